import { type Evidence, isKnown, known, unknown } from "../../base/evidence.ts";
import type { AuthorityMarket } from "../../base/facts/facts.ts";
import type { Inputs } from "../../base/inputs.ts";
import { indexPrice } from "./price.ts";
import { rentToPricePercent } from "./ratios.ts";
import { arePaired, averageRent } from "./rent.ts";

/**
 * Gross yield of matching figures: the visitor's rent with the visitor's price, else the authority's mean rent with its index price. A typed rent alone
 * changes nothing, because the yield would reveal the hidden price. Source: Rule MARKET-1, Rule ACCESS-6.
 */
export function grossYield(
	facts: AuthorityMarket,
	inputs: Pick<Inputs, "rent" | "price">,
): Evidence<number> {
	if (inputs.rent !== null && inputs.price !== null) {
		return known({
			value: rentToPricePercent(inputs.rent, inputs.price),
			basis: "visitor",
			note: "From the rent and price you entered.",
			citations: [{ source: "visitor", asOf: null }],
		});
	}
	const rent = averageRent(facts);
	const price = indexPrice(facts);
	if (!isKnown(rent) || !isKnown(price)) {
		const missing = isKnown(rent) ? price : rent;
		return { ...missing, value: null, range: null };
	}
	if (!arePaired(rent, price)) {
		return unknown({
			basis: "authority",
			note: `No yield: the rent is of ${rent.place}, the price of ${price.place}, and only like is paired with like.`,
			citations: [...rent.citations, ...price.citations],
		});
	}
	return known({
		value: rentToPricePercent(rent.value, price.value),
		basis: price.basis,
		coverage: "estimated",
		place: price.place,
		note: `Twelve months of the mean rent of ${rent.place} over the average price of ${rent.place === price.place ? "its homes" : `homes in ${price.place}`} by the house price index. All homes together, not this one.`,
		citations: [...rent.citations, ...price.citations],
	});
}
