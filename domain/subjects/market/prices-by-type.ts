import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { AuthorityMarket } from "../../base/facts/facts.ts";
import { homeTypes } from "../../base/facts/home-type.ts";
import type { HomeType } from "../../base/facts/sale-figures.ts";
import type { Pence } from "../../base/money.ts";
import { indexPrice } from "./price.ts";
import { arePaired, rentOfType } from "./rent.ts";

/** What homes of one type cost and let for in one authority, like beside like. */
export type TypePrices = {
	readonly type: HomeType;
	/** By the house price index, of the month nearest to the rent's. */
	readonly averagePrice: KnownAmount;
	/** Mean private rent a month. */
	readonly averageRent: KnownAmount;
};
type KnownAmount = Evidence<Pence> & { readonly value: Pence };

/**
 * The types of home of which both the average price and the mean rent of the authority are held, in the order of `homeTypes`; none where nothing is. A rent
 * of its region or nation stands beside no price of it; in Scotland that of its market areas does. Source: Rule MARKET-8; Fact MARKET-F5.
 */
export function pricesByType(facts: AuthorityMarket): TypePrices[] {
	return homeTypes.flatMap((type) => {
		const averagePrice = indexPrice(facts, type);
		const averageRent = rentOfType(facts, type);
		return isKnown(averagePrice) && isKnown(averageRent) && arePaired(averageRent, averagePrice)
			? [{ type, averagePrice, averageRent }]
			: [];
	});
}
