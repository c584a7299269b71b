import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it. Nothing is inlined: the server's content policy allows
// no inline script or style.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../partie/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
