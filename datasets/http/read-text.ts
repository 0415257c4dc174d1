/** More was sent than the reader is willing to hold. */
export class TooLarge extends Error {
	override readonly name = "TooLarge";
}

/**
 * Text of a body, read as it arrives and given up on past `maxBytes`, so that no one who is asked can fill the memory of
 * the isolate. `Content-Length` is not asked: it may be absent or wrong.
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
 * The same piece by piece, for a reader that need not hold it all. `take` says true once it has seen enough; the rest is then not
 * sent at all.
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

/** Tells the sender to stop. No one waits for its consent, nor minds its refusal. */
export function hangUp(body: Pick<ReadableStream, "cancel"> | null): void {
	body?.cancel().catch(() => undefined);
}
