import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { INTER_REGULAR } from "#worker/reports/pdf/fonts/inter-regular.ts";
import { INTER_SEMIBOLD } from "#worker/reports/pdf/fonts/inter-semibold.ts";
import { printable } from "#worker/reports/pdf/printable.ts";
import { root } from "../dev/project.ts";
import { readCharacterMap } from "./character-map.ts";
import { pdfFontModule, pdfFonts } from "./pdf-font.ts";
import { readTables, tableOf, viewOf, writeTables } from "./sfnt.ts";

const committed = [
	["regular", INTER_REGULAR],
	["semibold", INTER_SEMIBOLD],
] as const;

test.each(pdfFonts)("the committed $file is what the tool makes", async (font) => {
	const file = await readFile(path.join(root, font.file), "utf8");

	expect(file === (await pdfFontModule(font))).toBe(true);
});

test.each(committed)("Inter %s draws every printable character", (_, { base64 }) => {
	const tables = readTables(Buffer.from(base64, "base64"));
	const characters = readCharacterMap(tableOf(tables, "cmap"));
	const locations = viewOf(tableOf(tables, "loca"));
	const undrawn = [...printable].filter((character) => {
		const glyph = characters.get(character.codePointAt(0) ?? 0) ?? 0;
		return locations.getUint32(glyph * 4) === locations.getUint32(glyph * 4 + 4);
	});

	// The space, and the space that does not break.
	expect(undrawn).toEqual([" ", "\u00a0"]);
});

test.each(committed)("the digits of Inter %s are of one width", (_, { widths }) => {
	const numbers = widths.split(" ");
	const digits = [..."0123456789"].map((digit) => numbers[[...printable].indexOf(digit)]);

	expect(new Set(digits).size).toBe(1);
});

test.each(committed)("Inter %s takes less than 40 kB", (_, { base64 }) => {
	expect(base64.length).toBeLessThan(40_000);
});

test.each(committed)(
	"Inter %s is written with the checksums that it is read with",
	(_, { base64 }) => {
		const font = Buffer.from(base64, "base64");
		const words = Array.from({ length: font.length / 4 }, (_word, at) => font.readUInt32BE(at * 4));

		expect(words.reduce((sum, word) => (sum + word) >>> 0, 0)).toBe(0xb1b0afba);
		expect(Buffer.from(writeTables(readTables(font))).equals(font)).toBe(true);
	},
);
