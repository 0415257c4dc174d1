/** Tables of a TrueType font by their four-letter tags. Source: OpenType specification 1.9.1, "OpenType font file". */
export type Tables = ReadonlyMap<string, Uint8Array>;

const HEADER = 12;
const RECORD = 16;
const VERSION = 0x00010000;
/** What the checksum of the whole file is taken from, for `head.checkSumAdjustment`. */
const MAGIC = 0xb1b0afba;
const ADJUSTMENT_AT = 8;

/** A view of bytes that may lie inside a larger buffer. */
export function viewOf(bytes: Uint8Array): DataView<ArrayBufferLike> {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function readTables(font: Uint8Array): Tables {
	const view = viewOf(font);
	return new Map(
		Array.from({ length: view.getUint16(4) }, (_, at) => {
			const record = HEADER + at * RECORD;
			const tag = String.fromCharCode(...font.subarray(record, record + 4));
			const offset = view.getUint32(record + 8);
			return [tag, font.slice(offset, offset + view.getUint32(record + 12))];
		}),
	);
}

/**
 * A table that the font must have.
 * @throws RangeError when it has none.
 */
export function tableOf(tables: Tables, tag: string): Uint8Array {
	const table = tables.get(tag);
	if (!table) {
		throw new RangeError(`the font has no table ${tag}`);
	}
	return table;
}

/** The file of these tables, in the order of their tags, with its checksums. */
export function writeTables(tables: Tables): Uint8Array {
	const entries = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
	const size = entries.reduce((sum, [, table]) => sum + padded(table.length), 0);
	const font = new Uint8Array(HEADER + RECORD * entries.length + size);
	const view = viewOf(font);
	const power = 2 ** Math.floor(Math.log2(entries.length));
	view.setUint32(0, VERSION);
	view.setUint16(4, entries.length);
	view.setUint16(6, power * RECORD);
	view.setUint16(8, Math.log2(power));
	view.setUint16(10, (entries.length - power) * RECORD);

	let offset = HEADER + RECORD * entries.length;
	let headAt = 0;
	for (const [at, [tag, table]] of entries.entries()) {
		const record = HEADER + at * RECORD;
		font.set(
			[...tag].map((letter) => letter.charCodeAt(0)),
			record,
		);
		font.set(table, offset);
		if (tag === "head") {
			headAt = offset;
			view.setUint32(headAt + ADJUSTMENT_AT, 0);
		}
		const end = offset + padded(table.length);
		view.setUint32(record + 4, checksum(font.subarray(offset, end)));
		view.setUint32(record + 8, offset);
		view.setUint32(record + 12, table.length);
		offset = end;
	}
	view.setUint32(headAt + ADJUSTMENT_AT, MAGIC - checksum(font));
	return font;
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
	return Math.ceil(length / 4) * 4;
}

function checksum(bytes: Uint8Array): number {
	const view = viewOf(bytes);
	let sum = 0;
	for (let at = 0; at < bytes.length; at += 4) {
		sum = (sum + view.getUint32(at)) >>> 0;
	}
	return sum;
}
