import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "test-browser";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { pictures, SHARE_IMAGE, shareImage } from "./share-image.ts";

const ICON = 180;
/** What is asked for at /favicon.ico, by whatever reads no document. */
const SMALL = 32;

/** Draws the picture for shared links and the icon for home screens, which the repository keeps. */
async function main(): Promise<void> {
	const browser = await chromium.launch(await findBrowser());
	const page = await browser.newPage({ viewport: SHARE_IMAGE });
	for (const [file, words] of Object.entries(pictures)) {
		await page.setContent(await shareImage(words));
		await page.evaluate(() => document.fonts.ready);
		await writeFile(path.join(root, "web/public", file), await page.screenshot());
	}

	const mark = await readFile(path.join(root, "web/public/favicon.svg"), "utf8");
	const draw = async (size: number) => {
		await page.setViewportSize({ width: size, height: size });
		await page.setContent(
			`<!doctype html><style>body { margin: 0; background: #0b6b4f } svg { width: ${size}px; display: block }</style>${mark}`,
		);
		return page.screenshot();
	};
	await writeFile(path.join(root, "web/public/apple-touch-icon.png"), await draw(ICON));
	await writeFile(path.join(root, "web/public/favicon.ico"), asIco(await draw(SMALL), SMALL));
	await browser.close();
}

/** A picture as the only one of an icon file: a header of 6 bytes, an entry of 16, the PNG as it is. */
function asIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

await runOnFiles({ count: 0, usage: "npm run brand:images" }, main);
