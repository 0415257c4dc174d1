import type { Pence } from "../../base/money.ts";
import { withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import type { MoneyContext, MoneyFigures } from "./calculate-money.ts";
import { type CashFlow, yearOf } from "./cash-flow.ts";
import { leftOutOf } from "./left-out.ts";
import type { LenderTests } from "./lender-tests.ts";
import { loanTests } from "./loan-tests.ts";
import { afterTaxOfOwners, afterTaxOfYear } from "./tax-cases.ts";

/** Figures that stay visible while an assumption is being changed. */
export type QuickMoney = {
	readonly year: CashFlow;
	/** A year's, after the decisive tax: the stated owners', else at the basic rate. */
	readonly afterTax: Pence | null;
	readonly lenders: LenderTests;
	readonly leftOut: readonly string[];
};

/** A year's result alone, fast enough for every step of a slider. The rest follows when the browser is idle. */
export function quickMoney(assumptions: Assumptions, context: MoneyContext): QuickMoney {
	const sound = withinLimits(assumptions);
	const year = yearOf(sound, context);
	return {
		year,
		afterTax: afterTaxOfYear(year, context),
		lenders: loanTests(sound, year.loan, context),
		leftOut: leftOutOf(sound),
	};
}

/** The same figures taken from full results. */
export function quickOf({ year, tax, lenders, leftOut }: MoneyFigures): QuickMoney {
	const [thisYear] = tax;
	return { year, afterTax: thisYear ? afterTaxOfOwners(thisYear) : null, lenders, leftOut };
}
