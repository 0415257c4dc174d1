import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { FRAME_BYTES } from "#worker/jobs/backup/frame.ts";
import { idOf } from "#worker/jobs/backup/read-page.ts";
import { FORMAT } from "#worker/jobs/backup/write-frame.ts";

/** A file that lies somewhere. */
export type BackupFile = {
	readonly name: string;
	readonly size: number;
	readonly read: (from: number, until: number) => Promise<Uint8Array>;
};

type Value = string | number | null;
const Value = z.union([z.string(), z.number(), z.null()]);
const Head = z.object({
	format: z.literal(FORMAT),
	run: z.string(),
	frame: z.int(),
	tables: z.record(z.string(), z.array(z.string())),
});
const Row = z.tuple([z.string()], Value);
const Change = z.object({
	change: z.string(),
	key: z.array(Value),
	row: z.array(Value).nullable(),
});
const End = z.object({ end: z.int(), lines: z.int(), frames: z.int() });

/** A row as it was at the moment of the backup, or that it is gone. */
export type Changed = { readonly table: string; readonly row: readonly Value[] | null };

export type Backup = {
	/** The moment whose state it holds, in UTC milliseconds. */
	readonly moment: number;
	/** Tables in the order in which they can be written, each with its columns. */
	readonly tables: ReadonlyMap<string, readonly string[]>;
	/** Rows that changed while the tables were read, by table and key. */
	readonly changes: ReadonlyMap<string, Changed>;
};

type Progress = {
	head: z.infer<typeof Head> | null;
	end: z.infer<typeof End> | null;
	lines: number;
	readonly changes: Map<string, Changed>;
};

/** Reads a backup whole, and says what it holds. @throws Refusal with one sentence for a file that is wrong, cut, foreign or of another key */
export async function checkBackup(file: BackupFile, identity: string): Promise<Backup> {
	const progress: Progress = { head: null, end: null, lines: 0, changes: new Map() };
	for (let frame = 1; (frame - 1) * FRAME_BYTES < file.size; frame += 1) {
		let isFirst = true;
		for await (const line of linesOf(file, identity, frame)) {
			if (isFirst) {
				progress.head = checkHead(file, line, { frame, before: progress.head });
			} else {
				noteLine(file, progress, line);
			}
			isFirst = false;
		}
	}
	const { head, end, lines, changes } = progress;
	if (!head || !end || end.lines !== lines || end.frames * FRAME_BYTES < file.size) {
		throw new Refusal(`${file.name} is cut: it does not come to its end.`);
	}
	return { moment: end.end, tables: new Map(Object.entries(head.tables)), changes };
}

function noteLine(file: BackupFile, progress: Progress, line: unknown): void {
	const end = End.safeParse(line).data;
	const changed = Change.safeParse(line).data;
	if (progress.end || !(end || changed || Row.safeParse(line).success)) {
		throw damaged(file);
	}
	if (end) {
		progress.end = end;
		return;
	}
	progress.lines += 1;
	if (changed) {
		const { change: table, key, row } = changed;
		progress.changes.set(idOf(table, key), { table, row });
	}
}

/** The rows that the tables held when they were read, in their order, after `checkBackup` has found the file whole. */
export async function* rowsOf(
	file: BackupFile,
	identity: string,
): AsyncGenerator<{ readonly table: string; readonly row: readonly Value[] }> {
	for (let frame = 1; (frame - 1) * FRAME_BYTES < file.size; frame += 1) {
		for await (const line of linesOf(file, identity, frame)) {
			const read = Row.safeParse(line).data;
			if (read) {
				const [table, ...row] = read;
				yield { table, row };
			}
		}
	}
}

type Place = { readonly frame: number; readonly before: z.infer<typeof Head> | null };

function checkHead(
	file: BackupFile,
	line: unknown,
	{ frame, before }: Place,
): z.infer<typeof Head> {
	const head = Head.safeParse(line).data;
	if (!head) {
		throw new Refusal(`${file.name} is no backup of this product, or one of another version.`);
	}
	if (head.frame !== frame || (before && before.run !== head.run)) {
		throw damaged(file);
	}
	return head;
}

function damaged({ name }: BackupFile): Refusal {
	return new Refusal(`${name} is damaged: its parts do not belong together.`);
}

async function* linesOf(
	file: BackupFile,
	identity: string,
	frame: number,
): AsyncGenerator<unknown> {
	const from = (frame - 1) * FRAME_BYTES;
	const packed = await decrypt(file, identity, await file.read(from, from + FRAME_BYTES));
	// Every line ends, the last too.
	for (const line of unpack(file, packed).split("\n").slice(0, -1)) {
		yield JSON.parse(line);
	}
}

function unpack(file: BackupFile, bytes: Uint8Array): string {
	try {
		return gunzipSync(bytes).toString();
	} catch (cause) {
		throw new Refusal(`${file.name} is no backup of this product.`, { cause });
	}
}

async function decrypt(file: BackupFile, identity: string, bytes: Uint8Array): Promise<Uint8Array> {
	if (!new TextDecoder().decode(bytes.subarray(0, 22)).startsWith("age-encryption.org/v1")) {
		throw new Refusal(`${file.name} is no backup: it is not encrypted by age.`);
	}
	const { Decrypter } = await import("age-encryption");
	const decrypter = new Decrypter();
	try {
		decrypter.addIdentity(identity);
	} catch (cause) {
		throw new Refusal("The key is no secret key of age, which begins with AGE-SECRET-KEY-.", {
			cause,
		});
	}
	try {
		return await decrypter.decrypt(bytes);
	} catch (cause) {
		throw String(cause).includes("no identity matched")
			? new Refusal(`${file.name} was encrypted to another key.`, { cause })
			: new Refusal(`${file.name} is cut or damaged: it cannot be decrypted.`, { cause });
	}
}
