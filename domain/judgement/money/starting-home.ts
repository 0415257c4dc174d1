import { type Evidence, isKnown, known, unknown } from "../../base/evidence.ts";
import type { Pence } from "../../base/money.ts";
import { arePaired } from "../../subjects/market/rent.ts";
import type { JudgedHome } from "../home/judged-home.ts";

/** Starting price and monthly rent of the money section. */
export type StartingHome = { readonly price: Evidence<Pence>; readonly rent: Evidence<Pence> };

/**
 * Stated price and rent. A missing rent is the official mean for the stated bedrooms, else for the stated type, else for all homes; a missing price is the
 * average for that type, else for all homes. If neither is stated, both must cover the same homes and place, as in the score's yield: mean rent and index
 * price of the place or, in Scotland, of that council's market areas. Source: Rule MONEY-9.
 */
export function startingHome({ inputs, market }: JudgedHome): StartingHome {
	const { averageRent, ofStatedType } = market;
	const averagePrice = averagePriceOf(market);
	if (inputs.price === null && inputs.rent === null) {
		if (ofStatedType) {
			return { price: ofStatedType.averagePrice, rent: ofStatedType.averageRent };
		}
		const isUnlike =
			isKnown(averageRent) && isKnown(averagePrice) && !arePaired(averageRent, averagePrice);
		return {
			price: isUnlike ? unpaired(averagePrice, averageRent) : averagePrice,
			rent: averageRent,
		};
	}
	return {
		price: inputs.price === null ? averagePrice : statedAmount(inputs.price),
		rent: inputs.rent === null ? officialRentOf(market) : statedAmount(inputs.rent),
	};
}

/** Official mean rent for the stated bedrooms where published, else for the stated type, else for all homes. */
export function officialRentOf({
	rentForBedrooms,
	ofStatedType,
	averageRent,
}: Pick<
	JudgedHome["market"],
	"rentForBedrooms" | "ofStatedType" | "averageRent"
>): Evidence<Pence> {
	return rentForBedrooms !== null && isKnown(rentForBedrooms)
		? rentForBedrooms
		: (ofStatedType?.averageRent ?? averageRent);
}

/** Average price of the stated type where we hold it, else of all homes. */
export function averagePriceOf({
	ofStatedType,
	averagePrice,
}: Pick<JudgedHome["market"], "ofStatedType" | "averagePrice">): Evidence<Pence> {
	return ofStatedType?.averagePrice ?? averagePrice;
}

/** The buyer's own figure. */
export function statedAmount(amount: Pence): Evidence<Pence> {
	return known({
		value: amount,
		basis: "visitor",
		note: "You stated it.",
		citations: [{ source: "visitor", asOf: null }],
	});
}

function unpaired(price: Evidence<Pence>, rent: Evidence<Pence>): Evidence<Pence> {
	return unknown({
		basis: price.basis,
		note: `The price held is of ${price.place}, the rent of ${rent.place}, and only like is paired with like.`,
		citations: price.citations,
	});
}
