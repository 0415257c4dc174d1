import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** The only process that imports a dataset into one database from this machine. A note on disk, beside the prepared files, names it. */
export type ImportingProcess = {
	/** Start of the run that a killed predecessor left behind; null where there is none. */
	readonly killedRun: number | null;
	/** Notes the run that this process begins, so that a successor can recognise and continue it if this process is killed. */
	readonly noteRun: (startedAt: number) => void;
};

/** Process id and its last run; the run is null when none had begun. */
const Note = z.object({ process: z.int().positive(), run: z.int().nullable() });
type Note = Readonly<z.infer<typeof Note>>;

/**
 * Runs `use` as the only process that imports `name`, guarded by the file at `path`. Takes over from a killed process.
 * @throws Refusal while another process holds the file, and what `use` throws
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

/** Places this process's note unless a living process holds one. @returns the run of the killed process whose note was there */
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

/** Writes a note to a temporary file, so that nobody sees it half written. */
function written(path: string, note: Note): string {
	const beside = `${path}.${process.pid}`;
	writeFileSync(beside, JSON.stringify(note));
	return beside;
}

/** Moves a note to its place unless one is there already. */
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

/** Removes the note of a dead process. Puts the note back if another process has replaced it meanwhile. */
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

/** Null where there is no note, or an unreadable one. */
function noteIn(path: string): Note | null {
	try {
		return Note.parse(JSON.parse(readFileSync(path, "utf8")));
	} catch {
		return null;
	}
}

/** Whether a process with this id runs on this machine, whoever owns it. */
export function isProcessAlive(number: number): boolean {
	try {
		process.kill(number, 0);
		return true;
	} catch (cause) {
		return Reflect.get(Object(cause), "code") === "EPERM";
	}
}
