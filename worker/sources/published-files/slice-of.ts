import type { SourceId } from "#domain/sources.ts";
import { FileFault } from "#national/files/published-file.ts";
import { SourceFault } from "../source-fault.ts";

/** Bytes of a body that are not wanted, and after them those that are. */
type Slice = { readonly skip: number; readonly take: number };

/**
 * A part of a body, as it comes, none of it held; the rest is not waited for.
 * @throws FileFault when it ends before that, SourceFault when the connection breaks.
 */
export async function* sliceOf(
	source: SourceId,
	response: Response,
	{ skip, take }: Slice,
): AsyncGenerator<Uint8Array> {
	const reader = response.body?.getReader();
	let passed = 0;
	try {
		while (reader && passed < skip + take) {
			const { done, value } = await reader.read();
			if (done) {
				break;
			}
			const wanted = value.subarray(Math.max(0, skip - passed), Math.max(0, skip + take - passed));
			passed += value.length;
			if (wanted.length > 0) {
				yield wanted;
			}
		}
	} catch (cause) {
		throw cause instanceof FileFault || cause instanceof SourceFault
			? cause
			: new SourceFault(source, "unreachable", "the connection broke while a file was read", cause);
	} finally {
		await reader?.cancel().catch(() => undefined);
	}
	if (passed < skip + take) {
		throw new FileFault("the file was cut off while it was read");
	}
}
