import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { assumptionLimits, termLimits, withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import {
	type BankRateContext,
	besideBankRate,
	isInCash,
	isUnderBankRate,
} from "./beside-bank-rate.ts";
import { lettingYear, withRent } from "./cash-flow.ts";
import { lastThatHolds } from "./halving.ts";
import { type LoanContext, loanTests } from "./loan-tests.ts";
import type { TaxContext } from "./position.ts";
import { afterTaxOfYear } from "./tax-cases.ts";
import type { Taxpayer } from "./tax-rules.ts";

/** Conditions for a letting to pay, in the order of checking. Source: Rule MONEY-7. */
export type Target = "cash_flow" | "lender" | "after_tax" | "bank_rate";

/** A price, and the condition that the next higher pound would break. */
export type PayingPrice = { readonly price: Pence; readonly target: Target };

/**
 * Where a letting begins to pay, changing one figure at a time, to the pound. Null where changing it never makes the letting pay, or the letting always
 * pays.
 */
export type PayingPoint = {
	/** The highest price; null for an owned home. */
	readonly price: PayingPrice | null;
	/** The lowest rent a month, of all rooms together. */
	readonly rent: Pence | null;
	/** The largest loan left on an owned home. */
	readonly loan: Pence | null;
};

/** What the conditions depend on besides the assumptions. */
export type PayingContext = TaxContext & LoanContext & BankRateContext;

/**
 * Point at which the letting pays: no loss before tax, no refusal by every dated lender, no loss after the decisive tax, and for a cash purchase a better
 * return than Bank Rate. `taxpayer`: the band where no owner is stated. Source: Rule MONEY-7.
 */
export function payingPoint(
	assumptions: Assumptions,
	context: PayingContext,
	taxpayer: Taxpayer = "basic",
): PayingPoint {
	const sound = withinLimits(assumptions);
	const missed = (changed: Assumptions) => targetMissed(changed, context, taxpayer);
	return {
		price: highestPrice(sound, missed),
		rent: lowestRent(sound, missed),
		loan: sound.isOwned ? largestLoan(sound, missed) : null,
	};
}

/** The price of that point alone, with a third of the work. */
export function payingPrice(
	assumptions: Assumptions,
	context: PayingContext,
	taxpayer: Taxpayer = "basic",
): PayingPrice | null {
	return highestPrice(withinLimits(assumptions), (changed) =>
		targetMissed(changed, context, taxpayer),
	);
}

type Missed = (changed: Assumptions) => Target | null;

function highestPrice(sound: Assumptions, missed: Missed): PayingPrice | null {
	const at = (pounds: number) => missed({ ...sound, price: fromPounds(pounds) });
	const highest = sound.isOwned
		? null
		: lastWhere((pounds) => at(pounds) === null, MOST_POUNDS.price);
	const target = highest ? at(highest + 1) : null;
	return highest && target ? { price: fromPounds(highest), target } : null;
}

function lowestRent(sound: Assumptions, missed: Missed): Pence | null {
	const isMissed = (pounds: number) => missed(withRent(sound, fromPounds(pounds))) !== null;
	const tooLow = lastWhere(isMissed, MOST_POUNDS.rent);
	return tooLow === null || tooLow >= MOST_POUNDS.rent
		? null
		: pence(fromPounds(tooLow + 1) * (sound.rooms ?? 1));
}

function largestLoan(sound: Assumptions, missed: Missed): Pence | null {
	const largest = lastWhere(
		(pounds) => missed({ ...sound, loanLeft: fromPounds(pounds) }) === null,
		MOST_POUNDS.loan,
	);
	return largest === null || largest >= MOST_POUNDS.loan ? null : fromPounds(largest);
}

/** The largest price, rent and loan that are calculated with, in pounds. */
const MOST_POUNDS = {
	price: assumptionLimits.price.most / 100,
	rent: assumptionLimits.rent.most / 100,
	loan: termLimits.loanLeft.most / 100,
} as const;

/** The first condition that fails; null where all hold. An unknown one counts as failed. */
function targetMissed(
	assumptions: Assumptions,
	context: PayingContext,
	taxpayer: Taxpayer,
): Target | null {
	const letting = lettingYear(assumptions);
	if (letting.cashFlow === null || letting.cashFlow < 0) {
		return "cash_flow";
	}
	if (loanTests(assumptions, letting.loan, context).passes === false) {
		return "lender";
	}
	const afterTax = afterTaxOfYear(letting, context, taxpayer);
	if (afterTax === null || afterTax < 0) {
		return "after_tax";
	}
	const cash = isInCash(assumptions) ? besideBankRate(assumptions, context, taxpayer) : null;
	return cash && isUnderBankRate(cash) ? "bank_rate" : null;
}

/** The last whole number from 0 to `most` for which a condition holds, given that it holds up to a point and not beyond; null where it never does. */
function lastWhere(holds: (pounds: number) => boolean, most: number): number | null {
	return holds(0) ? lastThatHolds(holds, { meets: 0, misses: most + 1 }) : null;
}
