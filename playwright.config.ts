import { defineConfig } from "@playwright/test";
import { findBrowser } from "test-browser";
import { journeyServers } from "./tools/browser/journey-servers.ts";

/** Journeys: the built product in a real browser, as many at once as there are products to run them against. */
export default defineConfig({
	testDir: "e2e",
	forbidOnly: true,
	workers: journeyServers.length,
	// On a busy machine a screen takes many times as long, and is no worse for it.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		locale: "en-GB",
		timezoneId: "Europe/London",
		screenshot: "only-on-failure",
		launchOptions: await findBrowser(),
	},
	// One after another, as they are listed.
	webServer: journeyServers.map(({ worker, product }) => ({
		command: `node tools/dev/serve-journeys.ts ${worker}`,
		url: `${product}/api/health`,
		reuseExistingServer: false,
		timeout: 600_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
	})),
});
