import type { Encrypter } from "age-encryption";

/** Bytes of every frame but the last: R2 takes parts of one size, of 5 MiB and more, and a few of this size fit a Worker's memory. */
export const FRAME_BYTES = 8 * 1024 * 1024;

/** Bytes of one chunk of an age file, and what its authentication adds. Source: https://age-encryption.org/v1 */
const CHUNK = { bytes: 64 * 1024, tag: 16 };

/** Encrypts to a recipient, and knows how much of a frame its header leaves. */
export type Sealer = {
	readonly encrypter: Encrypter;
	/** Bytes of packed lines that a frame holds, and what fills it up. */
	readonly capacity: number;
};

/** Opens the encryption to a public recipient of age. @throws Error on one that is none */
export async function openSealer(recipient: string): Promise<Sealer> {
	// Needed at night alone, and large.
	const { Encrypter } = await import("age-encryption");
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	const header = (await encrypter.encrypt(new Uint8Array())).length - CHUNK.tag;
	const chunks = Math.ceil((FRAME_BYTES - header) / (CHUNK.bytes + CHUNK.tag));
	return { encrypter, capacity: FRAME_BYTES - header - chunks * CHUNK.tag };
}

/** Lines as one member of a gzip file. */
export async function packLines(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
	const text = new Blob(lines.map((line) => `${line}\n`));
	const packed = new Response(text.stream().pipeThrough(new CompressionStream("gzip")));
	return new Uint8Array(await packed.arrayBuffer());
}

/** An empty member of a gzip file whose comment makes it as long as is wanted, so that every gunzip reads past it. */
const EMPTY_MEMBER = {
	head: [0x1f, 0x8b, 8, 0b10000, 0, 0, 0, 0, 0, 255],
	tail: [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};
/** Bytes that a full frame needs beside its lines. */
export const LEAST_FILLING = EMPTY_MEMBER.head.length + EMPTY_MEMBER.tail.length;

/** Members as one age file: of exactly `FRAME_BYTES` where `isFull`. */
export async function seal(
	{ encrypter, capacity }: Sealer,
	members: readonly Uint8Array<ArrayBuffer>[],
	isFull: boolean,
): Promise<Uint8Array> {
	const size = members.reduce((sum, { length }) => sum + length, 0);
	const packed = new Uint8Array(isFull ? capacity : size);
	let at = 0;
	for (const member of members) {
		packed.set(member, at);
		at += member.length;
	}
	if (isFull) {
		packed.set(EMPTY_MEMBER.head, at);
		packed.fill(0x20, at + EMPTY_MEMBER.head.length, capacity - EMPTY_MEMBER.tail.length);
		packed.set(EMPTY_MEMBER.tail, capacity - EMPTY_MEMBER.tail.length);
	}
	return encrypter.encrypt(packed);
}
