import { type Pence, pence } from "../../base/money.ts";

/** How rent, costs and price are taken to change, as fractions a year, and how long the home is held. Chosen by the reader: no one knows it. */
export type Outlook = {
	readonly rentGrowth: number;
	/** Of all costs that do not follow the rent. */
	readonly costGrowth: number;
	readonly priceGrowth: number;
	/** What the agent takes of the price when the home is sold, as a fraction, and what the solicitor asks. */
	readonly sellingShare: number;
	readonly sellingFees: Pence;
	/** Whole years until the home is sold. */
	readonly years: number;
};

/** Nothing changes, and selling costs nothing: said to be so wherever it is used. */
export const flatOutlook: Outlook = {
	rentGrowth: 0,
	costGrowth: 0,
	priceGrowth: 0,
	sellingShare: 0,
	sellingFees: pence(0),
	years: 10,
};
