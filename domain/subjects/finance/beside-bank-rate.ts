import { pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { type PurchaseContext, yearOf } from "./cash-flow.ts";
import type { TaxContext } from "./position.ts";
import { afterTaxOfYear } from "./tax-cases.ts";
import type { Taxpayer } from "./tax-rules.ts";

/** `bankRate` is in percent a year; null where none is held. */
export type BankRateContext = PurchaseContext & { readonly bankRate?: number | null };

/** Yearly return on the money put into a purchase, and at Bank Rate, in percent after the same tax. */
export type BesideBankRate = { readonly share: number; readonly bankRate: number };

/** Whether it is bought without a loan, so that Bank Rate decides whether it pays. Source: Rule MONEY-12. */
export function isInCash({ depositShare, isOwned }: Assumptions): boolean {
	return depositShare >= 1 && !isOwned;
}

/** Whether money in the bank earns as much. */
export function isUnderBankRate({ share, bankRate }: BesideBankRate): boolean {
	return share <= bankRate;
}

/** Compares a purchase with Bank Rate; the interest is taxed like the letting's profit. Null for an owned home, and where a figure is unknown. */
export function besideBankRate(
	assumptions: Assumptions,
	context: BankRateContext & TaxContext,
	taxpayer: Taxpayer = "basic",
): BesideBankRate | null {
	const { bankRate = null } = context;
	if (bankRate === null || assumptions.isOwned) {
		return null;
	}
	const year = yearOf(assumptions, context);
	const { moneyIn } = year;
	if (moneyIn === null || moneyIn <= 0) {
		return null;
	}
	const interest = pence(Math.round((moneyIn * bankRate) / 100));
	const saved = { netOperatingIncome: interest, financeCost: pence(0), cashFlow: interest };
	const [left, leftOfInterest] = [year, saved].map((each) =>
		afterTaxOfYear(each, context, taxpayer),
	);
	return left == null || leftOfInterest == null
		? null
		: { share: (100 * left) / moneyIn, bankRate: (100 * leftOfInterest) / moneyIn };
}
