import type { PublishedFile } from "../ingest/files/published-file.ts";
import type { HeldEdition, Step } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import type { SqlStatement } from "../ingest/store/store.ts";
import { monthCovered } from "./monthly-plausible.ts";
import type { MergingRanges, Staging } from "./monthly-progress.ts";
import { readRows } from "./monthly-rows.ts";
import { packedId, packSale } from "./packed-sales.ts";
import type { Transaction } from "./transaction.ts";

/** Bytes of the file in one part: some 12,000 rows. */
export const BYTES_AT_ONCE = 2_000_000;

/** Reads the next rows of the file and stages them until the whole file has been read. */
export async function stageNext(
	file: PublishedFile,
	progress: Staging,
	{ held, bytesAtOnce }: { held: HeldEdition; bytesAtOnce: number },
): Promise<Step> {
	const { transactions, offset, oldEncoding } = await readRows(file, progress, bytesAtOnce);
	const believed = transactions.filter(
		({ status, day }) => status === "D" || day <= progress.latest,
	);
	const read: Staging = {
		...progress,
		offset,
		lines: progress.lines + transactions.length,
		misdated: progress.misdated + transactions.length - believed.length,
		oldEncoding: progress.oldEncoding + oldEncoding,
		months: withMonthsOf(believed, progress.months),
	};
	return {
		kind: "part",
		statements: stage(believed),
		progress: offset < file.size ? read : mergingOf(read, monthCovered(file, read, held)),
		done: { count: offset, of: file.size },
	};
}

/** A later row about the same sale replaces the earlier one, because Land Registry's last word counts. */
function stage(transactions: readonly Transaction[]): SqlStatement[] {
	return insertRows(
		{
			table: "sale_changes",
			columns: ["id", "status", "postcode", "sale"],
			onConflict:
				"ON CONFLICT (id) DO UPDATE SET status = excluded.status, postcode = excluded.postcode, sale = excluded.sale",
		},
		transactions.map((transaction) => {
			const sale = packSale(transaction);
			return [packedId(sale), transaction.status, transaction.postcode ?? "", sale];
		}),
	);
}

function withMonthsOf(
	transactions: readonly Transaction[],
	before: Staging["months"],
): Staging["months"] {
	const months = { ...before };
	for (const { status, day } of transactions) {
		if (status !== "D") {
			const month = day.slice(0, 7);
			months[month] = (months[month] ?? 0) + 1;
		}
	}
	return months;
}

function mergingOf(
	{ base, tag, lines, misdated, oldEncoding, months }: Staging,
	month: string,
): MergingRanges {
	return {
		phase: "monthly: merging",
		base,
		tag,
		lines,
		misdated,
		oldEncoding,
		month,
		ahead: Object.entries(months).reduce((sum, [at, sales]) => sum + (at > month ? sales : 0), 0),
		after: "",
		isMerged: false,
		postcodes: 0,
		figures: 0,
		named: { A: 0, C: 0, D: 0 },
	};
}
