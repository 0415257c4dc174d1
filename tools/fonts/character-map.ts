import { viewOf } from "./sfnt.ts";

/** Code point to glyph. */
export type CharacterMap = ReadonlyMap<number, number>;

const SEGMENTS = 4;
const WINDOWS = 3;
const UNICODE = 1;

/**
 * Reads the map of the Basic Multilingual Plane (format 4). Source: OpenType specification 1.9.1, "cmap".
 * @throws RangeError when the table holds no such map.
 */
export function readCharacterMap(table: Uint8Array): CharacterMap {
	const view = viewOf(table);
	const offsets = Array.from({ length: view.getUint16(2) }, (_, at) => view.getUint32(8 + at * 8));
	const offset = offsets.find((candidate) => view.getUint16(candidate) === SEGMENTS);
	if (offset === undefined) {
		throw new RangeError("the font has no character map of format 4");
	}
	const map = new Map<number, number>();
	const length = view.getUint16(offset + 6);
	for (let at = 0; at < length; at += 2) {
		const ends = offset + 14 + at;
		const starts = ends + 2 + length;
		const last = view.getUint16(ends);
		const delta = view.getUint16(starts + length);
		const rangeAt = starts + 2 * length;
		const range = view.getUint16(rangeAt);
		for (let code = view.getUint16(starts); code <= last && code < 0xffff; code++) {
			const glyph =
				range === 0 ? code : view.getUint16(rangeAt + range + (code - view.getUint16(starts)) * 2);
			map.set(code, (glyph + delta) & 0xffff);
		}
	}
	return map;
}

/** A character map of format 4 with a segment for each character. */
export function writeCharacterMap(map: CharacterMap): Uint8Array {
	const codes = [...map.keys()].toSorted((a, b) => a - b);
	const segments = [
		...codes.map((code) => [code, map.get(code) ?? 0] as const),
		[0xffff, 0] as const,
	];
	const count = segments.length;
	const length = 16 + count * 8;
	const table = new Uint8Array(12 + length);
	const view = viewOf(table);
	const power = 2 ** Math.floor(Math.log2(count));
	const head = [0, 1, WINDOWS, UNICODE, 0, 12, SEGMENTS, length, 0];
	const search = [count * 2, power * 2, Math.log2(power), (count - power) * 2];
	for (const [at, value] of [...head, ...search].entries()) {
		view.setUint16(at * 2, value);
	}
	for (const [at, [code, glyph]] of segments.entries()) {
		const end = 26 + at * 2;
		view.setUint16(end, code);
		view.setUint16(end + 2 + count * 2, code);
		view.setUint16(end + 2 + count * 4, code === 0xffff ? 1 : glyph - code);
	}
	return table;
}
