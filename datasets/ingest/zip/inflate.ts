/** Bytes that were not packed as they should have been, or not to their end. */
export class InflateFault extends Error {
	override readonly name = "InflateFault";
}

/**
 * Undoes the compression of a stream of bytes (DEFLATE, RFC 1951, without a header), piece by piece, no faster than they are taken.
 * @throws InflateFault when the bytes are damaged; what `packed` throws
 */
export async function* inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const { readable, writable } = new DecompressionStream("deflate-raw");
	const filling = fill(packed, writable.getWriter());
	const reader = readable.getReader();
	try {
		let piece = await reader.read();
		while (!piece.done) {
			yield piece.value;
			piece = await reader.read();
		}
	} catch (cause) {
		// A source that broke off is what happened, not that the bytes before it make no whole.
		throw (await filling)?.cause ?? new InflateFault("the bytes are damaged", { cause });
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

type Writer = ReturnType<DecompressionStream["writable"]["getWriter"]>;

/** Gives what the source threw, for who takes the pieces to throw; null when all went in, or no one takes them any more. */
async function fill(
	packed: AsyncIterable<Uint8Array>,
	writer: Writer,
): Promise<{ readonly cause: unknown } | null> {
	const pieces = packed[Symbol.asyncIterator]();
	try {
		for (;;) {
			const piece = await pieces.next().catch((cause: unknown) => ({ fault: { cause } }));
			if ("fault" in piece) {
				await writer.abort(piece.fault.cause);
				return piece.fault;
			}
			if (piece.done) {
				await writer.close();
				return null;
			}
			// Written again, because a stream wants bytes that no other thread can change.
			await writer.write(new Uint8Array(piece.value));
		}
	} catch {
		// No one takes them any more, or they are damaged, which is told where they are taken.
		await pieces.return?.();
		return null;
	}
}
