import * as z from "zod";
import { statement } from "../store/statement.ts";
import type { SqlStatement, Store } from "../store/store.ts";
import type { ImportProgress, Progress } from "./importer.ts";

/** One run: no two of a source begin at the same time. */
export type Run = { readonly source: string; readonly startedAt: number };

export type Starter = "schedule" | "administrator" | "command";

/** Milliseconds without a sign of life after which a run is taken for dead: no single step is allowed to take nearly as long. */
export const DEAD_AFTER = 15 * 60_000;

/** Anyone who begins a run. */
export type RunClaim = Run & {
	readonly startedBy: Starter;
	/**
	 * Given by anyone who may have claimed before and not have heard of it: UTC milliseconds at which it claims this time. Its own run, known by when it
	 * began and by whom, is then given to it again.
	 */
	readonly claimedAt?: number;
};

/** Makes one thing of a template: `statement` of datasets/ingest/store a statement, `sql` of drizzle its own. What stands in braces is a value or such a thing. */
type Tag<T> = (text: TemplateStringsArray, ...values: (string | number | T)[]) => T;

/** A condition of the row of a source that is being claimed: no run is under way, or one that is dead, or the claimant's own. */
export function mayBegin<T>(tag: Tag<T>, { startedAt, startedBy, claimedAt }: RunClaim): T {
	const isOwn =
		claimedAt === undefined
			? tag`0`
			: tag`source_runs.started_at = ${startedAt} AND source_runs.started_by = ${startedBy}`;
	return tag`source_runs.outcome <> 'running' OR ${isOwn}
		OR coalesce(source_runs.beat_at, source_runs.started_at) <= ${(claimedAt ?? startedAt) - DEAD_AFTER}`;
}

/**
 * Begins a run unless another is under way, and gives it; what a run that died left half done stays for it. Claim and guard are one statement,
 * so of any number at once one begins.
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
	/** False once it ended, or another run took it for dead. */
	readonly isUnderWay: boolean;
	/** How far it has come, or the one before it that died: JSON text, null at the beginning. */
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

/** Whether a run of a source left something that the next goes on with. */
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
 * SQL that holds while a run is under way and has come as far as it was when a step began, its parameters from `?1`: source, beginning and
 * progress. Of two attempts at one step, the second writes nothing.
 */
export const STILL_THERE =
	"EXISTS (SELECT 1 FROM source_runs WHERE source = ?1 AND started_at = ?2 AND outcome = 'running' AND progress IS ?3)";

type Reached = {
	readonly progress: Progress;
	/** Of how much, for anyone who watches. */
	readonly done: ImportProgress | null;
	/** UTC milliseconds. */
	readonly now: number;
};

/** Keeps how far a run has come, and that it lives. */
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

/** Keeps, in words, what was put right or left out of what a run published. */
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
	/** Whether the next run goes on from where this one came to. */
	readonly keepsProgress: boolean;
	/** How much of what was looked at could be read, where that is told. */
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
