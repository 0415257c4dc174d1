import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** The process that imports a dataset into one database from this machine, as a file beside what it prepares names it. */
export type ImportingProcess = {
	/** When the run began that a process before this one left behind, which was killed; null where none did. */
	readonly killedRun: number | null;
	/** Notes the run that this process begins: anyone who comes after it, should it be killed, knows that run for its own. */
	readonly noteRun: (startedAt: number) => void;
};

/** The process and its last run, of which it may have been killed before it could begin one. */
const Note = z.object({ process: z.int().positive(), run: z.int().nullable() });
type Note = Readonly<z.infer<typeof Note>>;

/**
 * Does something as the one process that imports `name`, told by the file at `path`; what a killed one left is taken over.
 * @throws Refusal while another process has the file, and what `use` throws
 */
export async function asImportingProcess<Result>(
	path: string,
	name: string,
	use: (here: ImportingProcess) => Promise<Result>,
): Promise<Result> {
	mkdirSync(dirname(path), { recursive: true });
	const killedRun = enter(path, name);
	try {
		return await use({
			killedRun,
			noteRun: (run) => renameSync(written(path, { process: process.pid, run }), path),
		});
	} finally {
		rmSync(path);
	}
}

/** Puts this process's note where no other's lies. @returns the run of the killed process whose note lay there */
function enter(path: string, name: string): number | null {
	let run: number | null = null;
	for (;;) {
		if (isPlaced(written(path, { process: process.pid, run }), path)) {
			return run;
		}
		const before = noteIn(path);
		if (before !== null && isProcessAlive(before.process)) {
			throw new Refusal(
				`${name} are being imported from this machine already, by process ${before.process}: try again when it has ended. If that is some other program, delete ${path}.`,
			);
		}
		run = before?.run ?? run;
		takeAway(path, before);
	}
}

/** Writes a note beside its place, so that none is ever seen half written. */
function written(path: string, note: Note): string {
	const beside = `${path}.${process.pid}`;
	writeFileSync(beside, JSON.stringify(note));
	return beside;
}

/** Moves a note to its place unless one lies there. */
function isPlaced(beside: string, path: string): boolean {
	try {
		linkSync(beside, path);
		return true;
	} catch (cause) {
		if (Reflect.get(Object(cause), "code") === "EEXIST") {
			return false;
		}
		throw cause;
	} finally {
		rmSync(beside);
	}
}

/** Takes the note of a dead process away. Should another one have taken its place meanwhile, that is put back. */
function takeAway(path: string, dead: Note | null): void {
	const away = `${path}.${process.pid}.dead`;
	try {
		renameSync(path, away);
	} catch (cause) {
		if (Reflect.get(Object(cause), "code") === "ENOENT") {
			return;
		}
		throw cause;
	}
	const taken = noteIn(away);
	if (taken !== null && taken.process !== dead?.process) {
		isPlaced(away, path);
	} else {
		rmSync(away);
	}
}

/** Null where none lies, or what lies there is none. */
function noteIn(path: string): Note | null {
	try {
		return Note.parse(JSON.parse(readFileSync(path, "utf8")));
	} catch {
		return null;
	}
}

/** Tells whether a process of this machine runs, no matter whose, by its number. */
export function isProcessAlive(number: number): boolean {
	try {
		process.kill(number, 0);
		return true;
	} catch (cause) {
		return Reflect.get(Object(cause), "code") === "EPERM";
	}
}
