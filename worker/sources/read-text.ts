/** More was sent than the reader is willing to hold. */
export class TooLarge extends Error {
	override readonly name = "TooLarge";
}

/**
 * Text of a body, read as it arrives and given up on past `maxBytes`, so that no source can fill the memory of
 * the isolate. `Content-Length` is not asked: it may be absent or wrong.
 * @throws TooLarge, or what the connection throws when it breaks.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
	const reader = response.body?.getReader();
	if (!reader) {
		return "";
	}
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
		bytes += chunk.value.byteLength;
		if (bytes > maxBytes) {
			await reader.cancel();
			throw new TooLarge(`more than ${maxBytes} bytes`);
		}
		text += decoder.decode(chunk.value, { stream: true });
	}
	return text + decoder.decode();
}
