import { type Pence, pence } from "../../base/money.ts";

/** Assumed growth of rent, costs and price, as fractions a year, and the holding period. The reader chooses them, because nobody knows. */
export type Outlook = {
	readonly rentGrowth: number;
	/** Of all costs that are not a share of the rent. */
	readonly costGrowth: number;
	readonly priceGrowth: number;
	/** The agent's share of the selling price, as a fraction, and the solicitor's fee. */
	readonly sellingShare: number;
	readonly sellingFees: Pence;
	/** Whole years until the home is sold. */
	readonly years: number;
};

/** No growth and no selling costs; stated wherever it is used. */
export const flatOutlook: Outlook = {
	rentGrowth: 0,
	costGrowth: 0,
	priceGrowth: 0,
	sellingShare: 0,
	sellingFees: pence(0),
	years: 10,
};
