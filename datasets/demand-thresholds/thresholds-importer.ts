import { createHash } from "node:crypto";
import type { DemandThresholds } from "#domain/base/facts/demand-thresholds.ts";
import { demandThresholds } from "#domain/subjects/market/demand/thresholds.ts";
import type { Refresh } from "../ingest/refresh.ts";
import { type Importer, RefusedNews } from "../ingest/run/importer.ts";
import { type ColumnValue, insertRows } from "../ingest/store/insert-rows.ts";
import type { Store } from "../ingest/store/store.ts";
import { readComparedAuthorities } from "./compared-authorities.ts";

/** Thirds of the nations' authorities, after the rents and prices they are made of. */
export const refreshDemandThresholds: Refresh = ({ store }) => thresholdsImporter({ store });

/** The columns of `demand_thresholds` that are worked out. */
export const thresholdColumns = [
	"indicator",
	"nation",
	"lower",
	"upper",
	"count",
	"as_of",
	"tenths",
];

/**
 * The thirds of each nation's authorities, worked out again from rents, prices and sales as we hold them: to be run after those. A dozen rows carry
 * no number of a snapshot; all of them are replaced in the step that publishes.
 */
export function thresholdsImporter({ store }: { readonly store: Store }): Importer {
	return {
		id: "demand_thresholds",
		name: "Thirds of each nation's authorities",
		async next(_, held) {
			const thresholds = demandThresholds(await readComparedAuthorities(store));
			const [first] = thresholds
				// A census is of one year for ten: it does not make what moves every month older.
				.filter(({ indicator }) => indicator !== "privateRenters")
				.map(({ asOf }) => asOf)
				.toSorted();
			if (first === undefined) {
				throw new RefusedNews(
					"No indicator is known of enough authorities to part them in thirds.",
				);
			}
			const rows = thresholds.map(thresholdRow);
			const digest = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
			return digest === held.digest
				? { kind: "nothing" }
				: {
						kind: "publish",
						statements: [
							{ sql: "DELETE FROM demand_thresholds", params: [] },
							...insertRows({ table: "demand_thresholds", columns: thresholdColumns }, rows),
						],
						edition: {
							asOf: first,
							digest,
							rows: thresholds.length,
							// No row carries it; it tells the loader of releases that these are no longer a release's.
							snapshot: held.snapshot + 1,
							changesFacts: true,
							notes: [],
						},
						progress: null,
					};
		},
	};
}

/** A row of the table, in the order of `thresholdColumns`. */
export function thresholdRow(thresholds: DemandThresholds): ColumnValue[] {
	const { indicator, nation, lower, upper, count, asOf, tenths } = thresholds;
	return [indicator, nation, lower, upper, count, asOf, tenths && JSON.stringify(tenths)];
}
