import { whyNotAsked } from "#datasets/availability.ts";
import { isImported, isPart } from "#datasets/ingest/store/store.ts";
import { datasets as known } from "#datasets/registry.ts";
import type { DatasetKeeping } from "#domain/base/dataset.ts";
import { type ExplainedStatus, explainStatus } from "#domain/business/source-status.ts";
import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { installationOf } from "#worker/platform/source-address.ts";
import { isoTime, type LastRun, type RunRead, selectRuns, toLastRun } from "./last-run.ts";

type DatasetRow = typeof datasets.$inferSelect;

/** A dataset as it stands. One that was never loaded has neither rows nor dates. */
export type HeldDataset = ExplainedStatus & {
	readonly id: string;
	readonly name: string;
	readonly asOf: string | null;
	readonly rows: number | null;
	readonly loadedAt: string | null;
	readonly kept: DatasetKeeping;
	/** When its publisher was last asked and had nothing newer, or what it had was taken over. */
	readonly lastOkAt: string | null;
	/** Whether `status` says so. */
	readonly isOverdue: boolean;
	readonly lastRun: LastRun | null;
	/** In words, what was put right or left out of the edition that was last taken over. */
	readonly notes: string[];
};

/** How far an import has come, which is registered beside the dataset itself. */
const CURSOR = "_import";

/** Statements that read what `heldDatasets` makes datasets of. */
export function selectHeld(db: Db) {
	return { rows: db.select().from(datasets), runs: selectRuns(db) };
}

/** How this installation is set up, and the time, in UTC milliseconds. */
export type Here = { readonly env: Bindings; readonly now: number };

/** Every dataset that is loaded and those that come after a release, by themselves or by command, in the order of `datasets/registry.ts`. */
export function heldDatasets(
	{ rows, runs }: { readonly rows: readonly DatasetRow[]; readonly runs: readonly RunRead[] },
	here: Here,
): HeldDataset[] {
	const loaded = rows.filter(({ id }) => !id.endsWith(CURSOR));
	const since = loaded.length === 0 ? null : Math.min(...loaded.map(({ loadedAt }) => loadedAt));
	const described = known.flatMap(({ id, name, kept, firstImport }) => {
		const row = loaded.find((each) => each.id === id);
		return row || kept === "weekly" || firstImport ? [{ id, name, kept, firstImport, row }] : [];
	});
	const others = loaded
		.filter(({ id }) => !known.some((dataset) => dataset.id === id))
		.map((row) => ({ id: row.id, name: row.name, kept: "release" as const, row }));
	return [...described, ...others].map((dataset) =>
		toHeld(dataset, { run: runs.find(({ source }) => source === dataset.id), since, ...here }),
	);
}

const PART = "A part of the country alone is held: nothing is said of the rest.";

/** How much of what it looked at the last run could read; null where the run failed, or has to read all. */
export function shareRead({ lastRun }: HeldDataset): LastRun["done"] {
	return lastRun?.outcome === "updated" ? lastRun.done : null;
}

type Dataset = Pick<HeldDataset, "id" | "name" | "kept"> & {
	readonly firstImport?: { readonly what: string; readonly command: string } | undefined;
	readonly row?: DatasetRow | undefined;
};
type Beside = Here & {
	readonly run: RunRead | undefined;
	/** When the first of what is held was loaded. */
	readonly since: number | null;
};

function toHeld({ row, firstImport, ...dataset }: Dataset, beside: Beside): HeldDataset {
	const { run, since, env, now } = beside;
	// Half a first import is of no date yet.
	const held = row && isImported(row) ? row : null;
	// To load what came with a release is not to have asked its publisher.
	const lastOkAt = run?.lastOkAt ?? (dataset.kept === "weekly" ? null : held?.loadedAt) ?? null;
	const asOf = held?.asOf ?? null;
	const standing = explainStatus(
		{ kept: dataset.kept, firstImport },
		{ whyOff: whyNotAsked(dataset.id, installationOf(env)), asOf, lastOkAt, since },
		now,
	);
	return {
		...dataset,
		...standing,
		asOf,
		rows: row?.rows ?? null,
		loadedAt: row ? isoTime(row.loadedAt) : null,
		lastOkAt: lastOkAt === null ? null : isoTime(lastOkAt),
		isOverdue: standing.status === "overdue",
		lastRun: run ? toLastRun(run, now) : null,
		notes: [...(held && isPart(held) ? [PART] : []), ...(run?.notes ?? [])],
	};
}
