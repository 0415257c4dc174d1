import { unpackSales } from "#datasets/price-paid/packed-sales.ts";
import type { Transaction } from "#datasets/price-paid/transaction.ts";
import type { Sale, SoldFacts } from "#domain/base/facts/facts.ts";
import { keptPeriod } from "#domain/base/facts/sale-figures.ts";
import { fromPounds, pence } from "#domain/base/money.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import type { postcodeSales, saleFigures } from "#worker/db/schema/sold-prices.ts";

/** Rows of one snapshot: at most one of the postcode, and one for each type in its sector. */
type SoldRows = {
	readonly sales: readonly (typeof postcodeSales.$inferSelect)[];
	readonly figures: readonly (typeof saleFigures.$inferSelect)[];
};

/** As of the last month or day that it covers; of a part of the country it is not complete. */
type SalesEdition = { readonly asOf: string; readonly complete: boolean };

/** Homes sold at the postcode and in its sector. Null where an incomplete file has none at the postcode: it cannot prove that there were no sales. */
export function toSoldFacts(
	postcode: Postcode,
	{ asOf, complete }: SalesEdition,
	{ sales, figures }: SoldRows,
): SoldFacts | null {
	const { from: since } = keptPeriod(asOf.slice(0, 7));
	const [ofPostcode] = sales;
	const [first] = figures;
	if (!complete && !ofPostcode) {
		return null;
	}
	return {
		asOf,
		atPostcode: {
			since,
			sales: unpackSales(ofPostcode?.sales ?? "", postcode.compact)
				.filter(({ category, day }) => category === "A" && day >= since)
				.map(toSale),
		},
		sector: first
			? {
					name: first.sector,
					period: { from: first.from, to: first.to },
					figures: figures.map(({ type, count, median, lowerQuartile, upperQuartile }) => ({
						type,
						count,
						median: pence(median),
						lowerQuartile: pence(lowerQuartile),
						upperQuartile: pence(upperQuartile),
					})),
				}
			: null,
	};
}

const typeOf: Readonly<Record<Transaction["type"], Sale["propertyType"]>> = {
	D: "detached",
	S: "semi-detached",
	T: "terraced",
	F: "flat",
	O: "other",
};

/** "U" is unknown. */
const tenureOf: Readonly<Record<Transaction["tenure"], Sale["tenure"]>> = {
	F: "freehold",
	L: "leasehold",
	U: null,
};

function toSale({ price, day, type, isNew, tenure, address }: Transaction): Sale {
	return {
		price: fromPounds(price),
		date: day,
		propertyType: typeOf[type],
		newBuild: isNew,
		tenure: tenureOf[tenure],
		address,
	};
}
