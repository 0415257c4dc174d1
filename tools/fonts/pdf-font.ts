import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { printable } from "#worker/reports/pdf/printable.ts";
import { root } from "../dev/project.ts";
import { readCharacterMap, writeCharacterMap } from "./character-map.ts";
import { joinFonts } from "./join-fonts.ts";
import { readTables, type Tables, tableOf, viewOf, writeTables } from "./sfnt.ts";
import { readSubstitutions } from "./substitutions.ts";

/** The fonts of the PDF: where each is kept, what it is called there, and its weight. */
export const pdfFonts = [
	{ file: "worker/reports/pdf/fonts/inter-regular.ts", name: "INTER_REGULAR", weight: 400 },
	{ file: "worker/reports/pdf/fonts/inter-semibold.ts", name: "INTER_SEMIBOLD", weight: 600 },
] as const;

type PdfFont = (typeof pdfFonts)[number];

/** All that a reader of PDF needs; the rest is for text engines. */
const needed = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"];

/** The module that holds the font: TrueType in base64, and the width of each character of `printable` in its order. */
export async function pdfFontModule(font: PdfFont): Promise<string> {
	const tables = await pdfFont(font);
	const base64 = Buffer.from(writeTables(tables)).toString("base64");
	return `/**
 * Inter ${font.weight}, the characters of printable.ts alone: TrueType in base64, and their widths in that order.
 * SIL Open Font License 1.1. Made by \`npm run data:fonts\`.
 */
export const ${font.name} = {
	unitsPerEm: ${viewOf(tableOf(tables, "head")).getUint16(18)},
	widths:
		"${widthsOf(tables).join(" ")}",
	base64:
		"${base64}",
} as const;
`;
}

/** @throws RangeError when the font lacks a character that is to be printable. */
function widthsOf(tables: Tables): number[] {
	const characters = readCharacterMap(tableOf(tables, "cmap"));
	const metrics = viewOf(tableOf(tables, "hmtx"));
	return [...printable].map((character) => {
		const glyph = characters.get(character.codePointAt(0) ?? 0);
		if (glyph === undefined) {
			throw new RangeError(`Inter has no ${character}`);
		}
		return metrics.getUint16(glyph * 4);
	});
}

async function pdfFont({ weight }: PdfFont): Promise<Tables> {
	const [latin, extended] = await Promise.all([
		instance("latin", weight, ["tnum"]),
		instance("latin-ext", weight, []),
	]);
	const tables = joinFonts(withTabularFigures(latin), extended);
	return new Map([...tables].filter(([tag]) => needed.includes(tag)));
}

/** One of the files that Inter is split into, at one weight. */
async function instance(file: string, weight: number, keepFeatures: string[]): Promise<Tables> {
	const name = `node_modules/@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2`;
	const font = await subsetFont(await readFile(path.join(root, name)), printable, {
		targetFormat: "truetype",
		variationAxes: { wght: weight },
		keepFeatures,
		noHinting: true,
		dropTables: ["GDEF", "GPOS", "STAT", "gasp"],
	});
	return readTables(font);
}

const digits = [..."0123456789"].map((digit) => digit.codePointAt(0));

/**
 * Digits of one width: jsPDF applies no OpenType feature, so the tabular glyphs take the place of the usual ones. Only the digits',
 * for the tabular hyphen is too wide to write words with.
 */
function withTabularFigures(tables: Tables): Tables {
	const tabular = readSubstitutions(tableOf(tables, "GSUB"));
	const characters = [...readCharacterMap(tableOf(tables, "cmap"))].map(
		([code, glyph]) =>
			[code, (digits.includes(code) ? tabular.get(glyph) : undefined) ?? glyph] as const,
	);
	return new Map([...tables, ["cmap", writeCharacterMap(new Map(characters))]]);
}
