import { type Evidence, isKnown, known, unknown } from "../../base/evidence.ts";
import type { Pence } from "../../base/money.ts";
import { arePaired } from "../../subjects/market/rent.ts";
import type { JudgedHome } from "../home/judged-home.ts";

/** The price of the home and its rent a month, as the money section begins with them. */
export type StartingHome = { readonly price: Evidence<Pence>; readonly rent: Evidence<Pence> };

/**
 * What the buyer stated, where price and rent both are. Else like is paired with like, as in the yield of the score: all homes' mean rent with all homes'
 * index price, of the same place or, in Scotland, of the market areas of that council. Where no such pair is held, each figure for itself: stated, else the official rent of the bedrooms stated, else of all
 * homes. Source: Rule MONEY-9.
 */
export function startingHome({ inputs, market }: JudgedHome): StartingHome {
	const price = inputs.price === null ? null : statedAmount(inputs.price);
	const rent = inputs.rent === null ? null : statedAmount(inputs.rent);
	if (price && rent) {
		return { price, rent };
	}
	const { averageRent, averagePrice } = market;
	if (!isKnown(averageRent) || !isKnown(averagePrice)) {
		return { price: price ?? averagePrice, rent: rent ?? officialRentOf(market) };
	}
	if (!arePaired(averageRent, averagePrice)) {
		const published = rent ? averagePrice : unpaired(averagePrice, averageRent);
		return { price: price ?? published, rent: rent ?? officialRentOf(market) };
	}
	return {
		price: price ? setAside(averagePrice, "price", "rent") : averagePrice,
		rent: rent ? setAside(averageRent, "rent", "price") : averageRent,
	};
}

/** The official rent of the bedrooms stated, else of all homes. */
export function officialRentOf({
	rentForBedrooms,
	averageRent,
}: JudgedHome["market"]): Evidence<Pence> {
	return rentForBedrooms !== null && isKnown(rentForBedrooms) ? rentForBedrooms : averageRent;
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

/** The published figure in place of a stated one that has nothing stated beside it. */
function setAside(published: Evidence<Pence>, what: string, missing: string): Evidence<Pence> {
	const why = `The ${what} you typed counts once you type a ${missing} too.`;
	return { ...published, note: [published.note, why].filter(Boolean).join(" ") };
}
