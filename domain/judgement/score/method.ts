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

/** Percent of known weight below which there is no score. */
export const FEWEST_WEIGHT_KNOWN = 60;

/** Highest energy score below the points required to let a home. */
export const UNLETTABLE_ENERGY_SCORE = 20;

/** Highest energy score without a known band: ignorance scores less than a known good band. */
export const UNKNOWN_ENERGY_SCORE = 55;

/** Points deducted from 100 for each burden that applies to the stated use, times the share that its verdict counts. */
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

/** Vacancy percentage above which the market component loses points. */
export const VACANCY_FLAGGED = 15;
export const VACANCY_DEDUCTION = 20;

/** Limits on the score, in points, whatever its parts are worth. Source: Rule SCORE-9, Rule SCORE-10, Rule SCORE-12, Rule SCORE-13. */
export const scoreLimits = {
	/** The home cannot lawfully be let as it stands. */
	deal_breaker: 20,
	/** With stated figures: it does not pay. */
	does_not_pay: 39,
	/** With stated figures: the loan fails every dated row of the lender table. */
	no_lender: 59,
	break_even: 59,
	under_bank_rate: 59,
	/** A known flat without a known service charge. */
	unfinished: 59,
	/** It pays at the basic rate but not at the higher one, and no owner is stated. */
	basic_rate_alone: 59,
	/** The stated owners' tax turns it into a loss. */
	before_tax_alone: 59,
	/** A source puts the point itself in flood zone 3. */
	flood_zone_3: 59,
	/** The home's own certificate or its own figures are missing. */
	not_this_home: 79,
} as const;
export type LimitId = keyof typeof scoreLimits;
export const limitIds = Object.keys(scoreLimits).filter((id): id is LimitId => id in scoreLimits);
