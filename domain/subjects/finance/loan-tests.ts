import type { Pence } from "../../base/money.ts";
import type { Use } from "../../base/use.ts";
import type { Assumptions } from "./assumptions.ts";
import { monthlyRent } from "./cash-flow.ts";
import type { Borrower } from "./lender-table.ts";
import { type LenderTests, lenderTests } from "./lender-tests.ts";
import type { TaxContext } from "./position.ts";
import { reachesHigherRate } from "./position-tax.ts";

/** What lenders ask besides rent, loan and rate. */
export type LoanContext = Omit<TaxContext, "nation"> & { readonly use: Use };

/**
 * The lenders' tests of a loan on assumptions. `points` are added to its rate, as a fraction. Where the product is settled, only tests of that
 * product are made; a home of three or more rooms let one by one is tested as a house in multiple occupation.
 */
export function loanTests(
	assumptions: Pick<
		Assumptions,
		"rent" | "rooms" | "roomRent" | "interestRate" | "product" | "isPortfolio"
	>,
	loan: Pence | null,
	context: LoanContext,
	points = 0,
): LenderTests {
	const { interestRate, rooms, product, isPortfolio } = assumptions;
	const { use } = context;
	return lenderTests({
		rent: monthlyRent(assumptions),
		loan,
		payRate: interestRate + points,
		use: use === "single" && rooms !== null && rooms >= LEAST_ROOMS_OF_HMO ? "sharers" : use,
		borrowers: borrowersOf(context),
		product,
		isPortfolio,
	});
}

/** Rooms of three people who are no one household make a house in multiple occupation. Source: Housing Act 2004 section 254. */
const LEAST_ROOMS_OF_HMO = 3;

/**
 * Who of the lenders' kinds of borrower owns the home. An income that reaches the higher rate without the letting is tested as such, also of one of
 * several owners; below it each lender judges whether the rent lifts it there.
 */
function borrowersOf({ position = null, coOwners = [], day }: LoanContext): readonly Borrower[] {
	if (position === null) {
		return ["basic", "higher", "company"];
	}
	if (position.company) {
		return ["company"];
	}
	const owners = [position, ...coOwners];
	return owners.some((owner) => reachesHigherRate(owner, day)) ? ["higher"] : ["basic", "higher"];
}
