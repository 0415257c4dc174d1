import { zlibSync } from "fflate";

/** An object of a file, as it stands there between its number and its end. */
type FileObject = { readonly id: number; readonly body: string; readonly isStream: boolean };

/** Bytes, as they are or a character each. */
type Piece = string | Uint8Array;

/** Bytes of an entry of the cross-reference stream: its kind, a place or a number, a number within that. */
const ENTRY = [1, 3, 2] as const;
const ENTRY_BYTES = ENTRY.reduce((sum, bytes) => sum + bytes, 0);

/**
 * Packs a PDF that jsPDF wrote: what holds no stream of its own goes into one compressed stream, and the table of where each object stands becomes another, which is
 * half the file. No object changes. `file` has a character a byte. Source: ISO 32000-1, 7.5.7 and 7.5.8.
 */
export function packObjects(file: string): Uint8Array<ArrayBuffer> {
	const { objects, trailer } = readObjects(file);
	const packed = objects.filter(({ isStream }) => !isStream);
	const entries = new Map<number, readonly [kind: number, place: number, at: number]>();
	const size = Math.max(0, ...objects.map(({ id }) => id)) + 3;
	const [packId, tableId] = [size - 2, size - 1];
	const out: Piece[] = [`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n`];
	let length = lengthOf(out);
	const put = (id: number, body: readonly Piece[]) => {
		const pieces = [`${id} 0 obj\n`, ...body, "\nendobj\n"];
		entries.set(id, [1, length, 0]);
		out.push(...pieces);
		length += lengthOf(pieces);
	};
	for (const { id, body } of objects.filter(({ isStream }) => isStream)) {
		put(id, [body]);
	}
	for (const [at, { id }] of packed.entries()) {
		entries.set(id, [2, packId, at]);
	}
	put(packId, packOf(packed));
	const start = length;
	entries.set(tableId, [1, start, 0]);
	put(tableId, tableOf(entries, { size, trailer }));
	return joined([...out, `startxref\n${start}\n%%EOF\n`]);
}

/** Every object of a file, by its table of them, and what its trailer says beside their number. @throws RangeError for a file without a table */
function readObjects(file: string): { objects: FileObject[]; trailer: string } {
	const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file);
	const start = Number(found?.[1] ?? Number.NaN);
	const table =
		/^xref\s+0 \d+\s+((?:\d{10} \d{5} [nf]\s+)+)trailer\s*<<([\s\S]*)>>\s*startxref/.exec(
			file.slice(start),
		);
	if (!table) {
		throw new RangeError("a PDF without a table of its objects");
	}
	const [, lines = "", trailer = ""] = table;
	const offsets = [...lines.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, offset, kind]) =>
		kind === "n" ? Number(offset) : 0,
	);
	const ends = [...offsets.filter((offset) => offset > 0), start].toSorted((a, b) => a - b);
	const endOf = new Map(ends.map((offset, at) => [offset, ends[at + 1] ?? start]));
	return {
		objects: offsets.flatMap((offset, id) =>
			offset === 0 ? [] : [readObject(id, file.slice(offset, endOf.get(offset)))],
		),
		trailer: trailer.replace(/\/Size \d+/, "").trim(),
	};
}

function readObject(id: number, text: string): FileObject {
	const body = text.slice(text.indexOf("obj") + "obj".length, text.lastIndexOf("endobj")).trim();
	return { id, body, isStream: body.endsWith("endstream") };
}

function packOf(objects: readonly FileObject[]): readonly Piece[] {
	let offset = 0;
	const places = objects.map(({ id, body }) => {
		const place = `${id} ${offset}`;
		offset += body.length + 1;
		return place;
	});
	const head = `${places.join(" ")}\n`;
	return streamOf(
		`${head}${objects.map(({ body }) => body).join("\n")}`,
		`/Type/ObjStm/N ${objects.length}/First ${head.length}`,
	);
}

/** Each row as what it adds to the one above, which are mostly alike. Source: ISO 32000-1, 7.4.4.4: the predictor "up". */
function tableOf(
	entries: ReadonlyMap<number, readonly number[]>,
	{ size, trailer }: { size: number; trailer: string },
): readonly Piece[] {
	let above: readonly number[] = new Array(ENTRY_BYTES).fill(0);
	const rows = Array.from({ length: size }, (_, id) => {
		const values = entries.get(id) ?? [0, 0, id === 0 ? 65_535 : 0];
		const row = ENTRY.flatMap((bytes, column) => bigEndian(values[column] ?? 0, bytes));
		const added = row.map((byte, at) => (byte - (above[at] ?? 0)) & 0xff);
		above = row;
		return String.fromCharCode(2, ...added);
	});
	return streamOf(
		rows.join(""),
		`/Type/XRef/Size ${size}/W[${ENTRY.join(" ")}]/DecodeParms<</Predictor 12/Columns ${ENTRY_BYTES}>>${trailer}`,
	);
}

function bigEndian(value: number, bytes: number): number[] {
	return Array.from({ length: bytes }, (_, at) => (value >> (8 * (bytes - 1 - at))) & 0xff);
}

function streamOf(data: string, entries: string): readonly Piece[] {
	const packed = zlibSync(joined([data]));
	const head = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
	return [head, packed, "\nendstream"];
}

function lengthOf(pieces: readonly Piece[]): number {
	return pieces.reduce((sum, { length }) => sum + length, 0);
}

function joined(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(lengthOf(pieces));
	let at = 0;
	for (const piece of pieces) {
		if (typeof piece === "string") {
			for (let index = 0; index < piece.length; index += 1) {
				bytes[at + index] = piece.charCodeAt(index);
			}
		} else {
			bytes.set(piece, at);
		}
		at += piece.length;
	}
	return bytes;
}
