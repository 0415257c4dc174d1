import { PDFDocument } from "@cantoo/pdf-lib";
import { jsPDF } from "jspdf";
import { expect, test } from "vitest";
import { packObjects } from "./pack-objects.ts";
import { drawPages } from "./test/draw-pages.ts";
import { readPdf } from "./test/read-pdf.ts";

/** A file as jsPDF writes it: fonts that it knows, pages, an outline, a link whose address looks like a stream's end. */
function someFile(pages: number): jsPDF {
	const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
	for (let number = 1; number <= pages; number++) {
		if (number > 1) {
			pdf.addPage();
		}
		pdf.text(`Page ${number} of a file (with brackets \\) and £`, 40, 60);
		pdf.circle(100, 200, 30, "F");
		pdf.link(40, 40, 200, 30, { url: `https://www.example.gov.uk/endobj/${number}?a=endstream` });
		pdf.outline.add(null, `Tŷ ${number}`, { pageNumber: number });
	}
	return pdf;
}

test("a packed file draws the same pixels, and says the same, as the file that was packed", async () => {
	const file = someFile(12).output();
	const [plain, packed] = [Uint8Array.from(Buffer.from(file, "latin1")), packObjects(file)];
	const [before, after] = [await readPdf(plain), await readPdf(packed)];
	expect(after).toEqual({ ...before, info: { ...before.info, PDFFormatVersion: "1.7" } });
	expect(after.pages).toHaveLength(12);
	const [drawn, redrawn] = [await drawPages(plain), await drawPages(packed)];
	for (const [at, page] of drawn.entries()) {
		expect(Buffer.compare(page.png(), redrawn[at]?.png() ?? Buffer.alloc(0))).toBe(0);
	}
});

test("another reader finds every object of the file in it, unchanged, and no more than the two that hold them", async () => {
	const file = someFile(3).output();
	const read = async (bytes: Uint8Array) => {
		const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
		return new Map(
			context
				.enumerateIndirectObjects()
				.map(([ref, object]) => [ref.toString(), object.toString()] as const),
		);
	};
	const plain = await read(Uint8Array.from(Buffer.from(file, "latin1")));
	const packed = await read(packObjects(file));
	expect(plain.size).toBeGreaterThan(20);
	for (const [ref, object] of plain) {
		expect(packed.get(ref)).toBe(object);
	}
	expect([...packed.keys()].filter((ref) => !plain.has(ref)).length).toBeLessThanOrEqual(2);
});

test("a packed file is of a version that may be, is smaller, and is the same every time", () => {
	const file = someFile(12).output();
	const [packed, again] = [packObjects(file), packObjects(file)];
	expect(new TextDecoder("latin1").decode(packed.subarray(0, 9))).toBe("%PDF-1.7\n");
	expect(packed.length).toBeLessThan(file.length * 0.75);
	expect(Buffer.compare(packed, again)).toBe(0);
});

test("what is no file of jsPDF is not packed", () => {
	expect(() => packObjects("")).toThrow(RangeError);
	expect(() => packObjects("%PDF-1.3\nstartxref\n9\n%%EOF")).toThrow(RangeError);
});
