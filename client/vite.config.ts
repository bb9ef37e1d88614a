import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // The page has many addresses at a server, so it names its files from the root. They name each other from where they
  // are, so that a site can stand in any folder.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir: "../src/theagon/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: ["index.html", "src/site/service-worker.ts"],
      output: {
        // A service worker is known by its name.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        // `scripts/size.js` counts the workshop apart.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes("/src/workshop/"))
            ? "assets/workshop-[name]-[hash].js"
            : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.THEAGON_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    setupFiles: "src/test-setup.ts",
    include: ["src/**/*.test.ts"],
    isolate: false, // `test-setup.ts` parts the files
    testTimeout: 60_000, // other checks run beside these, and a busy machine is no fault
  },
});
