import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { assumptionLimits, termLimits, withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { withRent, yearOf } from "./cash-flow.ts";
import { lastThatHolds } from "./halving.ts";
import { type LoanContext, loanTests } from "./loan-tests.ts";
import type { TaxContext } from "./position.ts";
import { afterTaxOfYear } from "./tax-cases.ts";

/** What a landlord may ask of the letting. */
export type SolveTarget =
	| { readonly kind: "cash_flow"; readonly monthly: Pence }
	/** On the money put in, a year, before tax: a fraction, nothing or more. */
	| { readonly kind: "return"; readonly share: number }
	/** No lender's row that has a day refuses the loan. */
	| { readonly kind: "lender" }
	/** Nothing is lost after the tax that decides, in the tax year of the day. */
	| { readonly kind: "after_tax" };

export const movables = ["price", "rent", "deposit", "rate", "works"] as const;
/** What may move until the target is met. The rent is of one room where rooms are let one by one. */
export type Movable = (typeof movables)[number];

/** Where the target is met: up to a value, from one on, wherever it moves, or nowhere. Amounts are pence, deposit and rate fractions. */
export type Solution =
	| { readonly kind: "at_most" | "at_least"; readonly value: number }
	| { readonly kind: "always" }
	| { readonly kind: "never" };

type SolveContext = TaxContext & LoanContext;

/**
 * The last value at which a target is met while one assumption moves and all others stay: put back in, it meets the target, and a penny (of a share
 * a ten-thousandth of a percent) further it does not. Each target gets only better or only worse as one assumption moves, so halving finds the place.
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

/** Whether a target is met. What is not known meets none, but for lenders: a row without a day refuses no loan. Source: Rule MONEY-7. */
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
				// Where no money is in it, whatever is left is return enough.
				year.cashFlow >= target.share * Math.max(0, year.moneyIn)
			);
		case "lender":
			return year.loan !== null && loanTests(sound, year.loan, context).passes !== false;
		case "after_tax":
			return (afterTaxOfYear(year, context) ?? -1) >= 0;
	}
}

/** Shares move in steps of a ten-thousandth of a percent, as they are read (`withinLimits`). */
const STEPS_OF_SHARE = 1_000_000;

/** How far each may move, in pence or in steps of a share. */
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
