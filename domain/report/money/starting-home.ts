import type { Assessment } from "../../assess.ts";
import { type Evidence, isKnown, known, unknown } from "../../evidence.ts";
import type { Pence } from "../../money.ts";

/** The price of the home and its rent a month, as the money section begins with them. */
export type StartingHome = { readonly price: Evidence<Pence>; readonly rent: Evidence<Pence> };

/**
 * What the buyer stated; for what they did not, the official rent of the bedrooms stated, else of all homes, and the authority's typical
 * price. Where neither is stated like is paired with like: all homes' rent with all homes' price, of the same place, or no price at all.
 * Source: DECISIONS 3.
 */
export function startingHome({ inputs, market }: Assessment): StartingHome {
	const { rentForBedrooms, averageRent, averagePrice } = market;
	const ofBedrooms =
		rentForBedrooms !== null && isKnown(rentForBedrooms) ? rentForBedrooms : averageRent;
	if (inputs.price !== null) {
		return {
			price: stated(inputs.price),
			rent: inputs.rent === null ? ofBedrooms : stated(inputs.rent),
		};
	}
	if (inputs.rent !== null) {
		return { price: averagePrice, rent: stated(inputs.rent) };
	}
	return isKnown(averageRent) && isKnown(averagePrice) && averageRent.basis !== averagePrice.basis
		? { price: unpaired(averagePrice, averageRent), rent: ofBedrooms }
		: { price: averagePrice, rent: isKnown(averagePrice) ? averageRent : ofBedrooms };
}

/** The buyer's own figure. */
export function stated(amount: Pence): Evidence<Pence> {
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
