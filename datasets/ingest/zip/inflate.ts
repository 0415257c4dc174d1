/** Bytes that are badly compressed or end too early. */
export class InflateFault extends Error {
	override readonly name = "InflateFault";
}

/**
 * Decompresses a stream of bytes (raw DEFLATE, RFC 1951) piece by piece, no faster than its reader takes them.
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
		// If the source broke off, report that rather than the incomplete data that results.
		throw (await filling)?.cause ?? new InflateFault("the bytes are damaged", { cause });
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

type Writer = ReturnType<DecompressionStream["writable"]["getWriter"]>;

/** Returns what the source threw, for the reader to rethrow; null when all was written or the reader has stopped. */
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
			// Copied, because a stream needs bytes that no other thread can change.
			await writer.write(new Uint8Array(piece.value));
		}
	} catch {
		// The reader has stopped, or the data is damaged, which the reader reports.
		await pieces.return?.();
		return null;
	}
}
