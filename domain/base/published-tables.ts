import type { Nation } from "./nation.ts";

const greatBritain: readonly Nation[] = ["England", "Wales", "Scotland"];

/** Nations covered by each table that is published by nation, like `nations` in `live-sources.ts`. Elsewhere a gap is "not covered". Source: Rule ACCESS-9. */
const reach = {
	areas: ["England", "Wales"],
	demandIndicators: greatBritain,
	officialRents: greatBritain,
	railStations: greatBritain,
} as const satisfies Readonly<Record<string, readonly Nation[]>>;

/** Whether a table that is published by nation reaches it. */
export function isPublishedIn(nation: Nation, table: keyof typeof reach): boolean {
	return reach[table].some((reached) => reached === nation);
}
