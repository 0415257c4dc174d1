import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";
import { bundledChromium } from "./bundled-chromium.ts";
import { installedBrowser } from "./installed-browser.ts";

/**
 * Arguments beyond Playwright's own (no sync, no updates, no first run, no background networking): identical glyphs on every machine, and no access to the
 * internet.
 */
const args = [
	"--font-render-hinting=none",
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * Launch options for the test browser, without a download: the npm package's Chromium, else an installed one, else Playwright's. Throws a readable message
 * when there is none.
 */
export async function findBrowser(): Promise<LaunchOptions> {
	const bundled = await bundledChromium();
	if (bundled) {
		return { ...bundled, args };
	}
	const installed = installedBrowser();
	if (installed) {
		return { executablePath: installed, args };
	}
	if (existsSync(chromium.executablePath())) {
		return { args };
	}
	throw new Error(
		"No browser to test in was found. The Chromium that npm installs runs on Linux x64 only, and neither Chrome nor " +
			"Chromium stands where it is usually installed. Install Google Chrome (https://www.google.com/chrome) or " +
			"Chromium, or run `npx playwright install chromium`, then run this again.",
	);
}
