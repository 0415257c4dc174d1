import { type Keeping, datasets as known } from "#domain/datasets.ts";
import { isOverdue } from "#domain/overdue.ts";
import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import { isoTime, type LastRun, type RunRead, selectRuns, toLastRun } from "./last-run.ts";

type DatasetRow = typeof datasets.$inferSelect;

/** A dataset as it stands. One that was never loaded has neither rows nor dates. */
export type HeldDataset = {
	readonly id: string;
	readonly name: string;
	readonly asOf: string | null;
	readonly rows: number | null;
	readonly loadedAt: string | null;
	readonly kept: Keeping;
	/** When its publisher was last asked and had nothing newer, or what it had was taken over. */
	readonly lastOkAt: string | null;
	readonly isOverdue: boolean;
	readonly lastRun: LastRun | null;
	/** In words, what was put right or left out of the edition that was last taken over. */
	readonly notes: string[];
};

/** How far an import has come, which is registered beside the dataset itself. */
const CURSOR = "_import";

/** Statements that read what `heldDatasets` makes datasets of. */
export function selectHeld(db: Db) {
	return [db.select().from(datasets), selectRuns(db)] as const;
}

/** Every dataset that is loaded and those that should have loaded themselves, in the order of `domain/datasets.ts`. `now` is UTC milliseconds. */
export function heldDatasets(
	rows: readonly DatasetRow[],
	runs: readonly RunRead[],
	now: number,
): HeldDataset[] {
	const loaded = rows.filter(({ id }) => !id.endsWith(CURSOR));
	const since = loaded.length === 0 ? null : Math.min(...loaded.map(({ loadedAt }) => loadedAt));
	const described = known.flatMap(({ id, name, kept }) => {
		const row = loaded.find((each) => each.id === id);
		return row || kept === "weekly" ? [{ id, name, kept, row }] : [];
	});
	const others = loaded
		.filter(({ id }) => !known.some((dataset) => dataset.id === id))
		.map((row) => ({ id: row.id, name: row.name, kept: "release" as const, row }));
	return [...described, ...others].map((dataset) =>
		toHeld(dataset, { run: runs.find(({ source }) => source === dataset.id), since, now }),
	);
}

type Dataset = Pick<HeldDataset, "id" | "name" | "kept"> & {
	readonly row?: DatasetRow | undefined;
};
type Beside = {
	readonly run: RunRead | undefined;
	/** When the first of what is held was loaded. */
	readonly since: number | null;
	readonly now: number;
};

function toHeld({ row, ...dataset }: Dataset, { run, since, now }: Beside): HeldDataset {
	// Half an import is of no date yet.
	const whole = row?.complete ? row : null;
	// To load what came with a release is not to have asked its publisher.
	const lastOkAt = run?.lastOkAt ?? (dataset.kept === "weekly" ? null : whole?.loadedAt) ?? null;
	return {
		...dataset,
		asOf: whole?.asOf ?? null,
		rows: row?.rows ?? null,
		loadedAt: row ? isoTime(row.loadedAt) : null,
		lastOkAt: lastOkAt === null ? null : isoTime(lastOkAt),
		isOverdue: isOverdue(dataset.kept, { lastOkAt, since }, now),
		lastRun: run ? toLastRun(run, now) : null,
		notes: run?.notes ?? [],
	};
}
