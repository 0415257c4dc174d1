import { joined } from "#datasets/ingest/files/read-at.ts";
import type { PublishedFile } from "../files/published-file.ts";
import { RefusedNews } from "../run/importer.ts";
import { InflateFault, inflate } from "./inflate.ts";
import { readDirectory, type ZipRecord } from "./zip-directory.ts";

/** The CRC-32 of a zip archive, from pieces in their order. Source: PKWARE APPNOTE.TXT 4.4.7. */
type Checksum = {
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

function newChecksum(): Checksum {
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

/** One file inside an archive. */
export type ZipEntry = {
	readonly name: string;
	/** Uncompressed length in bytes, as the archive states it. */
	readonly length: number;
	/**
	 * Yields its bytes piece by piece. `limit` is the most bytes accepted, so that a small archive cannot expand without end.
	 * @throws RefusedNews when there are more, or they do not match the archive's own record; FileFault
	 */
	readonly read: (limit: number) => AsyncGenerator<Uint8Array>;
};

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Length of a header with the longest name and the longest extra field. */
const LONGEST_HEADER = LOCAL_LENGTH + 2 * 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * Files of a zip archive, found through the directory at its end. Only requested bytes are read, and none are kept.
 * @throws RefusedNews when it is not an archive or is damaged; FileFault
 */
export async function readZip(file: PublishedFile): Promise<ZipEntry[]> {
	const records = await readDirectory(file);
	return records.map((record) => ({
		name: record.name,
		length: record.length,
		read: (limit) => readEntry(file, record, limit),
	}));
}

async function* readEntry(
	file: PublishedFile,
	record: ZipRecord,
	limit: number,
): AsyncGenerator<Uint8Array> {
	const { name, method } = record;
	if (record.flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) {
		throw new RefusedNews(
			`${name} in ${file.name} is encrypted or packed in a way we do not read.`,
		);
	}
	if (record.length > limit) {
		throw new RefusedNews(
			`${name} in ${file.name} has ${record.length} bytes, where ${limit} are the most we read.`,
		);
	}
	const packed = packedBytes(file, record);
	const checksum = newChecksum();
	let length = 0;
	for await (const chunk of method === STORED ? packed : unpack(packed, { file, record })) {
		length += chunk.length;
		if (length > record.length) {
			break;
		}
		checksum.add(chunk);
		yield chunk;
	}
	if (length !== record.length || checksum.value() !== record.checksum) {
		throw damaged(file, record);
	}
}

/** Compressed bytes of a file, behind its own header. Both come from one read, because each read may be a network request. */
async function* packedBytes(file: PublishedFile, record: ZipRecord): AsyncGenerator<Uint8Array> {
	const most = record.at + LONGEST_HEADER + record.packedLength;
	let begun: Uint8Array = new Uint8Array();
	let skip: number | null = null;
	let left = record.packedLength;
	for await (const chunk of file.read(record.at, Math.min(most, file.size))) {
		let bytes = chunk;
		if (skip === null) {
			begun = joined([begun, chunk]);
			if (begun.length < LOCAL_LENGTH) {
				continue;
			}
			skip = headerLength(file, record, begun);
			bytes = begun;
		}
		const piece = bytes.subarray(skip, skip + left);
		skip = Math.max(0, skip - bytes.length);
		left -= piece.length;
		if (piece.length > 0) {
			yield piece;
		}
		if (left === 0) {
			return;
		}
	}
	throw damaged(file, record);
}

function headerLength(file: PublishedFile, record: ZipRecord, begun: Uint8Array): number {
	const header = new DataView(begun.buffer, begun.byteOffset, begun.length);
	if (header.getUint32(0, true) !== LOCAL_SIGNATURE) {
		throw damaged(file, record);
	}
	return LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
}

async function* unpack(
	packed: AsyncIterable<Uint8Array>,
	{ file, record }: { file: PublishedFile; record: ZipRecord },
): AsyncGenerator<Uint8Array> {
	try {
		yield* inflate(packed);
	} catch (cause) {
		throw cause instanceof InflateFault ? damaged(file, record, cause) : cause;
	}
}

function damaged(file: PublishedFile, { name }: ZipRecord, cause?: unknown): RefusedNews {
	return new RefusedNews(`${file.name} is damaged: ${name} in it is not what it says it is.`, {
		cause,
	});
}
