import type { SourceId } from "#domain/base/sources.ts";
import { hangUp } from "./read-text.ts";
import { SourceFault } from "./source-fault.ts";

/** Milliseconds without a byte after which the sender is given up. A slow line pauses for seconds; a longer pause means it has gone. */
export const READ_TIMEOUT = 20_000;

/**
 * Yields a body piece by piece. A reader that stops early ends the transfer.
 * @throws SourceFault when the connection breaks, or is silent for too long
 */
export async function* piecesOf(
	source: SourceId,
	{ body }: Response,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const reader = body?.getReader();
	if (!reader) {
		return;
	}
	try {
		for (
			let piece = await withinTimeout(source, reader.read());
			!piece.done;
			piece = await withinTimeout(source, reader.read())
		) {
			yield piece.value;
		}
	} finally {
		hangUp(reader);
	}
}

async function withinTimeout<T>(source: SourceId, reading: Promise<T>): Promise<T> {
	const stalled = Promise.withResolvers<never>();
	const timer = setTimeout(() => {
		stalled.reject(new SourceFault(source, "timed_out", "it fell silent while a file was read"));
	}, READ_TIMEOUT);
	try {
		return await Promise.race([reading, stalled.promise]);
	} catch (cause) {
		throw cause instanceof SourceFault
			? cause
			: new SourceFault(source, "unreachable", "the connection broke while a file was read", cause);
	} finally {
		clearTimeout(timer);
	}
}
