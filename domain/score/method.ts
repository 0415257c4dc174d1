/**
 * The score method, version 1. The documentation page prints these tables; a stored report keeps the version.
 * Source: SPEC section 9 "Documentation content", DECISIONS 1 and 3.
 */
export const METHODOLOGY_VERSION = 1;

export const componentIds = ["epc", "licensing", "yield", "market"] as const;
export type ComponentId = (typeof componentIds)[number];

/** Percent of the whole. */
export const weights: Readonly<Record<ComponentId, number>> = {
	epc: 40,
	licensing: 30,
	yield: 20,
	market: 10,
};

export const componentLabels: Readonly<Record<ComponentId, string>> = {
	epc: "Energy rating",
	licensing: "Licensing and planning",
	yield: "Rental yield",
	market: "Market conditions",
};

/** Below this percent of known weight there is no score. */
export const FEWEST_WEIGHT_KNOWN = 60;

/** Most that the energy component scores below the points a home may be let at. */
export const UNLETTABLE_ENERGY_SCORE = 20;

/** Points taken from 100 for each burden that bears on the stated use; `check_boundary` counts half. */
export const licensingDeductions = {
	selective: 30,
	additional: 30,
	mandatory: 40,
	articleFour: 25,
} as const;

/** Gross yield in percent and its score; straight lines between, flat outside. */
export const yieldCurve: readonly (readonly [percent: number, score: number])[] = [
	[3, 0],
	[5, 50],
	[7, 85],
	[9, 100],
];

export const demandScores = { High: 90, Medium: 70, Low: 50 } as const;

/** Vacancy above this percent is flagged and takes points from the market component. */
export const VACANCY_FLAGGED = 15;
export const VACANCY_DEDUCTION = 20;

/** What a deal-breaker caps the investment score at. */
export const DEAL_BREAKER_CAP = 20;
