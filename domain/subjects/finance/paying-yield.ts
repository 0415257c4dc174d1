import type { LoanPercent } from "../../base/inputs.ts";
import { type AssumptionSource, assumptionDefaults } from "./assumptions.ts";

/**
 * What a year's costs without finance typically take of the rent. A rule of the trade, for typical figures only: a home's own sums have costs of
 * their own. HMRC's statistics of 2024-25 come to about 38 % (Fact COST-F2), which counts landlords of every kind. Source: Rule MONEY-8.
 */
export const TYPICAL_COST_SHARE = 0.3;

/** Where `TYPICAL_COST_SHARE` is from. */
export const typicalCostShare: AssumptionSource = {
	source: "Costs without finance are taken as 30% of the rent, a rule of the trade.",
	asOf: null,
	lastChecked: "2026-11-22",
	kind: "trade",
};

/**
 * The gross yield in percent from which a loan pays: below it the interest takes more than typical costs leave of the rent. `loanPercent` is of the
 * price; `rate` a fraction a year, by default that of the default loan: with 75 % it is 6.03. Source: Rule MONEY-8.
 */
export function payingYield({
	loanPercent,
	rate = assumptionDefaults.interestRate.value,
}: {
	readonly loanPercent: LoanPercent;
	readonly rate?: number;
}): number {
	return (loanPercent * rate) / (1 - TYPICAL_COST_SHARE);
}
