/** Postcodes to try, without a space, as in addresses of screens: real ones, of two nations and three kinds of market. */
export const examplePostcodes = [
	{ postcode: "M145LL", city: "Manchester" },
	{ postcode: "BN29QA", city: "Brighton" },
	{ postcode: "CF243AB", city: "Cardiff" },
] as const;

/** The postcode of the sample report, which anyone may read whole. */
export const SAMPLE_POSTCODE = "M145LL";

/** Stands where the number of a report stands in addresses. */
export const SAMPLE_REPORT_ID = "sample";
