import type { FileHandle } from "node:fs/promises";
import { crc32, inflateRawSync } from "node:zlib";
import { Defect } from "./defect.ts";

/** One file inside an archive. */
export type ZipEntry = {
	readonly name: string;
	/** Its bytes. @throws Defect when they do not match the archive's checksum. */
	read(): Promise<Buffer>;
};

/** Signatures and lengths of the three records that matter. Source: PKWARE APPNOTE.TXT 4.3. */
const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;

/**
 * The files of a zip archive, found by its directory: however large it is, one file at a time is held. Written out here
 * because an unzipper that streams never sees the directory, and none at hand compares checksums.
 * @throws Defect when it is no archive, or its end is missing.
 */
export async function readZip(archive: FileHandle): Promise<ZipEntry[]> {
	const stats = await archive.stat();
	if (!stats.isFile()) {
		throw new Defect("it is not a file");
	}
	const { size } = stats;
	const start = await readAt(archive, 0, Math.min(4, size));
	if (start.toString("latin1", 0, 2) !== "PK") {
		throw new Defect(
			`it is not a zip archive (it begins ${JSON.stringify(start.toString("latin1"))})`,
		);
	}
	const tailAt = Math.max(0, size - END_LENGTH - LONGEST_COMMENT);
	const tail = await readAt(archive, tailAt, size - tailAt);
	const endAt = findEnd(tail);
	if (endAt === null) {
		throw new Defect("it is cut short: the end of the archive is missing");
	}
	const directory = await readAt(
		archive,
		tail.readUInt32LE(endAt + 16),
		tail.readUInt32LE(endAt + 12),
	);
	return readDirectory(directory, tail.readUInt16LE(endAt + 10)).map((record) => ({
		name: record.name,
		read: () => readEntry(archive, record),
	}));
}

function findEnd(tail: Buffer): number | null {
	for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
		if (tail.readUInt32LE(at) === END_SIGNATURE) {
			return at;
		}
	}
	return null;
}

type DirectoryRecord = {
	readonly name: string;
	readonly method: number;
	readonly checksum: number;
	readonly packedLength: number;
	readonly at: number;
};

function readDirectory(directory: Buffer, count: number): DirectoryRecord[] {
	const records: DirectoryRecord[] = [];
	let at = 0;
	while (records.length < count) {
		if (at + ENTRY_LENGTH > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) {
			throw new Defect("it is damaged: its directory cannot be read");
		}
		const nameEnd = at + ENTRY_LENGTH + directory.readUInt16LE(at + 28);
		records.push({
			name: directory.toString("utf8", at + ENTRY_LENGTH, nameEnd),
			method: directory.readUInt16LE(at + 10),
			checksum: directory.readUInt32LE(at + 16),
			packedLength: directory.readUInt32LE(at + 20),
			at: directory.readUInt32LE(at + 42),
		});
		at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
	}
	return records;
}

async function readEntry(archive: FileHandle, record: DirectoryRecord): Promise<Buffer> {
	const local = await readAt(archive, record.at, LOCAL_LENGTH);
	const dataAt = record.at + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
	const packed = await readAt(archive, dataAt, record.packedLength);
	const bytes = record.method === STORED ? packed : inflate(packed);
	if (bytes === null || crc32(bytes) !== record.checksum) {
		throw new Defect(`it is damaged: ${record.name} does not match its checksum`);
	}
	return bytes;
}

function inflate(packed: Buffer): Buffer | null {
	try {
		return inflateRawSync(packed);
	} catch {
		return null;
	}
}

async function readAt(archive: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await archive.read({
		buffer: Buffer.alloc(length),
		position,
		length,
	});
	if (bytesRead < length) {
		throw new Defect("it is damaged: it ends before its files do");
	}
	return buffer;
}
