// Answers requests from static files: games, components, texts, rules and words need no engine.

/** The folder of files; its name contains a hash of their content. */
export const FILES: string = import.meta.env.VITE_FILES ?? "";
/** The address of this page's folder. */
export const BASE = new URL(".", location.href.split("#")[0]).href;

/** The file for a request path, or null. */
export function fileOf(path: string, query: URLSearchParams): string | null {
  const lang = query.get("lang") ?? "en";
  const game = /^\/games\/(\w+)\/(components|texts|rules|primer)$/.exec(path);
  if (path === "/games") return `games.${lang}.json`;
  if (path === "/languages") return "languages.json";
  if (game) return game[2] === "components" ? `${game[1]}/components.json` : `${game[1]}/${game[2]}.${lang}.json`;
  const words = /^\/locale\/([a-z-]+)$/.exec(path);
  if (!words) return null;
  const own = query.get("game");
  return own ? `${own}/${words[1]}.ftl` : `${words[1]}.ftl`;
}

export async function readFile(name: string): Promise<Response> {
  return fetch(`${BASE}${FILES}/data/${name}`);
}
