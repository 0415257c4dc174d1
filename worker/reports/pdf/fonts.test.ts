import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFName,
	PDFNumber,
	PDFRawStream,
} from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { someReport } from "#domain/test/some-report.ts";
import { reportPdf } from "./report-pdf.ts";

type Font = {
	readonly name: string;
	/** By glyph, in thousandths of an em, as the file says. */
	readonly widths: ReadonlyMap<number, number>;
	/** The font itself. */
	readonly program: DataView;
	/** Which characters its glyphs are. */
	readonly characters: ReadonlyMap<number, number>;
};

let fonts: readonly Font[];

beforeAll(async () => {
	const bytes = reportPdf(someReport(), { id: "LT-7F3K-92QD", createdAt: 0 });
	const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
	const found = context.enumerateIndirectObjects().flatMap(([, object]) => object);
	fonts = found.flatMap((font) => {
		const kind = font instanceof PDFDict && font.lookup(PDFName.of("Subtype"));
		return kind === PDFName.of("Type0") && font instanceof PDFDict ? [fontOf(font)] : [];
	});
});

function fontOf(font: PDFDict): Font {
	const [cid] = font.lookup(PDFName.of("DescendantFonts"), PDFArray).asArray();
	const descendant = font.context.lookup(cid, PDFDict);
	const descriptor = descendant.lookup(PDFName.of("FontDescriptor"), PDFDict);
	const program = streamOf(descriptor, "FontFile2");
	const cmap = new TextDecoder().decode(streamOf(font, "ToUnicode"));
	expect(descendant.lookup(PDFName.of("CIDToGIDMap"))).toBe(PDFName.of("Identity"));
	return {
		name: font.lookup(PDFName.of("BaseFont"), PDFName).decodeText(),
		widths: widthsOf(descendant.lookup(PDFName.of("W"), PDFArray)),
		program: new DataView(program.buffer, program.byteOffset, program.byteLength),
		characters: new Map(
			[...cmap.matchAll(/<([\da-f]{4})><([\da-f]{4})>/g)].map(([, glyph = "", character = ""]) => [
				Number.parseInt(glyph, 16),
				Number.parseInt(character, 16),
			]),
		),
	};
}

function streamOf(dict: PDFDict, key: string): Uint8Array {
	const stream = dict.context.lookup(dict.get(PDFName.of(key)));
	if (!(stream instanceof PDFRawStream)) {
		throw new TypeError(`no stream ${key}`);
	}
	return decodePDFRawStream(stream).decode();
}

/** A glyph, then a list of one width, and so on. */
function widthsOf(list: PDFArray): Map<number, number> {
	return new Map(
		Array.from({ length: list.size() / 2 }, (_, at) => [
			list.lookup(2 * at, PDFNumber).asNumber(),
			list
				.lookup(2 * at + 1, PDFArray)
				.lookup(0, PDFNumber)
				.asNumber(),
		]),
	);
}

/** Where a table of a TrueType font begins. */
function tableOf(program: DataView, tag: string): number {
	for (let at = 12; at < 12 + 16 * program.getUint16(4); at += 16) {
		const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => program.getUint8(at + index)));
		if (name === tag) {
			return program.getUint32(at + 8);
		}
	}
	throw new RangeError(`no table ${tag}`);
}

test("every glyph that is drawn is in the font within the file, as wide as the file says", () => {
	expect(fonts).toHaveLength(2);
	for (const { program, widths, name } of fonts) {
		const [head, last] = [
			tableOf(program, "head"),
			program.getUint16(tableOf(program, "hhea") + 34) - 1,
		];
		const [hmtx, loca] = [tableOf(program, "hmtx"), tableOf(program, "loca")];
		const long = program.getInt16(head + 50) === 1;
		const place = (glyph: number) =>
			long ? program.getUint32(loca + 4 * glyph) : 2 * program.getUint16(loca + 2 * glyph);
		for (const [glyph, width] of widths) {
			const advance = program.getUint16(hmtx + 4 * Math.min(glyph, last));
			const own = (advance * 1000) / program.getUint16(head + 18);
			expect(Math.abs(own - width), `${name} ${glyph}`).toBeLessThan(1);
			// Nothing is drawn of a space, and of it alone.
			expect(place(glyph + 1) > place(glyph) || isSpace(name, glyph), `${name} ${glyph}`).toBe(
				true,
			);
		}
	}
});

function isSpace(name: string, glyph: number): boolean {
	const character = fonts.find((font) => font.name === name)?.characters.get(glyph) ?? 0;
	return String.fromCharCode(character).trim() === "";
}

test("every glyph that is drawn is known as a character, and none stands for a missing one", () => {
	for (const { widths, characters } of fonts) {
		expect(widths.has(0)).toBe(false);
		for (const glyph of widths.keys()) {
			expect(characters.get(glyph)).toBeGreaterThan(0x1f);
		}
	}
});
