import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where the page's tables are: at a server, or (`--mode static`) in a worker of the browser.
const homeOf = (mode: string) =>
  fileURLToPath(new URL(`./src/homes/${mode === "static" ? "local" : "server"}`, import.meta.url));

// The page is built into the Python package, which serves it. Nothing is inlined: the server's content policy allows
// no inline script or style.
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  resolve: { alias: { "#home": homeOf(mode) } },
  worker: { format: "es" },
  plugins: [svelte()],
  build: {
    outDir: mode === "static" ? "../build/static" : "../partie/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that know light-dark(): a part of the page may then be dark in a light page.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  // Tests depend on no clock: the limit only ends what hangs, on a busy machine too.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
}));
