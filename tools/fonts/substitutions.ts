import { viewOf } from "./sfnt.ts";

const SINGLE = 1;
const EXTENSION = 7;

/** Glyph to the glyph that stands for it, over all single substitutions of a GSUB table. Source: OpenType specification 1.9.1, "GSUB". */
export function readSubstitutions(table: Uint8Array): ReadonlyMap<number, number> {
	const view = viewOf(table);
	const lookups = view.getUint16(8);
	const found = new Map<number, number>();
	for (const lookup of offsetsAt(view, lookups)) {
		const type = view.getUint16(lookup);
		for (const subtable of offsetsAt(view, lookup, 4)) {
			const isExtension = type === EXTENSION;
			const kind = isExtension ? view.getUint16(subtable + 2) : type;
			const at = isExtension ? subtable + view.getUint32(subtable + 4) : subtable;
			if (kind === SINGLE) {
				readSingle(view, at, found);
			}
		}
	}
	return found;
}

/** Offsets of a list that begins with its length, counted from `base`. */
function offsetsAt(view: DataView, base: number, countAt = 0): number[] {
	return Array.from(
		{ length: view.getUint16(base + countAt) },
		(_, at) => base + view.getUint16(base + countAt + 2 + at * 2),
	);
}

function readSingle(view: DataView, at: number, found: Map<number, number>): void {
	const format = view.getUint16(at);
	const covered = readCoverage(view, at + view.getUint16(at + 2));
	for (const [index, glyph] of covered.entries()) {
		const other = format === 1 ? glyph + view.getInt16(at + 4) : view.getUint16(at + 6 + index * 2);
		found.set(glyph, other & 0xffff);
	}
}

function readCoverage(view: DataView, at: number): number[] {
	const count = view.getUint16(at + 2);
	if (view.getUint16(at) === 1) {
		return Array.from({ length: count }, (_, index) => view.getUint16(at + 4 + index * 2));
	}
	return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) => {
		const first = view.getUint16(range);
		return Array.from(
			{ length: view.getUint16(range + 2) - first + 1 },
			(_, index) => first + index,
		);
	});
}
