import type { PublishedFile } from "../files/published-file.ts";
import { readAt } from "../files/read-at.ts";

/** Signatures and lengths of the records of 64 bits. Source: PKWARE APPNOTE.TXT 4.3.14, 4.3.15 and 4.5.3. */
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_LENGTH = 20;
const END_SIGNATURE = 0x06064b50;
const END_LENGTH = 56;
const EXTRA = 0x0001;
/** Values of a 16-bit or 32-bit field whose number is in a 64-bit record instead. */
const ELSEWHERE = [0xffff, 0xffffffff];

/** Whether a number stands in a record of 64 bits instead. */
export function isElsewhere(value: number): boolean {
	return ELSEWHERE.includes(value);
}

/** The directory's number of files, length in bytes and offset. */
export type DirectoryPlace = {
	readonly count: number;
	readonly length: number;
	readonly at: number;
};

/** Position of the directory in an archive over four gigabytes, whose ordinary end record is at `endAt`; null when there is no 64-bit record. */
export async function directoryPlace64(
	file: PublishedFile,
	endAt: number,
): Promise<DirectoryPlace | null> {
	const locator = await viewAt(file, endAt - LOCATOR_LENGTH, LOCATOR_LENGTH);
	if (locator?.getUint32(0, true) !== LOCATOR_SIGNATURE) {
		return null;
	}
	const end = await viewAt(file, number64(locator, 8), END_LENGTH);
	return end?.getUint32(0, true) === END_SIGNATURE
		? { count: number64(end, 32), length: number64(end, 40), at: number64(end, 48) }
		: null;
}

async function viewAt(file: PublishedFile, at: number, length: number): Promise<DataView | null> {
	if (at < 0 || at + length > file.size) {
		return null;
	}
	const { buffer, byteOffset } = await readAt(file, at, at + length);
	return new DataView(buffer, byteOffset, length);
}

/**
 * Numbers of a directory record, each replaced by its 64-bit value where the record refers to it; null when that value is missing. The extra field holds
 * only the replaced numbers, in the order given.
 */
export function widened(numbers: readonly number[], extra: DataView): readonly number[] | null {
	const wide = numbers.some(isElsewhere) ? numbersIn(extra) : [];
	let taken = 0;
	const found = numbers.map((value) => {
		if (!isElsewhere(value)) {
			return value;
		}
		taken += 1;
		return wide[taken - 1] ?? null;
	});
	return found.every((value) => value !== null) ? found : null;
}

function numbersIn(extra: DataView): readonly number[] {
	for (let at = 0; at + 4 <= extra.byteLength; ) {
		const length = extra.getUint16(at + 2, true);
		if (extra.getUint16(at, true) === EXTRA && at + 4 + length <= extra.byteLength) {
			return Array.from({ length: Math.floor(length / 8) }, (_, n) =>
				number64(extra, at + 4 + 8 * n),
			);
		}
		at += 4 + length;
	}
	return [];
}

/** Numbers above 53 bits lose precision, but already lie beyond the end of any file. */
function number64(view: DataView, at: number): number {
	return Number(view.getBigUint64(at, true));
}
