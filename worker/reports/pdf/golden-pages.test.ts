import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import pixelmatch from "pixelmatch";
import { expect, test } from "vitest";
import { someBareReport, someHmoReport, someReport } from "#domain/test/some-report.ts";
import { inNeighbourhood } from "#tools/outlines/stored-outlines.ts";
import { reportPdf } from "./report-pdf.ts";
import { type DrawnPage, drawPages, readPicture } from "./test/draw-pages.ts";

/** Beside the tests: what `npm run golden:pages` wrote, and a person has looked at. */
const kept = path.join(import.meta.dirname, "test", "golden-pages");
const isWriting = process.env["GOLDEN_PAGES"] === "write";

const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };
const documents = {
	full: inNeighbourhood(someReport()),
	hmo: someHmoReport(),
	bare: someBareReport(),
};

/** Share of a page's pixels that may differ: another processor draws the edges of letters a little otherwise. */
const MOST_APART = 0.0002;

/** Share of the pixels that differ, and the page with those in red. */
function compare(drawn: DrawnPage["pixels"], golden: DrawnPage["pixels"]) {
	const { width, height } = drawn;
	const apart = createCanvas(width, height);
	const context = apart.getContext("2d");
	const picture = context.createImageData(width, height);
	const count = pixelmatch(drawn.data, golden.data, picture.data, width, height, {
		threshold: 0.2,
	});
	context.putImageData(picture, 0, 0);
	return { share: count / (width * height), png: () => apart.toBuffer("image/png") };
}

test.each(Object.entries(documents))(
	"every page of the %s report looks as it did",
	async (name, document) => {
		const pages = await drawPages(reportPdf(document, mark));
		const file = (at: number) => path.join(kept, `${name}-${at + 1}.png`);
		if (isWriting) {
			mkdirSync(kept, { recursive: true });
			for (const [at, page] of pages.entries()) {
				writeFileSync(file(at), page.png());
			}
		}
		const apart: string[] = [];
		for (const [at, page] of pages.entries()) {
			const golden = await readPicture(readFileSync(file(at)));
			const { share, png } = compare(page.pixels, golden);
			if (share > MOST_APART) {
				mkdirSync("test-results", { recursive: true });
				const shown = path.join("test-results", `${name}-${at + 1}-apart.png`);
				writeFileSync(shown, png());
				apart.push(`page ${at + 1}: ${(share * 100).toFixed(2)}% differs, see ${shown}`);
			}
		}
		expect(apart).toEqual([]);
		expect(() => readFileSync(file(pages.length))).toThrow();
	},
);

test("a line that moves by two points, and a word that is gone, are seen", async () => {
	const [page] = await drawPages(reportPdf(documents.bare, mark));
	const [other] = await drawPages(reportPdf({ ...documents.bare, day: "2026-11-22" }, mark));
	if (!page || !other) {
		throw new RangeError("a report without a page");
	}
	expect(compare(page.pixels, page.pixels).share).toBe(0);
	expect(compare(page.pixels, other.pixels).share).toBeGreaterThan(0);
	const moved = createCanvas(page.pixels.width, page.pixels.height);
	const context = moved.getContext("2d");
	context.putImageData(page.pixels, 0, 1);
	const { width, height } = page.pixels;
	expect(compare(page.pixels, context.getImageData(0, 0, width, height)).share).toBeGreaterThan(
		MOST_APART,
	);
});
