import type { Preview } from "#contracts/preview.ts";
import { startingCharge } from "#domain/finance/service-charge.ts";
import { fromPounds, type Pence } from "#domain/money.ts";
import type { Nation } from "#domain/nations/nation.ts";
import { startingTerms } from "#domain/report/money/starting-terms.ts";

/** Stand in the calculator where nothing better is known, as examples to edit. Source: SPEC section 9, DECISIONS 2. */
const EXAMPLE_PRICE = fromPounds(450_000);
const EXAMPLE_RENT = fromPounds(2_200);

/** A figure that the calculator starts from, and whose it is. */
export type RoiFigure = { readonly amount: Pence; readonly origin: string };

/** What the calculator starts from: what the visitor stated, else what is published of the area, else an example. Rent a month. */
export function roiStart(
	{ inputs, propertyType, soldPriceData, rentalMarketData }: Preview,
	nation: Nation,
) {
	const stated = inputs.serviceCharge === null ? null : fromPounds(inputs.serviceCharge);
	const rent = firstKnown(inputs.rent, rentalMarketData?.averageRent, EXAMPLE_RENT);
	return {
		price: firstKnown(inputs.price, soldPriceData?.averagePrice, EXAMPLE_PRICE),
		rent,
		stated: {
			...startingTerms(inputs, nation, rent.amount),
			serviceCharge: startingCharge(stated, { propertyType }),
			...(inputs.loan === null ? {} : { depositShare: (100 - inputs.loan) / 100 }),
		},
	};
}

/** `stated` and `published` in pounds. */
function firstKnown(
	stated: number | null,
	published: number | null | undefined,
	example: Pence,
): RoiFigure {
	if (stated !== null) {
		return { amount: fromPounds(stated), origin: "Your figure" };
	}
	return published === null || published === undefined
		? { amount: example, origin: "Example: enter yours" }
		: { amount: fromPounds(published), origin: "Typical of the area" };
}
