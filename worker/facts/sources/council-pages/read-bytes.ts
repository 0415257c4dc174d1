import { joined } from "#national/files/joined.ts";
import { hangUp, TooLarge } from "#worker/platform/read-text.ts";

/**
 * A body, read as it arrives and given up on past `maxBytes`.
 * @throws TooLarge, or what the connection throws when it breaks.
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
	const reader = response.body?.getReader();
	const pieces: Uint8Array[] = [];
	let size = 0;
	for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
		size += chunk.value.byteLength;
		if (size > maxBytes) {
			hangUp(reader ?? null);
			throw new TooLarge(`more than ${maxBytes} bytes`);
		}
		pieces.push(chunk.value);
	}
	return joined(pieces);
}
