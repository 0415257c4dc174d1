import type { SourceId } from "#domain/sources.ts";
import { FileFault } from "#national/files/published-file.ts";
import { piecesOf } from "./pieces-of.ts";

/** Bytes of a body that are not wanted, and after them those that are. */
type Slice = { readonly skip: number; readonly take: number };

/**
 * A part of a body, as it comes, none of it held; the rest is not waited for.
 * @throws FileFault when it ends before that, SourceFault as `piecesOf` does
 */
export async function* sliceOf(
	source: SourceId,
	response: Response,
	{ skip, take }: Slice,
): AsyncGenerator<Uint8Array> {
	let passed = 0;
	for await (const piece of piecesOf(source, response)) {
		const wanted = piece.subarray(Math.max(0, skip - passed), Math.max(0, skip + take - passed));
		passed += piece.length;
		if (wanted.length > 0) {
			yield wanted;
		}
		if (passed >= skip + take) {
			return;
		}
	}
	throw new FileFault("the file was cut off while it was read");
}
