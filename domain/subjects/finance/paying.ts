import { fromPounds, type Pence } from "../../base/money.ts";
import { assumptionLimits, withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { lettingYear, withRent } from "./cash-flow.ts";
import { lastThatHolds } from "./halving.ts";
import { type LoanContext, loanTests } from "./loan-tests.ts";
import type { TaxContext } from "./position.ts";
import { afterTaxOfYear } from "./tax-cases.ts";

/** What must hold for a letting to pay, in the order in which it is asked. Source: Rule MONEY-7. */
export type Target = "cash_flow" | "lender" | "after_tax";

/** A price, and the target that a pound more would miss. */
export type PayingPrice = { readonly price: Pence; readonly target: Target };

/** What the targets hang on besides the assumptions. */
type PayingContext = TaxContext & LoanContext;

/**
 * The highest price, to the pound, at which a year leaves something before tax, a lender's test is passed where there is a loan, and something is left
 * after tax at the position stated, else at the higher rate. Null without a rent, where no price is low enough, and where none is too high, as
 * in cash. Source: Rule MONEY-7.
 */
export function payingPrice(assumptions: Assumptions, context: PayingContext): PayingPrice | null {
	const sound = withinLimits(assumptions);
	const missed = (pounds: number) => targetMissed({ ...sound, price: fromPounds(pounds) }, context);
	const highest = lastWhere((pounds) => missed(pounds) === null, MOST_POUNDS.price);
	const target = highest ? missed(highest + 1) : null;
	return highest && target ? { price: fromPounds(highest), target } : null;
}

/**
 * The lowest monthly rent (of one room where rooms are let one by one), to the pound, at which the targets of `payingPrice` hold. Null without a price,
 * and where no rent is high enough. Source: Rule MONEY-7.
 */
export function payingRent(assumptions: Assumptions, context: PayingContext): Pence | null {
	const sound = withinLimits(assumptions);
	const isMissed = (pounds: number) =>
		targetMissed(withRent(sound, fromPounds(pounds)), context) !== null;
	const tooLow = lastWhere(isMissed, MOST_POUNDS.rent);
	return tooLow === null || tooLow >= MOST_POUNDS.rent ? null : fromPounds(tooLow + 1);
}

/** The largest price and rent that are calculated with, in pounds. */
const MOST_POUNDS = {
	price: assumptionLimits.price.most / 100,
	rent: assumptionLimits.rent.most / 100,
} as const;

/** The first target that is missed; null where all hold. What cannot be known counts as missed. */
function targetMissed(assumptions: Assumptions, context: PayingContext): Target | null {
	const letting = lettingYear(assumptions);
	if (letting.cashFlow === null || letting.cashFlow <= 0) {
		return "cash_flow";
	}
	const { isNeeded, passes } = loanTests(assumptions, letting.loan, context);
	if (isNeeded && passes !== true) {
		return "lender";
	}
	const afterTax = afterTaxOfYear(letting, context);
	return afterTax === null || afterTax <= 0 ? "after_tax" : null;
}

/** The last whole number from nothing to `most` at which something holds that holds up to one and no further; null where it holds nowhere. */
function lastWhere(holds: (pounds: number) => boolean, most: number): number | null {
	return holds(0) ? lastThatHolds(holds, { meets: 0, misses: most + 1 }) : null;
}
