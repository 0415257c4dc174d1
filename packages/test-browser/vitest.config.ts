import { defineConfig } from "vitest/config";

/** A separate configuration, so that tests of this package do not load the project's. */
export default defineConfig({ test: { include: ["src/**/*.test.ts"] } });
