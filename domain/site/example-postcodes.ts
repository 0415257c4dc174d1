/** Postcodes to try, without a space, as in addresses of screens: real ones, of two nations and three kinds of market. */
export const examplePostcodes = [
	{ postcode: "M145LL", city: "Manchester" },
	{ postcode: "BN29QA", city: "Brighton" },
	{ postcode: "CF243AB", city: "Cardiff" },
] as const;

/** The postcode of the sample report, which anyone may read whole. */
export const SAMPLE_POSTCODE = "M145LL";

/**
 * What the sample states, in pounds: examples in round figures beside what is published of Manchester, so that its sums are those of a home that
 * somebody looks at. Average price of all homes £248,071 (UK House Price Index, March 2026); mean rent £1,352 a month (ONS, May 2026).
 */
export const SAMPLE_FIGURES = { price: 250_000, rent: 1_350 } as const;

/** Stands where the number of a report stands in addresses. */
export const SAMPLE_REPORT_ID = "sample";
