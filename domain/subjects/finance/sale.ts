import type { IsoDate } from "../../base/calendar.ts";
import { type Pence, pence, sumOfKnown } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { capitalGainsTax, companyGainTax, gainOnSale } from "./capital-gains.ts";
import { yearOf } from "./cash-flow.ts";
import type { Outlook } from "./outlook.ts";
import type { OverYears } from "./over-years.ts";
import type { OwnersTax } from "./owners-tax.ts";
import type { TaxContext } from "./position.ts";

/** Proceeds of the sale at the end of the holding period. */
export type SaleAfterYears = {
	readonly price: Pence;
	readonly costs: Pence;
	/** Paid back to the lender. */
	readonly balance: Pence;
	/** Null for an owned home whose purchase costs are unknown; no tax is then deducted. */
	readonly gain: Pence | null;
	readonly tax: Pence | null;
	/** Days in which a person must report the gain and pay; null where no return is due or the tax is unknown. */
	readonly returnWithinDays: number | null;
	/** What the tax leaves out, and how sure its rates are; null where none is due. */
	readonly caveat: string | null;
	/** Left after everything; before tax where the tax is unknown. */
	readonly left: Pence;
};

/**
 * The sale of a home after its years of holding. The gain is the price minus selling costs, purchase price, purchase tax and fees. Energy works do not
 * count, because repairs never do. Each owner is taxed on their share beside that year's income, a company on its profits. Without a stated position, other
 * income is assumed to fill the basic-rate band. Source: Fact TAX-F9.
 */
export function saleAfterYears(
	assumptions: Assumptions,
	{ outlook, held }: { readonly outlook: Outlook; readonly held: OverYears },
	context: TaxContext,
): SaleAfterYears | null {
	const end = held.years.at(-1);
	if (end === undefined) {
		return null;
	}
	const costs = pence(Math.round(end.value * outlook.sellingShare + outlook.sellingFees));
	const boughtFor = costOfPurchase(assumptions, context);
	const gain = boughtFor === null ? null : gainOnSale({ soldFor: end.value, boughtFor, costs });
	const taxes = gain === null ? [] : taxesOnGain(gain, held.last, end.from);
	const tax = gain === null ? null : sumOfKnown(taxes.map((each) => each?.due ?? null));
	const caveats = taxes.flatMap((each) => (each !== null && each.due > 0 ? each.caveat : []));
	const days = taxes.flatMap((each) => each?.returnWithinDays ?? []);
	return {
		price: end.value,
		costs,
		balance: end.balance,
		gain,
		tax,
		returnWithinDays: days[0] ?? null,
		caveat: [...new Set(caveats)].join(" ") || null,
		left: pence(end.value - costs - end.balance - (tax ?? 0)),
	};
}

/** Deductible cost of the purchase: price, tax and fees. For an owned home, the price once paid, if known. */
function costOfPurchase(assumptions: Assumptions, context: TaxContext): Pence | null {
	const { isOwned, boughtFor, price, purchaseFees } = assumptions;
	if (isOwned) {
		return boughtFor;
	}
	const { tax } = yearOf(assumptions, context);
	return price === null || tax === null ? null : pence(price + tax.total + purchaseFees);
}

function taxesOnGain(gain: Pence, { owners }: OwnersTax, day: IsoDate) {
	return owners.map(({ position, profit, loss }) => {
		if (position?.company) {
			const { due, caveat } = companyGainTax({
				gain: pence(Math.round(gain * position.share)),
				// A carried-forward loss of the letting is set against all profits. Source: Corporation Tax Act 2010 section 62.
				otherProfits: pence(position.incomePence + profit - loss),
			});
			return { due, caveat, returnWithinDays: null };
		}
		return capitalGainsTax({
			gain,
			share: position?.share ?? 1,
			income: position ? pence(position.incomePence + profit) : BASIC_BAND_USED_UP,
			day,
		});
	});
}

/** Income at the start of the higher rate, so that all of a gain is taxed at its higher rate. Source: Income Tax Act 2007 sections 10 and 35. */
const BASIC_BAND_USED_UP = pence(5_027_000);
