/** The CRC-32 of a zip archive, from pieces in their order. Source: PKWARE APPNOTE.TXT 4.4.7. */
export type Checksum = {
	readonly add: (bytes: Uint8Array) => void;
	/** Of what was added so far, from 0 to 2^32 - 1. */
	readonly value: () => number;
};

const POLYNOMIAL = 0xedb88320;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
	let rest = byte;
	for (let bit = 0; bit < 8; bit += 1) {
		rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
	}
	return rest;
});

export function newChecksum(): Checksum {
	let state = -1;
	return {
		add(bytes) {
			let next = state;
			for (const byte of bytes) {
				next = (next >>> 8) ^ (table[(next ^ byte) & 0xff] ?? 0);
			}
			state = next;
		},
		value: () => (state ^ -1) >>> 0,
	};
}
