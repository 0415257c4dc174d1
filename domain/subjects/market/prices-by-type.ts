import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { AuthorityMarket } from "../../base/facts/facts.ts";
import { homeTypes } from "../../base/facts/home-type.ts";
import type { HomeType } from "../../base/facts/sale-figures.ts";
import type { Pence } from "../../base/money.ts";
import { indexPrice } from "./price.ts";
import { arePaired, rentOfType } from "./rent.ts";

/** Price and rent of homes of one type in one authority. */
export type TypePrices = {
	readonly type: HomeType;
	/** By the house price index, for the month nearest to the rent's. */
	readonly averagePrice: KnownAmount;
	/** Mean private rent a month. */
	readonly averageRent: KnownAmount;
};
type KnownAmount = Evidence<Pence> & { readonly value: Pence };

/**
 * Types of home with a held average price and mean rent for the authority, in the order of `homeTypes`; empty where there are none. Rents of a region or
 * nation are not paired with a price; in Scotland those of the market areas are. Source: Rule MARKET-8; Fact MARKET-F5.
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
