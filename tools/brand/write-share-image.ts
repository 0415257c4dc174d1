import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { givenFiles, runCommand } from "#datasets/commands/run-command.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { root } from "../dev/project.ts";
import { SHARE_IMAGE, shareImage } from "./share-image.ts";

const ICON = 180;

/** Draws the picture for shared links and the icon for home screens, which the repository keeps. */
async function main(): Promise<void> {
	const browser = await chromium.launch(await findBrowser());
	const page = await browser.newPage({ viewport: SHARE_IMAGE });
	await page.setContent(await shareImage());
	await page.evaluate(() => document.fonts.ready);
	await writeFile(path.join(root, "web/public/og.png"), await page.screenshot());

	const mark = await readFile(path.join(root, "web/public/favicon.svg"), "utf8");
	await page.setViewportSize({ width: ICON, height: ICON });
	await page.setContent(
		`<!doctype html><style>body { margin: 0; background: #0b6b4f } svg { width: ${ICON}px; display: block }</style>${mark}`,
	);
	await writeFile(path.join(root, "web/public/apple-touch-icon.png"), await page.screenshot());
	await browser.close();
}

await runCommand(async () => {
	givenFiles(process.argv.slice(2), { count: 0, usage: "npm run brand:images" });
	await main();
});
