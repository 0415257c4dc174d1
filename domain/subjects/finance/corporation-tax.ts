import { fromPounds, type Pence } from "../../base/money.ts";

/** Rates of corporation tax and the limits between which relief is marginal. */
const rates = {
	small: 0.19,
	main: 0.25,
	/** 3/200 of the amount by which profits fall short of the upper limit. */
	fraction: 3 / 200,
	lower: fromPounds(50_000),
	upper: fromPounds(250_000),
} as const;

/** Source of the rates, and what they leave out. */
export const corporationTaxRule = {
	source:
		"Corporation Tax Act 2010 sections 18A to 18E: 19% to £50,000, 25% from £250,000, marginal relief between; unchanged for 2026-27.",
	lastChecked: "2026-11-27",
	caveat:
		"The limits are shared among associated companies. Tax on money taken out of the company is left out.",
} as const;

/**
 * Corporation tax on a year's profits, exact to fractions of a penny. A company that lets to unconnected people is not a close investment-holding company,
 * so the small rate and marginal relief apply; their limits are divided by one more than its associated companies.
 * Source: Fact TAX-F6, Corporation Tax Act 2010 section 18D.
 */
export function corporationTax(profits: Pence, associatedCompanies = 0): number {
	const sharing = 1 + associatedCompanies;
	if (profits <= rates.lower / sharing) {
		return profits * rates.small;
	}
	const relief = Math.max(0, rates.upper / sharing - profits) * rates.fraction;
	return profits * rates.main - relief;
}
