import { closeSync, openSync, writeSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import type { PackedSale } from "#national/price-paid/packed-sales.ts";
import { Refusal } from "#national/refusal.ts";

/** Where the sales of each group of postcodes lie in a spilled file: place and length of one piece after another. */
export type SpillIndex = Record<string, { sales: number; pieces: number[] }>;

/** Bytes gathered for a group before they are written. The country has some six hundred groups. */
const BLOCK = 32 * 1024;
/** More bytes than the longest line of a file can make, of which every character may take two. */
const LONGEST_SALE = 4096;

type Gathering = {
	readonly block: Buffer;
	filled: number;
	sales: number;
	pieces: number[];
};

/** Letters a postcode begins with and the digit behind them: no sector is in two groups, and the alphabet keeps each together. */
export function groupOf(postcode: string): string {
	const second = postcode.charCodeAt(1);
	return postcode.slice(0, second < 65 ? 2 : 3);
}

export type Spill = {
	add(postcode: string, sale: PackedSale): void;
	/** Writes what is left, and says where everything lies. */
	finish(): SpillIndex;
	close(): void;
};

/** Puts sales into a file, those of one group near each other, holding a block of each group and nothing more. */
export function openSpill(path: string, groupFor = groupOf): Spill {
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
	return {
		add(postcode, sale) {
			const name = groupFor(postcode);
			let group = groups.get(name);
			if (!group) {
				group = { block: Buffer.allocUnsafe(BLOCK), filled: 0, sales: 0, pieces: [] };
				groups.set(name, group);
			}
			const line = `${postcode}\t${sale}\n`;
			if (group.filled + LONGEST_SALE > BLOCK) {
				flush(group);
			}
			group.filled += group.block.write(line, group.filled);
			group.sales += 1;
		},
		finish() {
			for (const group of groups.values()) {
				flush(group);
			}
			return Object.fromEntries(
				[...groups].map(([name, { sales, pieces }]) => [name, { sales, pieces }]),
			);
		},
		close: () => closeSync(file),
	};
}

/** A sale as it was spilled. */
export type Spilled = { readonly postcode: string; readonly sale: PackedSale };

/** The sales of one group, in the order in which they were put in. */
export async function* readGroup(
	file: FileHandle,
	pieces: readonly number[],
): AsyncGenerator<Spilled[]> {
	for (let at = 0; at < pieces.length; at += 2) {
		const length = pieces[at + 1] ?? 0;
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, pieces[at] ?? 0);
		if (bytesRead < length) {
			throw new Refusal(
				"What was prepared of the file is not whole any more: run the import again.",
			);
		}
		yield buffer
			.toString("utf8", 0, length - 1)
			.split("\n")
			.map(spilledOf);
	}
}

function spilledOf(line: string): Spilled {
	const tab = line.indexOf("\t");
	return { postcode: line.slice(0, tab), sale: line.slice(tab + 1) };
}
