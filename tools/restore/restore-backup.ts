import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { Refusal, type SqlStatement, type Store } from "#datasets/ingest/store/store.ts";
import { backedUp } from "#worker/db/backed-up.ts";
import { readErasure } from "#worker/jobs/backup/note-erasures.ts";
import { idOf } from "#worker/jobs/backup/read-page.ts";
import { eraseAgain, retain } from "./erase-again.ts";
import { type Backup, type BackupFile, checkBackup, rowsOf } from "./read-backup.ts";

type Restoring = {
	readonly store: Store;
	readonly file: BackupFile;
	/** The secret key of age. */
	readonly identity: string;
	/** Names of the files beside the backups that tell what was erased. */
	readonly erasures: readonly string[];
	/** UTC milliseconds. */
	readonly now: number;
	readonly through: Way;
};

/** What came of a restore. */
export type Restored = { readonly moment: number; readonly rows: number; readonly erased: number };

/**
 * How rows reach the store, in characters of a row's JSON over which its texts are written in pieces, and of rows written together. Files of SQL hold
 * statements of 100 kB at most, and each is a run of a command that takes seconds; a binding takes rows as a parameter of 2 MB at most, from this memory.
 */
const ways = {
	files: { longest: 80_000, together: 64_000_000 },
	binding: { longest: 900_000, together: 4_000_000 },
};
type Way = keyof typeof ways;

/**
 * Fills an empty database from a backup: the rows as they were at its moment, less what was erased since, and less what has been kept for its time by now. The
 * file is read whole before anything is written.
 * @throws Refusal with one sentence for a database that is not empty, and for a file as `checkBackup`
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
	const { store, file, identity, erasures, now } = restoring;
	await refuseFilled(store);
	const backup = await checkBackup(file, identity);
	refuseUnknown(file, backup);
	const rows = await writeRows(store, restoring, backup);
	const since = erasures.map(readErasure).filter(({ at }) => at >= backup.moment - CLOCKS_DIFFER);
	await eraseAgain(store, since, now);
	await retain(store, now);
	return { moment: backup.moment, rows, erased: since.length };
}

/** Milliseconds by which the clocks of two machines may differ. */
const CLOCKS_DIFFER = 3_600_000;

/** The one table into which the migration itself writes. */
const BEGUN = "scheme_rechecks";

async function refuseFilled(store: Store): Promise<void> {
	const names = backedUp.map(({ name }) => name).filter((name) => name !== BEGUN);
	const asked = names.map((name) => `EXISTS (SELECT 1 FROM "${name}") AS "${name}"`);
	const [found] = await store.read(`SELECT ${asked.join(", ")}`);
	const filled = names.filter((name) => Reflect.get(Object(found), name) === 1);
	if (filled.length > 0) {
		throw new Refusal(
			`The database is not empty (${filled.join(", ")}): restore into a new one, to which the migrations alone were applied.`,
		);
	}
}

function refuseUnknown(file: BackupFile, { tables }: Backup): void {
	for (const [name, columns] of tables) {
		const here = backedUp.find((table) => table.name === name);
		const unknown = columns.find((column) => !here?.columns.includes(column));
		if (!here || unknown) {
			throw new Refusal(
				`${file.name} was made by a newer version: this one has no ${name}${here ? `.${unknown}` : ""}.`,
			);
		}
	}
}

async function writeRows(
	store: Store,
	{ file, identity, through }: Restoring,
	{ tables, changes }: Backup,
): Promise<number> {
	const read = rowsOf(file, identity);
	let next = await read.next();
	let written = 0;
	for (const [table, columns] of tables) {
		const writer = writerOf(store, { table, columns, ...ways[through] });
		const places = keyOf(table).map((column) => columns.indexOf(column));
		for (; !next.done && next.value.table === table; next = await read.next()) {
			const { row } = next.value;
			const key = places.map((place) => row[place] ?? null);
			if (!changes.has(idOf(table, key))) {
				await writer.add(row);
			}
		}
		for (const changed of changes.values()) {
			if (changed.table === table && changed.row) {
				await writer.add(changed.row);
			}
		}
		written += await writer.end();
	}
	return written;
}

/** Writes the rows of one table, many together. */
function writerOf(store: Store, target: Target) {
	// What the migration or a trigger of a table before wrote into it.
	let before: SqlStatement[] = [{ sql: `DELETE FROM "${target.table}"`, params: [] }];
	let rows: (readonly Value[])[] = [];
	let characters = 0;
	let written = 0;
	const flush = async () => {
		await store.apply([...before, ...insertsOf(target, rows)]);
		written += rows.length;
		before = [];
		rows = [];
		characters = 0;
	};
	return {
		add: async (row: readonly Value[]) => {
			rows.push(row);
			characters += lengthOf(row);
			if (characters > target.together) {
				await flush();
			}
		},
		/** Returns how many there were. */
		end: async () => {
			if (before.length + rows.length > 0) {
				await flush();
			}
			return written;
		},
	};
}

type Value = string | number | null;

function keyOf(table: string): readonly string[] {
	return backedUp.find(({ name }) => name === table)?.key ?? [];
}

const lengthOf = (row: readonly Value[]) => JSON.stringify(row).length;

type Target = {
	readonly table: string;
	readonly columns: readonly string[];
} & (typeof ways)[Way];

/** Characters of such a piece. */
const PIECE = 40_000;

function insertsOf(
	{ table, columns, longest }: Target,
	rows: readonly (readonly Value[])[],
): SqlStatement[] {
	const target = {
		table: `"${table}"`,
		columns: columns.map((column) => `"${column}"`),
		longestJson: longest,
	};
	const short = rows.filter((row) => lengthOf(row) <= longest);
	const long = rows.filter((row) => lengthOf(row) > longest);
	return [
		...insertRows(target, short),
		...long.flatMap((row) => {
			const begun = row.map((value) => (isLong(value) ? value.slice(0, PIECE / 10) : value));
			return [...insertRows(target, [begun]), ...pieces(table, columns, row)];
		}),
	];
}

const isLong = (value: Value | undefined): value is string =>
	typeof value === "string" && value.length > PIECE / 10;

function pieces(table: string, columns: readonly string[], row: readonly Value[]): SqlStatement[] {
	const key = keyOf(table);
	const where = key.map((column, place) => `"${column}" = ?${place + 2}`).join(" AND ");
	const values = key.map((column) => row[columns.indexOf(column)] ?? null);
	return columns.flatMap((column, place) => {
		const text = row[place];
		const rest = isLong(text) ? text.slice(PIECE / 10) : "";
		return Array.from({ length: Math.ceil(rest.length / PIECE) }, (_, at) => ({
			sql: `UPDATE "${table}" SET "${column}" = "${column}" || ?1 WHERE ${where}`,
			params: [rest.slice(at * PIECE, (at + 1) * PIECE), ...values],
		}));
	});
}
