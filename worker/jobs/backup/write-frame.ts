import { FILE_PREFIX } from "#domain/base/product.ts";
import { backedUp } from "#worker/db/backed-up.ts";
import { LEAST_FILLING, packLines, type Sealer, seal } from "./frame.ts";
import { type Cursor, readPage } from "./read-page.ts";

/** What a file says of itself at the start of each frame. */
export const FORMAT = `${FILE_PREFIX} backup 1`;

/** How far a file has come. */
export type Written = {
	readonly cursor: Cursor;
	/** Lines of rows in all frames so far. */
	readonly lines: number;
	readonly frames: number;
};

export type Frame = {
	readonly bytes: Uint8Array;
	readonly written: Written;
	/** The moment that the file holds, where this frame is its last. */
	readonly moment: number | null;
};

/** Rows of the first page of a table, and of the largest. */
const ROWS = { first: 50, most: 2000 };
/** Characters of a page under which the next takes twice the rows, and over which half. */
const CHARACTERS = { few: 400_000, many: 1_500_000 };
/** Queries of one frame: D1 takes a thousand of one invocation. */
const MOST_QUERIES = 900;

type Filling = { readonly db: D1Database; readonly sealer: Sealer; readonly run: string };

/**
 * Reads on from where a file has come, until a frame is full or all has been read. A page that no longer fits is read again for the next frame, so nothing
 * has to be carried from one to the other but the cursor.
 */
export async function writeFrame({ db, sealer, run }: Filling, before: Written): Promise<Frame> {
	const frames = before.frames + 1;
	const members = [await packLines([head(run, frames)])];
	const room = sealer.capacity - LEAST_FILLING;
	let used = members.reduce((sum, { length }) => sum + length, 0);
	let { cursor, lines } = before;
	let rows = ROWS.first;
	let queries = 0;
	while (queries < MOST_QUERIES) {
		const page = await readPage({ db, run, limit: rows }, cursor);
		queries += page.queries;
		const written = { cursor: page.next, lines: lines + page.lines.length, frames };
		const end = page.moment === null ? [] : [endLine(page.moment, written)];
		const packed = await packLines([...page.lines, ...end]);
		if (used + packed.length > room) {
			if (members.length > 1) {
				break;
			}
			rows = Math.ceil(rows / 2);
			continue;
		}
		members.push(packed);
		if (page.moment !== null) {
			return { bytes: await seal(sealer, members, false), written, moment: page.moment };
		}
		used += packed.length;
		rows = cursor.table === page.next.table ? nextRows(rows, page.lines) : ROWS.first;
		({ cursor, lines } = written);
	}
	return {
		bytes: await seal(sealer, members, true),
		written: { cursor, lines, frames },
		moment: null,
	};
}

function nextRows(rows: number, lines: readonly string[]): number {
	const characters = lines.reduce((sum, { length }) => sum + length, 0);
	if (characters > CHARACTERS.many) {
		return Math.ceil(rows / 2);
	}
	return characters < CHARACTERS.few ? Math.min(rows * 2, ROWS.most) : rows;
}

function head(run: string, frame: number): string {
	const tables = Object.fromEntries(backedUp.map(({ name, columns }) => [name, columns]));
	return JSON.stringify({ format: FORMAT, run, frame, tables });
}

function endLine(moment: number, { lines, frames }: Written): string {
	return JSON.stringify({ end: moment, lines, frames });
}
