import type { Nation } from "../../../base/nation.ts";
import type { SourceId } from "../../../base/sources.ts";

/** What Local Housing Allowance is. */
export const LHA_IN_SHORT =
	"A tenant on Housing Benefit or Universal Credit has at most the Local Housing Allowance of the area towards the rent.";

/** What the rates stand under. */
export const BENEFIT_TITLE = "What housing benefit pays";

/** Names a table of the rates. */
export function benefitTitle(area: string): string {
	return `Local Housing Allowance of ${area}`;
}

/** Its columns, the last where a percentile is published. */
export const BENEFIT_COLUMNS = ["Home", "A week", "A month", "30th percentile a month"] as const;

/** Why the visitor is asked for the area. */
export const ASK_FOR_AREA =
	"No open table says in which rental market area this home lies. Look it up, then choose it.";

/** Where anyone can look up the area of a postcode of Great Britain. */
export const AREA_LOOKUP = {
	name: "LHA Direct, Valuation Office Agency",
	url: "https://lha-direct.voa.gov.uk/",
} as const;

/** Month from which the rates hold; the next come on 1 April 2027. */
export const RATES_FROM = "2026-04";

/** Who sets the rates of a nation. */
export const rateSources = {
	England: "localHousingAllowanceEngland",
	Scotland: "localHousingAllowanceScotland",
	Wales: "localHousingAllowanceWales",
	"Northern Ireland": "localHousingAllowanceNorthernIreland",
} as const satisfies Readonly<Record<Nation, SourceId>>;

const FROZEN = "Set on 1 April 2024 and the same in 2026-27.";

/** Since when the rates of a nation are what they are. */
export const rateNotes: Readonly<Record<Nation, string>> = {
	England: FROZEN,
	Scotland: FROZEN,
	Wales: FROZEN,
	"Northern Ireland": "Set for 1 April 2026 to 31 March 2027.",
};

/** Note on the figures beside the allowance, and their year. Source: VOA, Table 4. */
export const PERCENTILE_NOTE =
	"Three in ten homes of the area were let below the 30th percentile in the year to September 2023. It is no rent of today.";
