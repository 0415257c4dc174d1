import type { Pence } from "../money.ts";
import type { Use } from "../use.ts";
import { type Assumptions, assumptionDefaults, twoYearRate } from "./assumptions.ts";
import { monthlyRent } from "./cash-flow.ts";
import { type Borrower, type LenderTests, lenderTests } from "./lender-tests.ts";
import type { Position } from "./position.ts";

/** What lenders ask besides rent, loan and rate. */
export type LoanContext = { readonly use: Use; readonly position?: Position | null };

/**
 * The lenders' tests of a loan on assumptions. A rate that the reader put in is theirs for either product; only where the average stands untouched
 * has the two-year loan an average of its own. `points` are added to both rates, as a fraction. Where the product is settled, only tests of that
 * product are made; a home of three or more rooms let one by one is tested as a house in multiple occupation.
 */
export function loanTests(
	assumptions: Pick<Assumptions, "rent" | "rooms" | "roomRent" | "interestRate" | "product">,
	loan: Pence | null,
	{ use, position = null }: LoanContext,
	points = 0,
): LenderTests {
	const { interestRate, rooms, product } = assumptions;
	const isAverage = interestRate === assumptionDefaults.interestRate.value;
	return lenderTests({
		rent: monthlyRent(assumptions),
		loan,
		payRate: interestRate + points,
		twoYearRate: (isAverage ? twoYearRate.value : interestRate) + points,
		use: use === "single" && rooms !== null && rooms >= LEAST_ROOMS_OF_HMO ? "sharers" : use,
		borrowers: borrowersOf(position),
		product,
	});
}

/** Rooms of three people who are no one household make a house in multiple occupation. Source: Housing Act 2004 section 254. */
const LEAST_ROOMS_OF_HMO = 3;

/** Who of the lenders' kinds of borrower a position may be: of a person's rate of tax each lender judges for itself. */
function borrowersOf(position: Position | null): readonly Borrower[] {
	if (position === null) {
		return ["basic", "higher", "company"];
	}
	return position.company ? ["company"] : ["basic", "higher"];
}
