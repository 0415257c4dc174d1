import type { Sale } from "../base/facts/facts.ts";
import { FEWEST_SALES } from "../base/facts/sale-figures.ts";
import type { Pence } from "../base/money.ts";
import { soldInWords } from "../telling/report/market/market-words.ts";
import type { SalesPicture } from "../telling/report/pictures/sales-picture.ts";

/** A picture of sales at a postcode, all of them in its table, with nothing beside them. */
export function someSalesPicture(
	sales: readonly Omit<Sale, "newBuild">[],
	{ postcode, statedPrice = null }: { postcode: string; statedPrice?: Pence | null },
): SalesPicture {
	return {
		title: `Homes sold at ${postcode}`,
		counted: `${sales.length} sales.`,
		sales: sales.map(({ date, price }) => ({ date, price })),
		own: null,
		moved: null,
		sector: null,
		statedPrice,
		rows: sales.map((sale) => ({
			date: sale.date,
			price: sale.price,
			address: sale.address,
			sort: soldInWords(sale),
			perSquareMetre: null,
		})),
		provenance: {
			basis: "postcode",
			coverage: sales.length < FEWEST_SALES ? "estimated" : "ok",
			place: postcode,
			sample: sales.length,
			note: null,
			sources: [],
		},
	};
}
