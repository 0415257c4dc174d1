import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** For each group of a spilled file: its number of records, and the place and length of each of its pieces in turn. */
export type SpillIndex = Record<string, { records: number; pieces: number[] }>;

/** Bytes gathered for a group before they are written. There are thousands of groups, and no record is longer than this. */
const BLOCK = 8 * 1024;
/** Bytes that a character may take. */
const LONGEST_CHARACTER = 3;

type Gathering = {
	readonly block: Buffer;
	filled: number;
	records: number;
	pieces: number[];
};

export type Spill = {
	/** Puts a record into a group, by its postcode. Neither has a line end, the postcode no tab. */
	add(group: string, postcode: string, record: string): void;
	/** Writes what is left, and says where everything lies. */
	finish(): SpillIndex;
	close(): void;
};

/** Writes records into a file, keeping those of one group close together. Holds no more than one block for each group in memory. */
export function openSpill(path: string): Spill {
	const file = openSync(path, "w");
	const groups = new Map<string, Gathering>();
	let end = 0;
	const flush = (group: Gathering): void => {
		if (group.filled > 0) {
			writeSync(file, group.block, 0, group.filled, end);
			group.pieces.push(end, group.filled);
			end += group.filled;
			group.filled = 0;
		}
	};
	const groupWithRoom = (name: string, length: number): Gathering => {
		let group = groups.get(name);
		if (!group) {
			group = { block: Buffer.allocUnsafe(BLOCK), filled: 0, records: 0, pieces: [] };
			groups.set(name, group);
		}
		if (group.filled + length > BLOCK) {
			flush(group);
		}
		group.records += 1;
		return group;
	};
	return {
		add(name, postcode, record) {
			const line = `${postcode}\t${record}\n`;
			const group = groupWithRoom(name, line.length * LONGEST_CHARACTER);
			group.filled += group.block.write(line, group.filled);
		},
		finish() {
			for (const group of groups.values()) {
				flush(group);
			}
			return Object.fromEntries(
				// Sorted here, so that later sorts of these thousands of groups have nothing to do.
				[...groups]
					.toSorted(([a], [b]) => (a < b ? -1 : 1))
					.map(([name, { records, pieces }]) => [name, { records, pieces }]),
			);
		},
		close: () => closeSync(file),
	};
}

/**
 * Calls `take` with every record of one group, in the order in which they were put in.
 * @throws Refusal when there is less on the disk than was put there
 */
export function readGroup(
	file: FileHandle,
	pieces: readonly number[],
	take: (postcode: string, record: string) => void,
): void {
	const block = Buffer.allocUnsafe(BLOCK);
	for (let at = 0; at < pieces.length; at += 2) {
		const length = pieces[at + 1] ?? 0;
		if (readSync(file.fd, block, 0, length, pieces[at] ?? 0) < length) {
			throw new Refusal(
				"What was prepared of the file is not whole any more: run the import again.",
			);
		}
		for (const line of block.toString("utf8", 0, length - 1).split("\n")) {
			const tab = line.indexOf("\t");
			take(line.slice(0, tab), line.slice(tab + 1));
		}
	}
}
