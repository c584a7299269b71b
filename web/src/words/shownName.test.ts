import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FORMER, shownName } from "./shownName";

it("keeps every name but that of whoever left for good", () => {
  expect(shownName("Anna")).toBe("Anna");
  expect(shownName(FORMER)).toBe("former-player");
});

it("knows the name that the server keeps", () => {
  const source = readFileSync(join(import.meta.dirname, "../../../partie/text/words.py"), "utf8");
  expect(source).toContain(`FORMER: Final = "${FORMER}"`);
});
