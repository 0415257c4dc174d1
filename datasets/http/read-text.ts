/** The source sent more than the reader is willing to hold. */
export class TooLarge extends Error {
	override readonly name = "TooLarge";
}

/**
 * Reads a body's text as it arrives, and gives up past `maxBytes` so that a source cannot fill the isolate's memory. `Content-Length` is ignored: it may be
 * absent or wrong.
 * @throws TooLarge, or what the connection throws when it breaks.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
	let text = "";
	await readPieces(response, maxBytes, (piece) => {
		text += piece;
		return false;
	});
	return text;
}

/**
 * Does the same piece by piece, for a reader that need not hold it all. `take` returns true once it has seen enough, which stops the transfer.
 * @throws TooLarge, or what the connection throws when it breaks.
 */
export async function readPieces(
	response: Response,
	maxBytes: number,
	take: (piece: string) => boolean,
): Promise<void> {
	const reader = response.body?.getReader();
	if (!reader) {
		return;
	}
	const decoder = new TextDecoder();
	let bytes = 0;
	for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
		bytes += chunk.value.byteLength;
		if (bytes > maxBytes) {
			hangUp(reader);
			throw new TooLarge(`more than ${maxBytes} bytes`);
		}
		if (take(decoder.decode(chunk.value, { stream: true }))) {
			hangUp(reader);
			return;
		}
	}
	take(decoder.decode());
}

/** Tells the sender to stop, without waiting and ignoring any error. */
export function hangUp(body: Pick<ReadableStream, "cancel"> | null): void {
	body?.cancel().catch(() => undefined);
}
