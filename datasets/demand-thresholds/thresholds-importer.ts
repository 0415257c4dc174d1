import { createHash } from "node:crypto";
import type { DemandThresholds } from "#domain/base/facts/demand-thresholds.ts";
import { demandThresholds } from "#domain/subjects/market/demand/thresholds.ts";
import type { Refresh } from "../ingest/refresh.ts";
import { type Importer, RefusedNews } from "../ingest/run/importer.ts";
import { type ColumnValue, insertRows } from "../ingest/store/insert-rows.ts";
import type { Store } from "../ingest/store/store.ts";
import { readComparedAuthorities } from "./compared-authorities.ts";

/** Refreshes the thirds of each nation's authorities. Runs after the rents and prices they are computed from. */
export const refreshDemandThresholds: Refresh = ({ store }) => thresholdsImporter({ store });

/** Columns of `demand_thresholds` that are computed. */
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
 * Computes the thirds of each nation's authorities from the rents, prices and sales we hold, so it must run after those. The dozen rows carry no snapshot
 * number, because the publishing step replaces them all.
 */
export function thresholdsImporter({ store }: { readonly store: Store }): Importer {
	return {
		id: "demand_thresholds",
		name: "Thirds of each nation's authorities",
		async next(_, held) {
			const thresholds = demandThresholds(await readComparedAuthorities(store));
			const [first] = thresholds
				// A census is valid for ten years, so it does not set the date of figures that change monthly.
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
							// No row carries this number; it tells the loader of releases to leave these rows alone.
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
