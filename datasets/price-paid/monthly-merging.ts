import { figurePeriod, keptPeriod } from "#domain/market/sale-figures.ts";
import { assertion } from "../ingest/run/assertion.ts";
import type { Held, Step } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { merge } from "./merge.ts";
import { editionNotes } from "./monthly-notes.ts";
import type { MergingStretches } from "./monthly-progress.ts";
import {
	type MonthlyStretch,
	nextStretch,
	readMonthlyStretch,
	type StretchLimits,
} from "./monthly-stretch.ts";
import { ALL_WRITTEN, undoStretch, writeStretch } from "./stretch-statements.ts";

/**
 * Merges the staged rows into the next stretch; publishes when there is none. All stretches are gone through, for the months that are kept and the months
 * that make figures move on everywhere.
 */
export async function mergeNext(
	store: Store,
	progress: MergingStretches,
	{ held, limits }: { held: Held; limits: StretchLimits },
): Promise<Step> {
	if (progress.isMerged) {
		return publish(store, progress, held);
	}
	const stretch = await nextStretch(store, progress.after, limits);
	const read = await readMonthlyStretch(store, stretch, progress.base);
	const merged = merge({
		...read,
		replaces: null,
		kept: keptPeriod(progress.month),
		figured: figurePeriod(progress.month),
	});
	const postcodes = progress.postcodes + merged.postcodes;
	return {
		kind: "part",
		statements: [
			...undoStretch(stretch, progress.base),
			...writeStretch(merged, progress.base + 1),
		],
		progress: {
			...progress,
			after: stretch.through ?? progress.after,
			isMerged: stretch.through === null,
			postcodes,
			figures: progress.figures + merged.figures.length,
			named: namedSoFar(progress.named, read.named),
		} satisfies MergingStretches,
		done: { count: Math.min(postcodes, held.rows), of: held.rows },
	};
}

type Named = MergingStretches["named"];

function namedSoFar(before: Named, here: MonthlyStretch["named"]): Named {
	const named = { ...before };
	for (const status of here.values()) {
		named[status] += 1;
	}
	return named;
}

async function publish(store: Store, progress: MergingStretches, held: Held): Promise<Step> {
	const { base, month, tag, postcodes, figures } = progress;
	return {
		kind: "publish",
		statements: [assertion(ALL_WRITTEN, [base + 1, postcodes, figures])],
		edition: {
			asOf: month,
			digest: tag,
			rows: postcodes,
			snapshot: base + 1,
			changesFacts: true,
			notes: await editionNotes(store, progress, held),
		},
		progress: { phase: "monthly: cleaning" },
	};
}
