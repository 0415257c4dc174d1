import type { FileHandle } from "node:fs/promises";
import * as z from "zod";
import { digestAs, type Extent } from "#datasets/ingest/areas/extent.ts";
import {
	type HeldEdition,
	type Importer,
	RefusedNews,
	type Step,
} from "#datasets/ingest/run/importer.ts";
import { assertion, type SqlStatement, type Store } from "#datasets/ingest/store/store.ts";
import { type Change, type Merged, merge } from "#datasets/price-paid/merge.ts";
import { type PostcodeRange, rangeParams } from "#datasets/price-paid/postcode-range.ts";
import {
	ALL_WRITTEN,
	dropEnded,
	dropOldFigures,
	parseRange,
	readRange,
	undoFigures,
	undoRange,
	writeRange,
} from "#datasets/price-paid/range-statements.ts";
import { figurePeriod, keptPeriod, type SalesPeriod } from "#domain/base/facts/sale-figures.ts";
import { readGroup } from "../../commands/spill/spill.ts";
import { batchAfter, type SalesBatch } from "./batches.ts";
import { refuseMisfit } from "./national-edition.ts";
import { prefetchNext } from "./prefetch-next.ts";
import { onlyYear, type SalesEdition, salesNotes } from "./sales-edition.ts";

export const SALES = "sales";
export const SALES_NAME = "Sold prices";

/** Refuses a file that would remove more than this share of the held sales in its period. Source: the rule for every release. */
const MOST_VANISHED = 0.2;
/** Rows deleted at a time after publishing. */
const DELETED_AT_A_TIME = 50_000;

/** How far an import has come. All counts are of the edition as far as it was brought in. */
const Reached = z.object({
	/** Tag of the imported file. An import begun with another file is not continued. */
	tag: z.string(),
	snapshot: z.int(),
	/** The last postcode that was brought in; null once the edition is published. */
	after: z.string().nullable(),
	postcodes: z.int(),
	sales: z.int(),
	figures: z.int(),
	/** Rows that end with the new edition and still have to be deleted. */
	ended: z.int(),
	/** Held sales of its period: those it confirms, then those it lacks. */
	confirmed: z.int(),
	vanished: z.int(),
	duplicates: z.int(),
});
type Reached = z.infer<typeof Reached>;

type Importing = {
	readonly store: Store;
	/** Expected homes sold in a year by postcode area; null for an import of a part. */
	readonly yearlySales: Extent | null;
	/** The spilled sales of the edition. */
	readonly spill: FileHandle;
	/** Sales in one transaction, about. */
	readonly batchSize: number;
	/** Characters of JSON in one statement; less is written where there is no binding. */
	readonly longestJson?: number;
};

/**
 * Imports a complete or yearly file of Price Paid Data, a range of the alphabet at a time. A complete file replaces all sales, a yearly one those of its
 * year; unchanged sales are not rewritten. After a crash, the same file continues after the last range. A file for a part of the country, and anything
 * imported after it, is held as a part.
 */
export function salesImporter(edition: SalesEdition, importing: Importing): Importer {
	const write = prefetchNext<Writing, Written>(
		(writing) => writtenOf(writing, { edition, ...importing }),
		({ batch, held }) => `${held.snapshot} ${batch.range.after}`,
	);
	const tag = digestAs(edition.tag, importing.yearlySales === null);
	return {
		id: SALES,
		name: SALES_NAME,
		async next(progress, held) {
			if (progress === null && held.digest === tag) {
				return { kind: "nothing" };
			}
			const parsed = Reached.safeParse(progress);
			const reached = parsed.success && isGoneOnWith(parsed.data, tag, held) ? parsed.data : null;
			if (!reached) {
				return beginning(edition, held, importing.yearlySales);
			}
			if (reached.after === null) {
				return cleaning(reached);
			}
			const batch = batchAfter(edition, reached.after, importing.batchSize);
			if (batch === null) {
				return publishing(reached, { edition, held, ...importing });
			}
			const [, through] = rangeParams(batch.range);
			const next = batchAfter(edition, through, importing.batchSize);
			const written = await write({ batch, held }, next && { batch: next, held });
			return bringingIn(batch, reached, { ...written, edition });
		},
	};
}

function isGoneOnWith(reached: Reached, tag: string, held: HeldEdition): boolean {
	const published = reached.after === null ? reached.snapshot : reached.snapshot - 1;
	return reached.tag === tag && published === held.snapshot;
}

/** @throws RefusedNews when the file is not newer than what is held, or does not cover the whole country. */
function beginning(edition: SalesEdition, held: HeldEdition, yearlySales: Extent | null): Step {
	const { month } = edition;
	refuseMisfit(edition, held, yearlySales);
	const year = onlyYear(edition);
	if (year !== null && held.asOf === null) {
		throw new RefusedNews(
			`The file has the sales of ${year} alone, and no others are held yet: import the complete file first.`,
		);
	}
	if (year === null && held.asOf !== null && month < held.asOf) {
		throw new RefusedNews(
			`The file ends in ${month}, what is held in ${held.asOf}: import the complete file of now.`,
		);
	}
	return {
		kind: "part",
		statements: [undoFigures(held.snapshot)],
		progress: {
			tag: digestAs(edition.tag, yearlySales === null),
			snapshot: held.snapshot + 1,
			after: "",
			postcodes: 0,
			sales: 0,
			figures: 0,
			ended: 0,
			confirmed: 0,
			vanished: 0,
			duplicates: 0,
		} satisfies Reached,
		done: { count: 0, of: edition.sales },
	};
}

