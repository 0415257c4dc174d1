import { FileFault, type PublishedFile } from "./published-file.ts";

/** Bytes of a file from `from` up to but not including `to`, held in memory. @throws FileFault when the file has fewer. */
export async function readAt(file: PublishedFile, from: number, to: number): Promise<Uint8Array> {
	const bytes = new Uint8Array(to - from);
	let filled = 0;
	for await (const chunk of file.read(from, to)) {
		if (filled + chunk.length > bytes.length) {
			throw new FileFault(`${file.name} gave more bytes than it was asked for`);
		}
		bytes.set(chunk, filled);
		filled += chunk.length;
	}
	if (filled < bytes.length) {
		throw new FileFault(`${file.name} ended ${bytes.length - filled} bytes early`);
	}
	return bytes;
}

/** Joins pieces of a file; a single piece is returned without a copy. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
	const [only] = pieces;
	if (only && pieces.length === 1) {
		return only;
	}
	const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		all.set(piece, at);
		at += piece.length;
	}
	return all;
}
