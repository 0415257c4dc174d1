import {
	assertion,
	isFailedAssertion,
	isPart,
	stampAllFacts,
} from "#datasets/ingest/store/store.ts";
import { type SqlStatement, type Store, storedDatasets } from "../store/store.ts";
import {
	type Edition,
	type HeldEdition,
	type Importer,
	type ImportProgress,
	RefusedNews,
	type Step,
} from "./importer.ts";
import {
	endRun,
	keepNotes,
	keepProgress,
	parseProgress,
	type Run,
	readRunStatus,
	STILL_THERE,
} from "./runs.ts";

/** The store a run writes to, and its clock. */
export type Advancing = {
	readonly store: Store;
	/** UTC milliseconds. */
	readonly now: () => number;
};

export type Advanced = {
	/** Outcome of the run; null while it goes on. `overtaken`: another run took this one for dead, so its last step was not written. */
	readonly outcome: "updated" | "unchanged" | "overtaken" | null;
	/** What this step published. */
	readonly edition: Edition | null;
	/** How far the run is, where that can be said. */
	readonly done: ImportProgress | null;
};

/**
 * Performs a run's next step and writes it together with its progress in one transaction. A crash between steps loses nothing, and readers never see a
 * mixture of editions.
 * @throws what the importer and the store throw: nothing is written then.
 */
export async function advance(
	{ store, now }: Advancing,
	run: Run,
	importer: Importer,
): Promise<Advanced> {
	const { isUnderWay, progress } = await readRunStatus(store, run);
	if (!isUnderWay) {
		return overtaken;
	}
	const step = await importer.next(parseProgress(progress), await readStored(store, importer.id));
	try {
		await store.apply([
			assertion(STILL_THERE, [run.source, run.startedAt, progress]),
			...statementsOf(step, { run, importer, now: now() }),
		]);
	} catch (cause) {
		if (isFailedAssertion(cause)) {
			return notWritten(store, run, progress);
		}
		throw cause;
	}
	return advancedBy(step);
}

const goesOn: Advanced = { outcome: null, edition: null, done: null };
const overtaken: Advanced = { outcome: "overtaken", edition: null, done: null };

/**
 * Explains a failed assertion. A step may have been started twice, for instance by an attempt that was given up but lived on; the run then continues from
 * what the other wrote.
 * @throws RefusedNews when the importer's own assertion failed.
 */
async function notWritten(store: Store, run: Run, begunFrom: string | null): Promise<Advanced> {
	const { isUnderWay, progress } = await readRunStatus(store, run);
	if (!isUnderWay) {
		return overtaken;
	}
	if (progress !== begunFrom) {
		return goesOn;
	}
	throw new RefusedNews(
		"What had been brought in so far is not there any more: the next run begins anew.",
	);
}

async function readStored(store: Store, id: string): Promise<HeldEdition> {
	const held = (await storedDatasets(store)).get(id);
	return held
		? {
				snapshot: held.snapshot,
				asOf: held.as_of,
				digest: held.digest,
				rows: held.rows,
				isPart: isPart(held),
			}
		: { snapshot: 0, asOf: null, digest: "", rows: 0, isPart: false };
}

type Writing = { readonly run: Run; readonly importer: Importer; readonly now: number };

function statementsOf(step: Step, { run, importer, now }: Writing): SqlStatement[] {
	const ended = (outcome: "updated" | "unchanged", read?: ImportProgress) =>
		endRun(run, { outcome, error: null, finishedAt: now, keepsProgress: false, read });
	switch (step.kind) {
		case "nothing":
			return [ended("unchanged")];
		case "end":
			return [ended("updated")];
		case "part":
			return [...step.statements, keepProgress(run, { ...step, now })];
		case "publish":
			return [
				...step.statements,
				publish(importer, step.edition, now),
				keepNotes(run, step.edition.notes),
				...(step.edition.changesFacts ? [stampAllFacts(now)] : []),
				step.progress === null
					? ended("updated", step.edition.read)
					: keepProgress(run, { progress: step.progress, done: null, now }),
			];
	}
}

/** Moves the pointer, so that readers see the edition's rows. */
function publish({ id, name }: Importer, edition: Edition, now: number): SqlStatement {
	return {
		sql: `INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at, snapshot) VALUES (?1, ?2, ?3, ?4, ?5, ?8, ?6, ?7)
			ON CONFLICT (id) DO UPDATE SET name = ?2, as_of = ?3, digest = ?4, rows = ?5, complete = ?8, loaded_at = ?6, snapshot = ?7`,
		params: [
			id,
			name,
			edition.asOf,
			edition.digest,
			edition.rows,
			now,
			edition.snapshot,
			edition.isPart ? 0 : 1,
		],
	};
}

function advancedBy(step: Step): Advanced {
	switch (step.kind) {
		case "nothing":
			return { outcome: "unchanged", edition: null, done: null };
		case "end":
			return { outcome: "updated", edition: null, done: null };
		case "part":
			return { ...goesOn, done: step.done };
		case "publish":
			return {
				outcome: step.progress === null ? "updated" : null,
				edition: step.edition,
				done: null,
			};
	}
}
