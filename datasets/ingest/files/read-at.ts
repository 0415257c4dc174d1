import { FileFault, type PublishedFile } from "./published-file.ts";

/** The bytes of a file from one place up to, and without, another, held whole. @throws FileFault when there are not as many. */
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

/** Pieces of a file as one; the only one is given as it is. */
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
