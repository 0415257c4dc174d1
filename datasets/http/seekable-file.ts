import { createHash } from "node:crypto";
import { FileFault, type PublishedFile } from "#datasets/ingest/files/published-file.ts";
import type { SourceId } from "#domain/base/sources.ts";
import { piecesOf } from "./pieces-of.ts";
import { openPublishedFile } from "./published-files.ts";
import { type FileAddress, requestFile } from "./request-file.ts";
import { SourceFault } from "./source-fault.ts";

/**
 * Opens a file for random access. Requests ranges where the server supports them. Otherwise, or where nothing proves that two ranges belong to the same
 * file, it holds the whole file, up to `most` bytes.
 * @throws SourceFault
 */
export async function openSeekableFile(address: FileAddress, most: number): Promise<PublishedFile> {
	const response = await requestFile(address, { headers: { Range: "bytes=0-0" } });
	if (response.status !== 206) {
		return hold(address, response, most);
	}
	await response.body?.cancel();
	return signIn(response.headers) === null
		? hold(address, await requestFile(address, {}), most)
		: openPublishedFile(address);
}

async function hold(
	{ source, url }: FileAddress,
	response: Response,
	most: number,
): Promise<PublishedFile> {
	const bytes = await wholeBody(source, response, most);
	if (bytes === null) {
		throw new SourceFault(source, "malformed", `a file of more than ${most} bytes, all at once`);
	}
	const changed = Date.parse(response.headers.get("Last-Modified") ?? "");
	return {
		name: new URL(url).pathname.split("/").at(-1) ?? "",
		size: bytes.length,
		tag: signIn(response.headers) ?? createHash("sha256").update(bytes).digest("hex"),
		modifiedAt: Number.isNaN(changed) ? null : changed,
		async *read(from, to) {
			if (to > bytes.length) {
				throw new FileFault("there are not as many bytes in the file");
			}
			yield bytes.subarray(from, to);
		},
	};
}

/** The whole body; null, without reading further, when it is too long. @throws SourceFault as `piecesOf` does */
async function wholeBody(
	source: SourceId,
	response: Response,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const piece of piecesOf(source, response)) {
		pieces.push(piece);
		size += piece.length;
		if (size > most) {
			return null;
		}
	}
	return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function signIn(headers: Headers): string | null {
	return headers.get("ETag") ?? headers.get("Last-Modified");
}
