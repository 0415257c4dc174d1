import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";
import { bundledChromium } from "./bundled-chromium.ts";
import { installedBrowser } from "./installed-browser.ts";

/**
 * Beyond what Playwright passes of itself (no sync, no updates, no first run, no background networking): the same glyphs
 * on every machine, and no way out to the internet, whatever a page asks for.
 */
const args = [
	"--font-render-hinting=none",
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * Launch options for the browser that tests are run in, without a download: the Chromium of the npm package, else one that
 * is installed, else Playwright's own. Throws a message fit for a person when there is none.
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
