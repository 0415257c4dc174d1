import { fromPounds } from "../base/money.ts";
import type { Position } from "../subjects/finance/position.ts";

/** Postcodes to try, without a space, as in addresses of screens: real ones, of two nations and three kinds of market. */
export const examplePostcodes = [
	{ postcode: "M145LL", city: "Manchester" },
	{ postcode: "BN29QA", city: "Brighton" },
	{ postcode: "CF243AB", city: "Cardiff" },
] as const;

/** The postcode of the sample report, which anyone may read whole. */
export const SAMPLE_POSTCODE = "M145LL";

/**
 * Figures stated for the sample, in pounds: round numbers near the published ones for Manchester, so that its sums look like a real home's. Average price
 * of all homes £248,071 (UK House Price Index, March 2026); mean rent £1,352 a month (ONS, May 2026).
 */
export const SAMPLE_FIGURES = { price: 250_000, rent: 1_350 } as const;

/** The landlord whose tax the sample shows: a higher-rate taxpayer in England. */
export const SAMPLE_LANDLORD: Position = {
	incomePence: fromPounds(60_000),
	nation: "England",
	share: 1,
	company: false,
};

/** Takes the place of a report's id in addresses. */
export const SAMPLE_REPORT_ID = "sample";
