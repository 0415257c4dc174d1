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
