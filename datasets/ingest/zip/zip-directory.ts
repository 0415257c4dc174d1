import type { PublishedFile } from "../files/published-file.ts";
import { readAt } from "../files/read-at.ts";
import { RefusedNews } from "../run/importer.ts";
import { directoryPlace64, isElsewhere, widened } from "./zip64.ts";

/** The archive directory's record of one file. */
export type ZipRecord = {
	readonly name: string;
	/** Flag bits of the record; bit 0: the file is encrypted. */
	readonly flags: number;
	readonly method: number;
	/** CRC-32 of its uncompressed bytes. */
	readonly checksum: number;
	/** Compressed and uncompressed length in bytes. */
	readonly packedLength: number;
	readonly length: number;
	/** Offset of the file in the archive. */
	readonly at: number;
};

/** Signatures and lengths of the records that matter. Source: PKWARE APPNOTE.TXT 4.3. */
const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
/** Most bytes: a directory of some thousand files. No office document has more. */
const LONGEST_DIRECTORY = 1_000_000;
/** Reads the directory at the end of a zip archive and nothing else. @throws RefusedNews when it is not an archive, is cut short or damaged */
export async function readDirectory(file: PublishedFile): Promise<ZipRecord[]> {
	const tailAt = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT);
	const tail = viewOf(await readAt(file, tailAt, file.size));
	const endAt = findEnd(tail);
	if (endAt === null) {
		throw new RefusedNews(await whyNoArchive(file));
	}
	const fields = {
		count: tail.getUint16(endAt + 10, true),
		length: tail.getUint32(endAt + 12, true),
		at: tail.getUint32(endAt + 16, true),
	};
	const place = Object.values(fields).some(isElsewhere)
		? await directoryPlace64(file, tailAt + endAt)
		: fields;
	if (place === null) {
		throw damaged(file);
	}
	const { count, length, at } = place;
	if (at + length > tailAt + endAt || length > LONGEST_DIRECTORY) {
		throw damaged(file);
	}
	return readRecords(file, await readAt(file, at, at + length), count);
}

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEnd(tail: DataView): number | null {
	for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
		if (tail.getUint32(at, true) === END_SIGNATURE) {
			return at;
		}
	}
	return null;
}

async function whyNoArchive(file: PublishedFile): Promise<string> {
	const start = new TextDecoder("latin1").decode(await readAt(file, 0, Math.min(12, file.size)));
	if (start === "") {
		return `${file.name} is empty.`;
	}
	if (start.startsWith("PK")) {
		return `${file.name} is cut short: the end of the archive is missing.`;
	}
	return start.trimStart().startsWith("<")
		? `${file.name} is a web page, not a zip archive.`
		: `${file.name} is not a zip archive: it begins ${JSON.stringify(start)}.`;
}

function readRecords(file: PublishedFile, bytes: Uint8Array, count: number): ZipRecord[] {
	const view = viewOf(bytes);
	const records: ZipRecord[] = [];
	let at = 0;
	while (records.length < count) {
		if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
			throw damaged(file);
		}
		const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
		const extraEnd = nameEnd + view.getUint16(at + 30, true);
		const [length, packedLength, place] = placeOf(view, at, [nameEnd, extraEnd]) ?? [];
		if (length === undefined || packedLength === undefined || place === undefined) {
			throw damaged(file);
		}
		records.push({
			name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)),
			flags: view.getUint16(at + 8, true),
			method: view.getUint16(at + 10, true),
			checksum: view.getUint32(at + 16, true),
			packedLength,
			length,
			at: place,
		});
		at = extraEnd + view.getUint16(at + 32, true);
	}
	return records;
}

/** Length, compressed length and offset of a file, in the order of a 64-bit extra field; null when they are missing. */
function placeOf(
	view: DataView,
	at: number,
	[from, to]: readonly [from: number, to: number],
): readonly number[] | null {
	const fields = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
	return to > view.byteLength
		? null
		: widened(fields, new DataView(view.buffer, view.byteOffset + from, to - from));
}

function damaged(file: PublishedFile): RefusedNews {
	return new RefusedNews(`${file.name} is damaged: its directory cannot be read.`);
}
