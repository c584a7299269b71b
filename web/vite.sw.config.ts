import { defineConfig } from "vite";

// The service worker of the folder that plays without a server: one classic script beside the page.
export default defineConfig({
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "../build/static-work/sw",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/homes/local/sw.ts", formats: ["iife"], name: "sw", fileName: () => "sw.js" },
  },
});
