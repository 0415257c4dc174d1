import type { Pence } from "../../base/money.ts";
import type { Use } from "../../base/use.ts";
import type { Assumptions } from "./assumptions.ts";
import { monthlyRent } from "./cash-flow.ts";
import type { Borrower } from "./lender-table.ts";
import { type LenderTests, lenderTests } from "./lender-tests.ts";
import type { TaxContext } from "./position.ts";
import { reachesHigherRate } from "./position-tax.ts";

/** What lenders' tests depend on besides rent, loan and rate. */
export type LoanContext = Omit<TaxContext, "nation"> & { readonly use: Use };

/**
 * Lenders' tests of the loan in the assumptions. `points` are added to its rate, as a fraction. A chosen product limits the tests to it. Three or more
 * rooms let one by one are tested as a house in multiple occupation.
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

/** Three people in separate rooms who are not one household make a house in multiple occupation. Source: Housing Act 2004 section 254. */
const LEAST_ROOMS_OF_HMO = 3;

/**
 * The lenders' kinds of borrower that the owners may be. An income that reaches the higher rate without the letting is tested as such, even of one of
 * several owners. Below that, lenders differ in whether the rent counts.
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
