import { env } from "cloudflare:workers";

type Held = {
	name?: string;
	asOf?: string;
	rows?: number;
	isComplete?: boolean;
	/** UTC milliseconds. */
	loadedAt?: number;
};

/** A line of the register of datasets. */
export function holds(id: string, held: Held = {}): D1PreparedStatement {
	const { name = id, asOf = "2026-05", rows = 1, isComplete = true, loadedAt = 0 } = held;
	return env.DB.prepare(
		"INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES (?1, ?2, ?3, '', ?4, ?5, ?6)",
	).bind(id, name, asOf, rows, isComplete ? 1 : 0, loadedAt);
}

type Ran = {
	startedAt?: number;
	finishedAt?: number | null;
	outcome?: "running" | "updated" | "unchanged" | "failed";
	error?: string | null;
	startedBy?: "schedule" | "administrator" | "command";
	beatAt?: number | null;
	lastOkAt?: number | null;
	done?: { count: number; of: number } | null;
	notes?: string[] | null;
};

/** The last run of a source, its instants UTC milliseconds. Unless a test says otherwise it had nothing newer to bring. */
export function ran(source: string, run: Ran = {}): D1PreparedStatement {
	const { startedAt = 0, finishedAt = null, outcome = "unchanged", error = null, ...rest } = run;
	const {
		startedBy = "schedule",
		beatAt = null,
		lastOkAt = null,
		done = null,
		notes = null,
	} = rest;
	return env.DB.prepare(
		`INSERT INTO source_runs (source, started_at, finished_at, outcome, error, started_by, beat_at, last_ok_at, done, notes)
			VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
	).bind(
		source,
		startedAt,
		finishedAt,
		outcome,
		error,
		startedBy,
		beatAt,
		lastOkAt,
		done && JSON.stringify(done),
		notes && JSON.stringify(notes),
	);
}
