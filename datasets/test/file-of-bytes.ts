import type { PublishedFile } from "../ingest/files/published-file.ts";

/** A published file that is these bytes, given in pieces of `piece` bytes. */
export function fileOfBytes(
	bytes: Uint8Array,
	{ name = "file.bin", tag = "tag", piece = 1000 } = {},
): PublishedFile {
	return {
		name,
		size: bytes.length,
		tag,
		modifiedAt: null,
		async *read(from, to) {
			for (let at = from; at < to; at += piece) {
				yield bytes.slice(at, Math.min(at + piece, to));
			}
		},
	};
}
