/** Headings of the market chapter. */
export const marketParts = {
	byBedrooms: "Average rent a month by bedrooms",
	rents: "Rents",
	prices: "Prices",
	sales: "Recent sales at this postcode",
	demand: "Demand",
} as const;

/** The groups that rents are published by, in the order of a series. */
export const bedroomGroups = ["1 bed", "2 beds", "3 beds", "4+ beds"] as const;

/** Other heads of the table of rents. */
export const rentColumns = { place: "Place", all: "All homes" } as const;

/** Heads of the table of sales. */
export const saleColumns = { address: "Address", sold: "Sold", price: "Price" } as const;

/** The buyer's own rent among the published ones. */
export const YOUR_RENT = "Your rent";

/** Said where one rent, all rents by bedrooms, or every sale is missing. */
export const NOT_PUBLISHED = "Not published";
export const NO_RENTS = "No rents by bedrooms are published for this area.";
export const NO_SALE = "No sale is recorded at this postcode.";