type Writing = { readonly batch: SalesBatch; readonly held: HeldEdition };
type Written = { readonly merged: Merged; readonly statements: readonly SqlStatement[] };
type BringingIn = Importing & { readonly edition: SalesEdition };

/** The statements of a batch. They depend only on postcodes of its own range, so they may be prepared while another batch is written. */
async function writtenOf({ batch, held }: Writing, bringing: BringingIn): Promise<Written> {
	const { edition, store } = bringing;
	const { range } = batch;
	const { sql, params } = readRange(range, held.snapshot);
	const month = lastMonth(edition, held);
	const merged = merge({
		held: parseRange(await store.read(sql, params)),
		changes: changesIn(batch, bringing),
		elsewhere: new Set(),
		replaces: replacedDays(edition),
		kept: keptPeriod(month),
		figured: figurePeriod(month),
	});
	return {
		merged,
		statements: [
			...undoRange(range, held.snapshot),
			...writeRange(merged, held.snapshot + 1, bringing),
		],
	};
}

function bringingIn(
	{ range }: SalesBatch,
	reached: Reached,
	{ merged, statements, edition }: Written & { readonly edition: SalesEdition },
): Step {
	const { counts } = merged;
	return {
		kind: "part",
		statements,
		progress: {
			...reached,
			after: rangeParams(range)[1],
			postcodes: reached.postcodes + merged.postcodes,
			sales: reached.sales + merged.sales,
			figures: reached.figures + merged.figures.length,
			ended: reached.ended + merged.ended,
			confirmed: reached.confirmed + counts.changed + counts.unchanged,
			vanished: reached.vanished + counts.vanished,
			duplicates: reached.duplicates + counts.duplicates,
		} satisfies Reached,
		done: { count: salesThrough(edition, range), of: edition.sales },
	};
}

/** The sales of an edition up to the end of a range. */
function salesThrough({ groups, sales }: SalesEdition, { through }: PostcodeRange): number {
	return through === null
		? sales
		: Object.entries(groups)
				.filter(([group]) => `${group}~` <= through)
				.reduce((sum, [, { records }]) => sum + records, 0);
}

/** The month up to which sales are known. A yearly file of an earlier year does not move it back. */
function lastMonth(edition: SalesEdition, held: HeldEdition): string {
	const { month } = edition;
	return held.asOf !== null && held.asOf > month ? held.asOf : month;
}

function replacedDays(edition: SalesEdition): SalesPeriod {
	const year = onlyYear(edition);
	return year === null
		? { from: "1995-01-01", to: figurePeriod(edition.newest.slice(0, 7)).to }
		: { from: `${year}-01-01`, to: `${year}-12-31` };
}

function changesIn({ groups }: SalesBatch, { edition, spill }: BringingIn): Change[] {
	const changes: Change[] = [];
	for (const group of groups) {
		readGroup(spill, edition.groups[group]?.pieces ?? [], (postcode, sale) =>
			changes.push({ status: "A", postcode, sale }),
		);
	}
	return changes;
}

type Publishing = Pick<BringingIn, "edition" | "yearlySales"> & { readonly held: HeldEdition };

/** @throws RefusedNews when too many of the held sales are missing. */
function publishing(reached: Reached, { edition, held, yearlySales }: Publishing): Step {
	const { snapshot, postcodes, figures, confirmed, vanished } = reached;
	// A held part may cover another place.
	if (!held.isPart && vanished > MOST_VANISHED * (confirmed + vanished)) {
		throw new RefusedNews(
			`The file lacks ${vanished.toLocaleString("en-GB")} of ${(confirmed + vanished).toLocaleString("en-GB")} sales that are held of its days, more than a fifth: it may be cut off.`,
		);
	}
	return {
		kind: "publish",
		statements: [assertion(ALL_WRITTEN, [snapshot, postcodes, figures]), dropOldFigures(snapshot)],
		edition: {
			asOf: lastMonth(edition, held),
			digest: digestAs(edition.tag, yearlySales === null),
			rows: postcodes,
			snapshot,
			isPart: yearlySales === null || (onlyYear(edition) !== null && held.isPart),
			changesFacts: true,
			notes: [...salesNotes(edition), ...duplicatesIn(reached)],
		},
		progress: reached.ended === 0 ? null : { ...reached, after: null },
	};
}

function duplicatesIn({ duplicates }: Reached): string[] {
	return duplicates === 0
		? []
		: [
				`${duplicates.toLocaleString("en-GB")} rows speak of a sale that a later row speaks of again: the later counts.`,
			];
}

/** Deletes rows that are no longer visible. */
function cleaning(reached: Reached): Step {
	return reached.ended <= 0
		? { kind: "end" }
		: {
				kind: "part",
				statements: [dropEnded(reached.snapshot, DELETED_AT_A_TIME)],
				progress: { ...reached, ended: reached.ended - DELETED_AT_A_TIME },
				done: null,
			};
}
