import type { Preview } from "#contracts/preview.ts";
import { fromPounds, type Pence } from "#domain/base/money.ts";
import type { Nation } from "#domain/base/nation.ts";
import { startingTerms } from "#domain/judgement/money/starting-terms.ts";
import { startingCharge } from "#domain/subjects/finance/service-charge.ts";

/** An example to edit. Never stands beside a real figure: the result would be the return of no home. Source: Rule SCREEN-12. */
const EXAMPLE = { price: fromPounds(450_000), rent: fromPounds(2_200) };

/** A figure that the calculator starts from, and whose it is; null where it is for the visitor to enter. */
export type RoiFigure = { readonly amount: Pence | null; readonly origin: string };

/**
 * Returns what the calculator starts from: the visitor's figures, else those published for the area. Where both price and rent are missing, an example of
 * both, except in Northern Ireland, where rents and prices lie far from it. Rent a month.
 */
export function roiStart(
	{ inputs, propertyType, soldPriceData, rentalMarketData }: Preview,
	nation: Nation,
) {
	const stated = inputs.serviceCharge === null ? null : fromPounds(inputs.serviceCharge);
	const known = {
		price: firstKnown(inputs.price, soldPriceData?.averagePrice),
		rent: firstKnown(inputs.rent, rentalMarketData?.averageRent),
	};
	const isExample = known.price === null && known.rent === null && nation !== "Northern Ireland";
	const missing = (amount: Pence): RoiFigure =>
		isExample
			? { amount, origin: "Example: enter yours" }
			: { amount: null, origin: "Not published here: enter yours" };
	const rent = known.rent ?? missing(EXAMPLE.rent);
	return {
		price: known.price ?? missing(EXAMPLE.price),
		rent,
		stated: {
			...startingTerms(letOf(inputs), nation, rent.amount),
			serviceCharge: startingCharge(stated, { type: inputs.type, propertyType }),
			...(inputs.loan === null ? {} : { depositShare: (100 - inputs.loan) / 100 }),
		},
	};
}

/** What the terms follow from, of a home that is being bought. */
function letOf({ use, bedrooms, people, rooms, rentOf }: Preview["inputs"]) {
	return { use, bedrooms, people, rooms, rentOf };
}

/** `stated` and `published` in pounds. */
function firstKnown(stated: number | null, published: number | null | undefined): RoiFigure | null {
	if (stated !== null) {
		return { amount: fromPounds(stated), origin: "Your figure" };
	}
	return published === null || published === undefined
		? null
		: { amount: fromPounds(published), origin: "Typical of the area" };
}
