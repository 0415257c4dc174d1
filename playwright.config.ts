import { defineConfig } from "@playwright/test";
import { findBrowser } from "test-browser";

const address = "http://127.0.0.1:4173";

/** Journeys: the built product in a real browser, one at a time, because they share one source simulator. */
export default defineConfig({
	testDir: "e2e",
	forbidOnly: true,
	workers: 1,
	// On a busy machine a screen takes many times as long, and is no worse for it.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL: address,
		locale: "en-GB",
		timezoneId: "Europe/London",
		screenshot: "only-on-failure",
		launchOptions: await findBrowser(),
	},
	webServer: {
		command: "node tools/dev/serve-journeys.ts",
		url: `${address}/api/health`,
		reuseExistingServer: false,
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
	},
});
