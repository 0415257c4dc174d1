import { defineConfig } from "vitest/config";

/** Its own, so that a run of this package alone takes none of the project around it. */
export default defineConfig({ test: { include: ["src/**/*.test.ts"] } });
