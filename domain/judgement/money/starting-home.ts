import { type Evidence, isKnown, known, unknown } from "../../base/evidence.ts";
import type { Pence } from "../../base/money.ts";
import { arePaired } from "../../subjects/market/rent.ts";
import type { JudgedHome } from "../home/judged-home.ts";

/** Starting price and monthly rent of the money section. */
export type StartingHome = { readonly price: Evidence<Pence>; readonly rent: Evidence<Pence> };

/**
 * What the buyer stated, each beside what is published of the place where the other is not: the official mean rent of the bedrooms stated, else of the type stated, else of
 * all homes, and the average price of that type or of all. Where nothing is stated like is paired with like, as in the yield of the score: all homes' mean rent with all homes' index price of the same place or,
 * in Scotland, of the market areas of that council. Source: Rule MONEY-9.
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

/** The official mean rent of the bedrooms stated where it is published, else of the type stated, else of all homes. */
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

/** The average price of the type stated where it is held, else of all homes. */
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
