import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "test-browser";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { serveBench } from "../bench/serve-bench.ts";
import { root } from "../dev/project.ts";
import { SAMPLE_PICTURE } from "./sample-picture.ts";

const PORT = 5192;
/** Where the page finds what it loads; nothing listens there. */
const ORIGIN = "http://sample.invalid";

/** Draws page 1 of the sample report, made from the reference tables alone, as the picture that the offer shows and the repository keeps. */
async function main(): Promise<void> {
	const pdf = await samplePdf();
	const browser = await chromium.launch(await findBrowser());
	const page = await browser.newPage();
	const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
	const files: Readonly<Record<string, () => Promise<Buffer>>> = {
		"/pdf.mjs": () => readFile(path.join(library, "legacy/build/pdf.mjs")),
		"/pdf.worker.mjs": () => readFile(path.join(library, "legacy/build/pdf.worker.mjs")),
		"/sample.pdf": async () => pdf,
	};
	await page.route(`${ORIGIN}/**`, async (route) => {
		const { pathname } = new URL(route.request().url());
		const body = await files[pathname]?.();
		await route.fulfill({
			body: body ?? "<!doctype html>",
			contentType: pathname.endsWith(".mjs") ? "text/javascript" : "text/html",
		});
	});
	await page.goto(`${ORIGIN}/`);
	const picture = await page.evaluate(
		async ({ width, quality }) => {
			const address = (name: string) => `${location.origin}/${name}`;
			const pdfjs = await import(address("pdf.mjs"));
			pdfjs.GlobalWorkerOptions.workerSrc = address("pdf.worker.mjs");
			const first = await (await pdfjs.getDocument({ url: address("sample.pdf") }).promise).getPage(
				1,
			);
			const viewport = first.getViewport({ scale: width / first.getViewport({ scale: 1 }).width });
			const canvas = Object.assign(document.createElement("canvas"), {
				width: Math.round(viewport.width),
				height: Math.round(viewport.height),
			});
			await first.render({ canvas, viewport }).promise;
			return canvas.toDataURL("image/webp", quality);
		},
		{ width: SAMPLE_PICTURE.width, quality: 0.5 },
	);
	await browser.close();
	const bytes = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
	await writeFile(path.join(root, SAMPLE_PICTURE.file), bytes);
	console.info(`${SAMPLE_PICTURE.file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function samplePdf(): Promise<Buffer> {
	const server = await serveBench(PORT);
	try {
		const response = await fetch(`${server.address}/api/reports/${SAMPLE_REPORT_ID}/download`);
		if (!response.ok) {
			throw new Error(`the sample's PDF: HTTP ${response.status}`);
		}
		return Buffer.from(await response.arrayBuffer());
	} finally {
		await server.close();
	}
}

await runOnFiles({ count: 0, usage: "npm run brand:sample" }, main);
process.exit(0);
