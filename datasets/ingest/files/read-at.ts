import { FileFault, type PublishedFile } from "./published-file.ts";

/** The bytes of a file from one place up to, and without, another, held whole. @throws FileFault when there are not as many. */
export async function readAt(file: PublishedFile, from: number, to: number): Promise<Uint8Array> {
	const bytes = new Uint8Array(to - from);
	let filled = 0;
	for await (const chunk of file.read(from, to)) {
		if (filled + chunk.length > bytes.length) {
			throw new FileFault(`${file.name} gave more bytes than it was asked for`);
		}
		bytes.set(chunk, filled);
		filled += chunk.length;
	}
	if (filled < bytes.length) {
		throw new FileFault(`${file.name} ended ${bytes.length - filled} bytes early`);
	}
	return bytes;
}
