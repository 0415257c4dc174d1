import * as z from "zod";
import { londonDay } from "#domain/base/calendar.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import {
	type HeldEdition,
	type Importer,
	type Progress,
	RefusedNews,
	type Step,
} from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import { mergeNext } from "./monthly-merging.ts";
import { refuseBySize } from "./monthly-plausible.ts";
import { MonthlyProgress, type Staging } from "./monthly-progress.ts";
import { RANGE_LIMITS, type RangeLimits } from "./monthly-range.ts";
import { BYTES_AT_ONCE, stageNext } from "./monthly-staging.ts";
import { dropEnded, dropOldFigures, undoFigures } from "./range-statements.ts";

/** Rows deleted at once: D1 gives a statement 30 seconds. */
const MOST = 20_000;

const Left = z.object({ ended: z.int(), figures: z.int(), staged: z.int() });

/** Deletes some of the rows that are no longer visible, until none are left. */
async function cleanUp(store: Store, { snapshot }: HeldEdition): Promise<Step> {
	const [row] = await store.read(
		`SELECT EXISTS (SELECT 1 FROM postcode_sales WHERE until IS NOT NULL AND until <= ?1) AS ended,
			EXISTS (SELECT 1 FROM sale_figures WHERE snapshot < ?1) AS figures, EXISTS (SELECT 1 FROM sale_changes) AS staged`,
		[snapshot],
	);
	const left = Left.parse(row);
	if (!left.ended && !left.figures && !left.staged) {
		return { kind: "end" };
	}
	return {
		kind: "part",
		statements: [
			dropEnded(snapshot, MOST),
			dropOldFigures(snapshot),
			{
				sql: "DELETE FROM sale_changes WHERE id IN (SELECT id FROM sale_changes LIMIT ?1)",
				params: [MOST],
			},
		],
		progress: { phase: "monthly: cleaning" },
		done: null,
	};
}

export type MonthlySource = {
	readonly store: Store;
	/** Finds the file. @throws RefusedNews where its publisher is not connected. */
	readonly open: () => Promise<PublishedFile>;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Size of one part; both have defaults that suit a Worker. */
	readonly bytesAtOnce?: number;
	readonly limits?: RangeLimits;
};

/**
 * Imports the monthly update of Price Paid Data: sales registered within a month, and corrections of earlier ones. Its rows are staged, merged range by
 * range, and published. If a newer file appears during staging, the import restarts with it, because the old one is gone. If it appears later it waits,
 * because the fully staged old one would otherwise be lost.
 */
export function monthlyUpdate(source: MonthlySource): Importer {
	const { store, bytesAtOnce = BYTES_AT_ONCE, limits = RANGE_LIMITS } = source;
	return {
		id: "sales",
		name: "Sold prices",
		async next(kept, held) {
			const progress = progressOf(kept, held);
			switch (progress?.phase) {
				case undefined:
					return begin(source, held);
				case "monthly: staging": {
					const file = await source.open();
					return file.tag === progress.tag
						? stageNext(file, progress, { held, bytesAtOnce })
						: beginWith(file, source, held);
				}
				case "monthly: merging":
					return mergeNext(store, progress, { held, limits });
				case "monthly: cleaning":
					return cleanUp(store, held);
			}
		},
	};
}

/** Stored progress that can be continued. Null for another importer's, or when readers have been shown another snapshot since. */
function progressOf(kept: Progress | null, held: HeldEdition): MonthlyProgress | null {
	const { data } = MonthlyProgress.safeParse(kept);
	if (!data || data.phase === "monthly: cleaning") {
		return data ?? null;
	}
	return data.base === held.snapshot ? data : null;
}

async function begin(source: MonthlySource, held: HeldEdition): Promise<Step> {
	if (held.asOf === null) {
		throw new RefusedNews(
			"No sold prices are held yet, and a monthly update alone would leave holes: import the complete file of Price Paid Data first.",
		);
	}
	// For postcodes outside a held part, an update would look like all their sales.
	if (held.isPart) {
		throw new RefusedNews(
			"Sold prices are held of a part of the country, and a monthly update alone would leave holes in the rest: import the complete file of Price Paid Data first.",
		);
	}
	const file = await source.open();
	return file.tag === held.digest ? { kind: "nothing" } : beginWith(file, source, held);
}

function beginWith(file: PublishedFile, { now }: MonthlySource, held: HeldEdition): Step {
	refuseBySize(file);
	const progress: Staging = {
		phase: "monthly: staging",
		base: held.snapshot,
		tag: file.tag,
		lines: 0,
		misdated: 0,
		oldEncoding: 0,
		offset: 0,
		latest: londonDay(file.modifiedAt ?? now()),
		months: {},
	};
	return {
		kind: "part",
		statements: [{ sql: "DELETE FROM sale_changes", params: [] }, undoFigures(held.snapshot)],
		progress,
		done: null,
	};
}
