import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { assumptionLimits, termLimits, withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { withRent, yearOf } from "./cash-flow.ts";
import { lastThatHolds } from "./halving.ts";
import { type LoanContext, loanTests } from "./loan-tests.ts";
import type { TaxContext } from "./position.ts";
import { afterTaxOfYear } from "./tax-cases.ts";

/** A goal that a landlord may set for the letting. */
export type SolveTarget =
	| { readonly kind: "cash_flow"; readonly monthly: Pence }
	/** Yearly return on the money put in, before tax: a fraction, zero or more. */
	| { readonly kind: "return"; readonly share: number }
	/** No refusal by every dated row of the lender table. */
	| { readonly kind: "lender" }
	/** No loss after the decisive tax, in the tax year of the day. */
	| { readonly kind: "after_tax" };

export const movables = ["price", "rent", "deposit", "rate", "works"] as const;
/** The figure that may move until the goal is met. The rent is one room's where rooms are let one by one. */
export type Movable = (typeof movables)[number];

/** Where the goal is met: up to a value, from a value on, everywhere, or nowhere. Amounts are pence, deposit and rate fractions. */
export type Solution =
	| { readonly kind: "at_most" | "at_least"; readonly value: number }
	| { readonly kind: "always" }
	| { readonly kind: "never" };

type SolveContext = TaxContext & LoanContext;

/**
 * The last value that meets a goal while one assumption moves and the others stay. Put back in, it meets the goal; a penny further (for a share, a
 * ten-thousandth of a percent) does not. Each goal is monotonic in each assumption, so halving finds the value.
 */
export function solve(
	assumptions: Assumptions,
	{ target, movable }: { readonly target: SolveTarget; readonly movable: Movable },
	context: SolveContext,
): Solution {
	const { least, most } = ranges[movable];
	const holds = (step: number) => isMet(moved(assumptions, movable, step), target, context);
	const [atLeast, atMost] = [holds(least), holds(most)];
	if (atLeast === atMost) {
		return { kind: atLeast ? "always" : "never" };
	}
	const [meets, misses] = atLeast ? [least, most] : [most, least];
	const last = lastThatHolds(holds, { meets, misses });
	return { kind: atLeast ? "at_most" : "at_least", value: steppedTo(movable, last) };
}

/** The assumptions with a solved value put in. */
export function withMoved(assumptions: Assumptions, movable: Movable, value: number): Assumptions {
	switch (movable) {
		case "price":
			return { ...assumptions, price: pence(value) };
		case "rent":
			return withRent(assumptions, pence(value));
		case "deposit":
			return { ...assumptions, depositShare: value };
		case "rate":
			return { ...assumptions, interestRate: value };
		case "works":
			return { ...assumptions, energyWorks: pence(value) };
	}
}

/** Whether a goal is met. Unknown results meet none, except for lenders: a row without a date refuses no loan. Source: Rule MONEY-7. */
export function isMet(
	assumptions: Assumptions,
	target: SolveTarget,
	context: SolveContext,
): boolean {
	const sound = withinLimits(assumptions);
	const year = yearOf(sound, context);
	switch (target.kind) {
		case "cash_flow":
			return year.cashFlow !== null && year.cashFlow >= 12 * target.monthly;
		case "return":
			return (
				year.cashFlow !== null &&
				year.moneyIn !== null &&
				// With no money put in, any result that is not a loss is return enough.
				year.cashFlow >= target.share * Math.max(0, year.moneyIn)
			);
		case "lender":
			return year.loan !== null && loanTests(sound, year.loan, context).passes !== false;
		case "after_tax":
			return (afterTaxOfYear(year, context) ?? -1) >= 0;
	}
}

/** Steps for shares: a ten-thousandth of a percent, the precision of `withinLimits`. */
const STEPS_OF_SHARE = 1_000_000;

/** Range of each movable figure, in pence or in steps of a share. */
const ranges: Readonly<Record<Movable, { readonly least: number; readonly most: number }>> = {
	price: { least: fromPounds(1), most: assumptionLimits.price.most },
	rent: { least: 0, most: termLimits.roomRent.most },
	deposit: { least: 0, most: STEPS_OF_SHARE },
	// Without interest a lender has nothing to test.
	rate: { least: 1_000, most: 0.25 * STEPS_OF_SHARE },
	works: assumptionLimits.energyWorks,
};

function moved(assumptions: Assumptions, movable: Movable, step: number): Assumptions {
	return withMoved(assumptions, movable, steppedTo(movable, step));
}

function steppedTo(movable: Movable, step: number): number {
	return movable === "deposit" || movable === "rate" ? step / STEPS_OF_SHARE : step;
}
