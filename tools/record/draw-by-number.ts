import { createHash } from "node:crypto";

/** Has this process draw the same bytes each time it runs, one after another, where it would draw any: the simulators' ids follow from their order. */
export function drawByNumber(): void {
	let drawn = 0;
	crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
		const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
		for (let at = 0; at < bytes.length; at += 32) {
			const more = createHash("sha256").update(`drawn:${drawn++}`).digest();
			bytes.set(more.subarray(0, bytes.length - at), at);
		}
		return into;
	};
}
