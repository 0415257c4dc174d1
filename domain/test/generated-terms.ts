import fc from "fast-check";
import { pence } from "../base/money.ts";
import type { Assumptions } from "../subjects/finance/assumptions.ts";
import { roomCostIds } from "../subjects/finance/room-costs.ts";
import type { DealTerms } from "../subjects/finance/terms.ts";

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(pence);

/** DealTerms that a landlord may state, of every kind: owned and bought, repaid and not, whole and by the room. */
export const generatedTerms: fc.Arbitrary<DealTerms> = fc.record({
	isOwned: fc.boolean(),
	loanLeft: fc.option(amount(30_000_000)),
	boughtFor: fc.option(amount(60_000_000)),
	valueWhenLet: fc.option(amount(60_000_000)),
	isOnlyHome: fc.boolean(),
	isFromAbroad: fc.boolean(),
	firstYearCosts: amount(1_000_000),
	product: fc.option(fc.constantFrom("two_year" as const, "five_year" as const)),
	repaymentYears: fc.option(fc.integer({ min: 1, max: 40 })),
	arrangementFee: amount(500_000),
	isFeeAdded: fc.boolean(),
	isPortfolio: fc.boolean(),
	rooms: fc.option(fc.integer({ min: 1, max: 12 })),
	roomRent: fc.integer({ min: 10_000, max: 120_000 }).map(pence),
	bills: fc.uniqueArray(
		fc.record({ id: fc.constantFrom(...roomCostIds), amount: fc.option(amount(400_000)) }),
		{ selector: ({ id }) => id },
	),
	findShare: fc.constantFrom(0, 0.5, 0.6, 1, 1.2),
	councilTax: fc.option(amount(400_000)),
	groundRent: amount(60_000),
	leaseYears: fc.option(fc.integer({ min: 0, max: 999 })),
});

const oddNumber = fc.oneof(
	fc.double(),
	fc.double({ min: -1, max: 2 }),
	fc.constantFrom(0, 0.1, 0.81, 1, -1, 1e300, 1e-300, Number.NaN, Number.POSITIVE_INFINITY),
);
const oddAmount = fc
	.oneof(
		fc.maxSafeInteger(),
		fc.integer({ min: -100, max: 100_000_000 }),
		fc.constantFrom(0, 1, -1),
	)
	.map(pence);

/** Assumptions as odd as anyone may type. */
export const oddAssumptions: fc.Arbitrary<Assumptions> = generatedTerms.chain((terms) =>
	fc
		.record({
			price: fc.option(oddAmount),
			rent: fc.option(oddAmount),
			depositShare: oddNumber,
			interestRate: oddNumber,
			voidShare: oddNumber,
			managementShare: oddNumber,
			maintenanceShare: oddNumber,
			insurance: oddAmount,
			serviceCharge: fc.option(oddAmount),
			licenceFee: oddAmount,
			compliance: oddAmount,
			purchaseFees: oddAmount,
			energyWorks: oddAmount,
			loanLeft: fc.option(oddAmount),
			boughtFor: fc.option(oddAmount),
			firstYearCosts: oddAmount,
			arrangementFee: oddAmount,
			repaymentYears: fc.option(oddNumber),
			rooms: fc.option(oddNumber),
			roomRent: fc.option(oddAmount),
			findShare: oddNumber,
			councilTax: fc.option(oddAmount),
			groundRent: oddAmount,
			leaseYears: fc.option(oddNumber),
		})
		.map((odd) => ({ ...terms, ...odd })),
);
