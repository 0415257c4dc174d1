import { articleFour } from "./article-four/spec.ts";
import { bankRates } from "./bank-rate/spec.ts";
import { certificateChanges, certificates } from "./certificates/spec.ts";
import { demandThresholds } from "./demand-thresholds/spec.ts";
import { housePrices } from "./house-prices/spec.ts";
import type { DatasetRecord } from "./ingest/refresh.ts";
import { licensingPages } from "./licensing-pages/spec.ts";
import { postcodeUnits } from "./postcodes/spec.ts";
import { sales } from "./price-paid/spec.ts";
import { rents } from "./rents/spec.ts";

/** Every dataset, in the order a reader would ask for them; those without a folder of their own come with each release, from `reference/`. Source: docs/data-sources.md. */
export const datasets: readonly DatasetRecord[] = [
	{
		id: "postcode_sectors",
		name: "Postcode sectors of Great Britain",
		tells: "which council, wards and area a postcode lies in, by its sector",
		sources: ["codePointOpen"],
		kept: "release",
	},
	postcodeUnits,
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
		tells:
			"how many homes a council's district has, how many are sold and for what, who lives in them and what residents earn",
		sources: [
			"councilTaxStock",
			"pricePaid",
			"censusEnglandWales",
			"censusScotland",
			"censusNorthernIreland",
			"deprivationEngland",
			"earnings",
		],
		kept: "release",
	},
	{
		id: "areas",
		name: "Prices, energy bands, crime and flood zones by area",
		tells: "what is typical of the 3,000 or so homes around, and who lives in them",
		sources: [
			"pricePaid",
			"energyByArea",
			"police",
			"planningData",
			"censusEnglandWales",
			"censusScotland",
			"deprivationEngland",
			"deprivationScotland",
			"deprivationWales",
		],
		kept: "release",
	},
	rents,
	{
		id: "rent_market_areas",
		name: "Rental market areas of Scottish councils",
		tells: "by which market areas the rents of a Scottish council are published",
		sources: ["censusScotland"],
		kept: "release",
	},
	{
		id: "stations",
		name: "Railway stations of Great Britain",
		tells: "how far the nearest station of National Rail is",
		sources: ["railStations"],
		kept: "release",
	},
	sales,
	housePrices,
	{
		id: "licensing_schemes",
		name: "Council licensing schemes",
		tells: "selective and additional licensing, and Article 4 directions on HMOs",
		sources: ["licensingRegister"],
		kept: "hand",
	},
	licensingPages,
	articleFour,
	certificateChanges,
	certificates,
	bankRates,
	demandThresholds,
];

/** The record of a dataset; null of an id that none has. */
export function findDataset(id: string): DatasetRecord | null {
	return datasets.find((dataset) => dataset.id === id) ?? null;
}
