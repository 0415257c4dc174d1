import type { SourceId } from "./sources.ts";

/**
 * How a dataset is brought up to date: with each release of the product, by a refresh of its own every week, from a file that is
 * imported, or by hand.
 */
export const keepings = ["release", "weekly", "import", "hand"] as const;
export type Keeping = (typeof keepings)[number];

export const keepingInWords: Readonly<Record<Keeping, string>> = {
	release: "With each release",
	weekly: "Every week, by itself",
	import: "From each new edition",
	hand: "By hand, row by row",
};

/**
 * Days from one check of the publisher to the next, or between editions of a file that is imported: Code-Point Open comes out in February, May,
 * August and November. Null where nothing is due between releases. Source: SPEC section 1 "updated weekly"; Ordnance Survey, product page.
 */
export const rhythmDays: Readonly<Record<Keeping, number | null>> = {
	release: null,
	weekly: 7,
	import: 92,
	hand: null,
};

/** A table that the product holds itself: what it is for, whose data it is made of, and how it is kept. */
export type Dataset = {
	readonly id: string;
	readonly name: string;
	/** What it tells, as the end of "It tells". */
	readonly tells: string;
	readonly sources: readonly SourceId[];
	readonly kept: Keeping;
	/** What brings in the first edition, where nothing does by itself: a file, as the end of "imports", and the command that does. */
	readonly firstImport?: { readonly what: string; readonly command: string };
};

/** Every table of reference data, in the order a reader would ask for them. Source: docs/data-sources.md. */
export const datasets: readonly Dataset[] = [
	{
		id: "postcode_sectors",
		name: "Postcode sectors of Great Britain",
		tells: "which council, wards and area a postcode lies in, by its sector",
		sources: ["codePointOpen"],
		kept: "release",
	},
	{
		id: "postcode_units",
		name: "Postcodes of Great Britain",
		tells:
			"which council, wards and area a full postcode lies in, once the national file is imported",
		sources: ["codePointOpen", "postcodeDirectory"],
		kept: "import",
		firstImport: {
			what: "Code-Point Open or a national postcode file of ONS",
			command: "data:postcodes",
		},
	},
	{
		id: "wards",
		name: "Electoral wards",
		tells: "which wards a council has, by which licensing schemes are drawn",
		sources: ["codePointOpen"],
		kept: "release",
	},
	{
		id: "authorities",
		name: "Local authorities with dwellings and sales",
		tells: "how many homes a council's district has, how many are sold and for what",
		sources: ["councilTaxStock", "pricePaid"],
		kept: "release",
	},
	{
		id: "areas",
		name: "Prices, energy bands, crime and flood zones by area",
		tells: "what is typical of the 3,000 or so homes around",
		sources: ["pricePaid", "energyByArea", "police", "planningData"],
		kept: "release",
	},
	{
		id: "rents",
		name: "Private rents",
		tells: "the mean rent by bedrooms",
		sources: ["privateRents"],
		kept: "weekly",
	},
	{
		id: "sales",
		name: "Sold prices",
		tells:
			"what homes of a postcode and of its sector sold for, once the national file is imported",
		sources: ["pricePaid"],
		kept: "weekly",
		firstImport: {
			what: "the complete file of Price Paid Data, on which the weekly updates follow",
			command: "data:sales",
		},
	},
	{
		id: "house_prices",
		name: "House prices by district and region",
		tells:
			"the average price, its change over a year and, once the national file is in, how many homes are sold",
		sources: ["housePriceIndex"],
		kept: "weekly",
	},
	{
		id: "licensing_schemes",
		name: "Council licensing schemes",
		tells: "selective and additional licensing, and Article 4 directions on HMOs",
		sources: ["licensingRegister"],
		kept: "hand",
	},
	{
		id: "licensing_pages",
		name: "Council licensing pages",
		tells: "whether a council's page has changed since we read it",
		sources: ["licensingRegister"],
		kept: "weekly",
	},
	{
		id: "article_four",
		name: "Who publishes Article 4 directions",
		tells: "where no direction on the map means that there is none",
		sources: ["planningData"],
		kept: "weekly",
	},
	{
		id: "certificate_changes",
		name: "New energy certificates",
		tells: "which postcodes have new certificates, so that they are asked for again",
		sources: ["energyRegister"],
		kept: "weekly",
	},
	{
		id: "certificates",
		name: "Energy certificates of imported areas",
		tells:
			"how homes are rated where the energy register is silent or does not reach, once a national file is imported for the area",
		sources: ["importedCertificates", "importedCertificatesScotland"],
		kept: "import",
		firstImport: {
			what: "a national file of certificates for the areas you want",
			command: "data:certificates",
		},
	},
	{
		id: "bank_rates",
		name: "Bank Rate",
		tells: "the rate that mortgage tests are set beside",
		sources: ["bankRate"],
		kept: "weekly",
	},
	{
		id: "demand_thresholds",
		name: "Thirds of each nation's authorities",
		tells: "whether an indicator of demand is high or low for its nation",
		sources: ["lettable"],
		kept: "weekly",
	},
];
