import { assertion } from "#datasets/ingest/store/store.ts";
import { figurePeriod, keptPeriod } from "#domain/base/facts/sale-figures.ts";
import type { HeldEdition, Step } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { merge } from "./merge.ts";
import { editionNotes } from "./monthly-notes.ts";
import type { MergingRanges } from "./monthly-progress.ts";
import {
	type MonthlyRange,
	nextRange,
	type RangeLimits,
	readMonthlyRange,
} from "./monthly-range.ts";
import { ALL_WRITTEN, undoRange, writeRange } from "./range-statements.ts";

/**
 * Merges the staged rows into the next range, or publishes after the last. Every range is processed, because the periods for keeping sales and for figures
 * move on everywhere.
 */
export async function mergeNext(
	store: Store,
	progress: MergingRanges,
	{ held, limits }: { held: HeldEdition; limits: RangeLimits },
): Promise<Step> {
	if (progress.isMerged) {
		return publish(store, progress, held);
	}
	const range = await nextRange(store, progress.after, limits);
	const read = await readMonthlyRange(store, range, progress.base);
	const merged = merge({
		...read,
		replaces: null,
		kept: keptPeriod(progress.month),
		figured: figurePeriod(progress.month),
	});
	const postcodes = progress.postcodes + merged.postcodes;
	return {
		kind: "part",
		statements: [...undoRange(range, progress.base), ...writeRange(merged, progress.base + 1)],
		progress: {
			...progress,
			after: range.through ?? progress.after,
			isMerged: range.through === null,
			postcodes,
			figures: progress.figures + merged.figures.length,
			named: namedSoFar(progress.named, read.named),
		} satisfies MergingRanges,
		done: { count: Math.min(postcodes, held.rows), of: held.rows },
	};
}

type NamedChanges = MergingRanges["named"];

function namedSoFar(before: NamedChanges, here: MonthlyRange["named"]): NamedChanges {
	const named = { ...before };
	for (const status of here.values()) {
		named[status] += 1;
	}
	return named;
}

async function publish(store: Store, progress: MergingRanges, held: HeldEdition): Promise<Step> {
	const { base, month, tag, postcodes, figures } = progress;
	return {
		kind: "publish",
		statements: [assertion(ALL_WRITTEN, [base + 1, postcodes, figures])],
		edition: {
			asOf: month,
			digest: tag,
			rows: postcodes,
			snapshot: base + 1,
			isPart: held.isPart,
			changesFacts: true,
			notes: await editionNotes(store, progress, held),
		},
		progress: { phase: "monthly: cleaning" },
	};
}
