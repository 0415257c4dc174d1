import { readCharacterMap, writeCharacterMap } from "./character-map.ts";
import { type Tables, tableOf, viewOf } from "./sfnt.ts";

const MORE_COMPONENTS = 0x0020;
const ARGUMENTS_ARE_WORDS = 0x0001;
/** Flags of a component's scale, each with its length in bytes. */
const scales = [
	[0x0008, 2],
	[0x0040, 4],
	[0x0080, 8],
] as const;

/** The glyphs of a font as its tables `glyf`, `loca` and `hmtx` tell them. */
type Glyphs = { readonly outlines: Uint8Array[]; readonly metrics: Uint8Array[] };

/**
 * The first font with the glyphs of the second appended and its characters added where the first has none. Both must have the same
 * units per em, as the subsets of one family have. Source: OpenType specification 1.9.1, "glyf", "loca", "hmtx".
 */
export function joinFonts(first: Tables, second: Tables): Tables {
	const own = readGlyphs(first);
	const added = readGlyphs(second);
	const shift = own.outlines.length;
	const outlines = [
		...own.outlines,
		...added.outlines.map((outline) => withComponentsShifted(outline, shift)),
	];
	const characters = new Map(
		[...readCharacterMap(tableOf(second, "cmap"))].map(([code, glyph]) => [code, glyph + shift]),
	);
	for (const [code, glyph] of readCharacterMap(tableOf(first, "cmap"))) {
		characters.set(code, glyph);
	}
	return new Map([
		...first,
		["glyf", joined(outlines)],
		["loca", locations(outlines)],
		["hmtx", joined([...own.metrics, ...added.metrics])],
		["cmap", writeCharacterMap(characters)],
		["head", withNumber(tableOf(first, "head"), 50, 1)],
		["hhea", withNumber(tableOf(first, "hhea"), 34, outlines.length)],
		["maxp", withNumber(tableOf(first, "maxp"), 4, outlines.length)],
	]);
}

function readGlyphs(tables: Tables): Glyphs {
	const count = viewOf(tableOf(tables, "maxp")).getUint16(4);
	const isLong = viewOf(tableOf(tables, "head")).getInt16(50) === 1;
	const loca = viewOf(tableOf(tables, "loca"));
	const offset = (glyph: number) =>
		isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
	const glyf = tableOf(tables, "glyf");
	const hmtx = tableOf(tables, "hmtx");
	const full = viewOf(tableOf(tables, "hhea")).getUint16(34);
	return {
		outlines: Array.from({ length: count }, (_, glyph) =>
			glyf.slice(offset(glyph), offset(glyph + 1)),
		),
		metrics: Array.from({ length: count }, (_, glyph) => {
			const advanceAt = Math.min(glyph, full - 1) * 4;
			const bearingAt = glyph < full ? advanceAt + 2 : full * 4 + (glyph - full) * 2;
			return joined([hmtx.slice(advanceAt, advanceAt + 2), hmtx.slice(bearingAt, bearingAt + 2)]);
		}),
	};
}

/** A composite glyph names its parts by number. */
function withComponentsShifted(outline: Uint8Array, shift: number): Uint8Array {
	const view = viewOf(outline);
	if (outline.length === 0 || view.getInt16(0) >= 0) {
		return outline;
	}
	let at = 10;
	let flags = MORE_COMPONENTS;
	while (flags & MORE_COMPONENTS) {
		flags = view.getUint16(at);
		view.setUint16(at + 2, view.getUint16(at + 2) + shift);
		const scale = scales.find(([flag]) => flags & flag)?.[1] ?? 0;
		at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scale;
	}
	return outline;
}

function locations(outlines: readonly Uint8Array[]): Uint8Array {
	const table = new Uint8Array((outlines.length + 1) * 4);
	let offset = 0;
	for (const [at, outline] of outlines.entries()) {
		offset += outline.length;
		viewOf(table).setUint32((at + 1) * 4, offset);
	}
	return table;
}

function withNumber(table: Uint8Array, at: number, value: number): Uint8Array {
	const copy = table.slice();
	viewOf(copy).setUint16(at, value);
	return copy;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let offset = 0;
	for (const part of parts) {
		all.set(part, offset);
		offset += part.length;
	}
	return all;
}
