import type { ZipEntry } from "#datasets/ingest/zip/zip-archive.ts";

/** Bytes of one area's postcodes at most: ten times what the largest has. */
const LONGEST = 512 * 1024 ** 2;

/** A file in an archive, as text. @throws RefusedNews when it is not what the archive says it is */
export async function entryText(entry: ZipEntry): Promise<string> {
	const pieces: Uint8Array[] = [];
	for await (const piece of entry.read(LONGEST)) {
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}
