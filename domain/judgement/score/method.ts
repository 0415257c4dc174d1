/**
 * The score method, version 3. The documentation page prints these tables; a stored report keeps the version.
 * Source: Rule SCORE-3.
 */
export const METHODOLOGY_VERSION = 3;

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

/** Most that the energy component scores where no band is known: not knowing is worth less than knowing that all is well. */
export const UNKNOWN_ENERGY_SCORE = 55;

/** Points taken from 100 for each burden that bears on the stated use, each times what its verdict counts. */
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

/** What holds a score down, whatever its parts are worth, and at how many points. Source: Rule SCORE-9, Rule SCORE-10, Rule SCORE-12, Rule SCORE-13. */
export const scoreLimits = {
	/** The home cannot lawfully be let as it stands. */
	deal_breaker: 20,
	/** With stated figures: it does not pay. */
	does_not_pay: 39,
	/** With stated figures: no lender's row that has a day allows the loan. */
	no_lender: 59,
	break_even: 59,
	under_bank_rate: 59,
	/** A known flat whose service charge is not. */
	unfinished: 59,
	/** It pays at the basic rate, not at the higher, and nobody is stated. */
	basic_rate_alone: 59,
	/** The tax stated takes it. */
	before_tax_alone: 59,
	/** A source puts the point itself in flood zone 3. */
	flood_zone_3: 59,
	/** Not both the home's own certificate and its own figures are there. */
	not_this_home: 79,
} as const;
export type LimitId = keyof typeof scoreLimits;
export const limitIds = Object.keys(scoreLimits).filter((id): id is LimitId => id in scoreLimits);
