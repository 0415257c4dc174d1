import * as z from "zod";
import { statement } from "../store/statement.ts";
import type { SqlStatement, Store } from "../store/store.ts";
import type { ImportProgress, Progress } from "./importer.ts";

/** One run. No two runs of a source start at the same instant. */
export type Run = { readonly source: string; readonly startedAt: number };

export type Starter = "schedule" | "administrator" | "command";

/** Milliseconds without a heartbeat after which a run counts as dead. No single step may take nearly as long. */
export const DEAD_AFTER = 15 * 60_000;

/** A request to begin a run. */
export type RunClaim = Run & {
	readonly startedBy: Starter;
	/**
	 * Set by a caller that may have claimed before without receiving the answer: UTC milliseconds of this attempt. A caller gets its own run back, recognised
	 * by its start and starter.
	 */
	readonly claimedAt?: number;
};

/** Template tag that builds a statement: `statement` of datasets/ingest/store, or drizzle's `sql`. Values in braces are parameters or nested statements. */
type Tag<T> = (text: TemplateStringsArray, ...values: (string | number | T)[]) => T;

/** SQL condition on a source's row for claiming it: its run has ended, is dead, or is the claimant's own. */
export function mayBegin<T>(tag: Tag<T>, { startedAt, startedBy, claimedAt }: RunClaim): T {
	const isOwn =
		claimedAt === undefined
			? tag`0`
			: tag`source_runs.started_at = ${startedAt} AND source_runs.started_by = ${startedBy}`;
	return tag`source_runs.outcome <> 'running' OR ${isOwn}
		OR coalesce(source_runs.beat_at, source_runs.started_at) <= ${(claimedAt ?? startedAt) - DEAD_AFTER}`;
}

/**
 * Begins a run and returns it, or null while another is under way. Progress of a dead run stays for the new one. Claim and guard are one statement, so only
 * one of several callers succeeds.
 */
export async function claimRun(store: Store, claim: RunClaim): Promise<Run | null> {
	const { source, startedAt, startedBy, claimedAt } = claim;
	const { sql, params } =
		statement`INSERT INTO source_runs (source, started_at, outcome, started_by, beat_at)
		VALUES (${source}, ${startedAt}, 'running', ${startedBy}, ${claimedAt ?? startedAt})
		ON CONFLICT (source) DO UPDATE SET started_at = excluded.started_at, finished_at = NULL, outcome = 'running', error = NULL,
			started_by = excluded.started_by, beat_at = excluded.beat_at
		WHERE ${mayBegin(statement, claim)}
		RETURNING source`;
	const claimed = await store.read(sql, params);
	return claimed.length === 0 ? null : { source, startedAt };
}

const RunStatus = z.object({
	started_at: z.int(),
	outcome: z.string(),
	progress: z.string().nullable(),
});

/** How a run stands. */
export type RunStatus = {
	/** False after the run ended, or another run took it for dead. */
	readonly isUnderWay: boolean;
	/** JSON progress of this run or of the dead run before it; null at the beginning. */
	readonly progress: string | null;
};

export async function readRunStatus(store: Store, { source, startedAt }: Run): Promise<RunStatus> {
	const [row] = await store.read(
		"SELECT started_at, outcome, progress FROM source_runs WHERE source = ?1",
		[source],
	);
	if (row === undefined) {
		return { isUnderWay: false, progress: null };
	}
	const { started_at, outcome, progress } = RunStatus.parse(row);
	return { isUnderWay: started_at === startedAt && outcome === "running", progress };
}

/** Whether a run of a source left work that the next continues. */
export async function isHalfDone(store: Store, source: string): Promise<boolean> {
	const left = await store.read(
		"SELECT source FROM source_runs WHERE source = ?1 AND progress IS NOT NULL",
		[source],
	);
	return left.length > 0;
}

/** @throws SyntaxError, ZodError for text that is no progress. */
export function parseProgress(text: string | null): Progress | null {
	return text === null ? null : z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

/**
 * SQL that holds while a run is under way and its progress is the one its step began from; parameters from `?1`: source, start and progress. Of two
 * attempts at one step, the second therefore writes nothing.
 */
export const STILL_THERE =
	"EXISTS (SELECT 1 FROM source_runs WHERE source = ?1 AND started_at = ?2 AND outcome = 'running' AND progress IS ?3)";

type Reached = {
	readonly progress: Progress;
	/** Progress for display. */
	readonly done: ImportProgress | null;
	/** UTC milliseconds. */
	readonly now: number;
};

/** Stores a run's progress and heartbeat. */
export function keepProgress(run: Run, { progress, done, now }: Reached): SqlStatement {
	return {
		sql: "UPDATE source_runs SET progress = ?3, done = ?4, beat_at = ?5 WHERE source = ?1 AND started_at = ?2",
		params: [
			run.source,
			run.startedAt,
			JSON.stringify(progress),
			done === null ? null : JSON.stringify(done),
			now,
		],
	};
}

/** Stores notes, in words, on what was corrected in or left out of a published edition. */
export function keepNotes({ source, startedAt }: Run, notes: readonly string[]): SqlStatement {
	return {
		sql: "UPDATE source_runs SET notes = ?3 WHERE source = ?1 AND started_at = ?2",
		params: [source, startedAt, JSON.stringify(notes)],
	};
}

export type Ending = {
	readonly outcome: "updated" | "unchanged" | "failed";
	/** In words; null unless it failed. */
	readonly error: string | null;
	readonly finishedAt: number;
	/** Whether the next run continues from this one's progress. */
	readonly keepsProgress: boolean;
	/** How much could be read, where known. */
	readonly read?: ImportProgress | undefined;
};

/** Ends a run that is still under way. */
export function endRun({ source, startedAt }: Run, ending: Ending): SqlStatement {
	const { outcome, error, finishedAt, keepsProgress, read } = ending;
	return {
		sql: `UPDATE source_runs SET outcome = ?3, error = ?4, finished_at = ?5, beat_at = ?5${keepsProgress ? "" : ", progress = NULL, done = ?6"},
			last_ok_at = CASE WHEN ?3 = 'failed' THEN last_ok_at ELSE ?5 END,
			failures = CASE WHEN ?3 = 'failed' THEN failures + 1 ELSE 0 END
			WHERE source = ?1 AND started_at = ?2 AND outcome = 'running'`,
		params: [
			...[source, startedAt, outcome, error, finishedAt],
			...(keepsProgress ? [] : [read ? JSON.stringify(read) : null]),
		],
	};
}
