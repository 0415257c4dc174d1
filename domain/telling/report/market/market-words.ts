import type { Sale } from "../../../base/facts/facts.ts";
import {
	FEWEST_SALES,
	type MiddleHalf,
	type SalesPeriod,
} from "../../../base/facts/sale-figures.ts";
import { dateInWords, poundsInWords } from "../../../base/words.ts";

/** Headings of the market chapter. */
export const marketParts = {
	byBedrooms: "Average rent a month by bedrooms",
	rents: "Rents",
	prices: "Prices",
	sector: "Sold prices in the postcode sector by type",
	sales: "Recent sales at this postcode",
	demand: "Demand",
} as const;

/** The groups that rents are published by, in the order of a series. */
export const bedroomGroups = ["1 bed", "2 beds", "3 beds", "4+ beds"] as const;

/** Other heads of the table of rents. */
export const rentColumns = { place: "Place", all: "All homes" } as const;

/** Heads of the table of sales. */
export const saleColumns = {
	address: "Address",
	sold: "Sold",
	sort: "Type and tenure",
	price: "Price",
	perSquareMetre: "Per m²",
} as const;

/** "terraced, leasehold": what was sold, as far as known. */
export function soldInWords({
	propertyType,
	tenure,
}: Pick<Sale, "propertyType" | "tenure">): string {
	return tenure === null ? propertyType : `${propertyType}, ${tenure}`;
}

/** The buyer's own rent among the published ones. */
export const YOUR_RENT = "Your rent";

/** Figures of the sector and of the authority, by name. */
export const SECTOR_PRICE = "Median price of the postcode sector";
export const TYPICAL_PRICE = "Typical sold price of the authority";
export const INDEX_PRICE = "Average price of the authority by the house price index";

/** Heads of the table of a sector's prices. */
export const sectorColumns = {
	type: "Type",
	median: "Median",
	middleHalf: "Middle half",
	count: "Sales",
} as const;

/** In the table where sales are too few for their middle half. */
export const TOO_FEW_SALES = "Too few sales";

export function middleHalfInWords(half: MiddleHalf): string {
	return half ? `${poundsInWords(half[0])} to ${poundsInWords(half[1])}` : TOO_FEW_SALES;
}

type Counted = {
	readonly name: string;
	/** Days, `YYYY-MM-DD`. */
	readonly period: SalesPeriod;
	readonly rows: readonly { readonly count: number }[];
};

/** Note below that table: what was counted, over which period, and how reliable few sales are. */
export function sectorNote({ name, period: { from, to }, rows }: Counted): string {
	const few = rows.some(({ count }) => count < FEWEST_SALES)
		? ` Figures of fewer than ${FEWEST_SALES} sales are estimates.`
		: "";
	return `Full-value sales in ${name} from ${dateInWords(from)} to ${dateInWords(to)}. A quarter of them went for less than the middle half, a quarter for more. Sales of the last months are still being registered.${few}`;
}

/** Said where one rent, all rents by bedrooms, or every sale is missing. */
export const NOT_PUBLISHED = "Not published";
export const NO_RENTS = "No rents by bedrooms are published for this area.";
export const NO_SALE = "No sale is recorded at this postcode.";
