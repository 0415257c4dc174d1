import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";

export type HeatPumpGrant = LegalBasis & {
	/** First day of these amounts; null when they held before any day we judge. */
	readonly from: IsoDate | null;
	readonly amount: Pence;
	/** Where the heat pump replaces oil or LPG; null where that makes no difference. */
	readonly insteadOfOil: Pence | null;
};

const scheme = {
	source: "Boiler Upgrade Scheme, GOV.UK",
	url: "https://www.gov.uk/apply-boiler-upgrade-scheme",
	lastChecked: "2026-11-27",
} as const;

/** Grants for a heat pump in England and Wales, which landlords may have too; the newest first. Source: Fact ENERGY-F6. */
const grants: readonly HeatPumpGrant[] = [
	{
		...scheme,
		from: "2026-07-21",
		amount: fromPounds(7_500),
		insteadOfOil: fromPounds(9_000),
	},
	{ ...scheme, from: null, amount: fromPounds(7_500), insteadOfOil: null },
];

/** The grant on a day; null in the nations that its scheme does not reach. */
export function heatPumpGrantOn(nation: Nation, day: IsoDate): HeatPumpGrant | null {
	return nation === "England" || nation === "Wales"
		? (grants.find(({ from }) => from === null || from <= day) ?? null)
		: null;
}
