import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { generatedTerms } from "../../test/generated-terms.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";
import { breakEvenPrice, breakEvenRent, priceAtGrossYield } from "./break-even.ts";
import { withRent, yearOf } from "./cash-flow.ts";

const home = {
	...startingAssumptions({ price: fromPounds(200_000), rent: fromPounds(1_000) }),
	interestRate: 0.0485,
};
const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true });
const money = (max: number) => fc.integer({ min: 0, max }).map(pence);
const anyHome: fc.Arbitrary<Assumptions> = fc
	.record({
		price: fc.integer({ min: 4_000_000, max: 200_000_000 }).map(pence),
		rent: fc.integer({ min: 20_000, max: 1_000_000 }).map(pence),
		depositShare: upTo(0.9),
		interestRate: fc.double({ min: 0.01, max: 0.12, noNaN: true }),
		voidShare: upTo(0.3),
		managementShare: upTo(0.3),
		maintenanceShare: upTo(0.3),
		insurance: money(100_000),
		serviceCharge: fc.option(money(500_000)),
		licenceFee: money(100_000),
		compliance: money(100_000),
		purchaseFees: money(500_000),
		energyWorks: money(2_000_000),
	})
	.chain((year) => generatedTerms.map((terms) => ({ ...terms, ...year })));

const cashFlowOf = (assumptions: Assumptions) =>
	yearOf(assumptions, { nation: "England", day: "2026-11-20" }).cashFlow ?? Number.NaN;

test("the break-even rent put back leaves nothing, within a penny a month", () => {
	fc.assert(
		fc.property(anyHome, (assumptions) => {
			const rent = breakEvenRent(assumptions) ?? pence(0);
			const most = 12 * (assumptions.rooms ?? 1);
			expect(Math.abs(cashFlowOf(withRent(assumptions, rent)))).toBeLessThanOrEqual(most);
		}),
	);
});

test("the break-even price put back leaves nothing, and there is none where the letting loses money", () => {
	fc.assert(
		fc.property(anyHome, (assumptions) => {
			const price = breakEvenPrice(assumptions);
			const cheapest = cashFlowOf({ ...assumptions, price: fromPounds(1) });
			const followsPrice = !assumptions.isOwned || assumptions.loanLeft === null;
			if (price === null) {
				expect(followsPrice ? cheapest : 0).toBeLessThanOrEqual(12);
			} else {
				expect(Math.abs(cashFlowOf({ ...assumptions, price }))).toBeLessThanOrEqual(12);
			}
		}),
	);
});

test("break-even figures of one home, worked out by hand", () => {
	// Interest 7,275 and fixed costs 650 over 12 x 0.736; income 8,832 less 650 over 0.75 x 4.85 %.
	expect(breakEvenRent(home)).toBe(fromPounds(897.31));
	expect(breakEvenPrice(home)).toBe(fromPounds(224_934.71));
	expect(priceAtGrossYield(fromPounds(1_000), 6)).toBe(fromPounds(200_000));
	expect(priceAtGrossYield(fromPounds(950), 8)).toBe(fromPounds(142_500));
});

test.each([
	["no price", { price: null }],
	["nothing kept of the rent", { voidShare: 1 }],
	["maintenance above what is left", { maintenanceShare: 0.9 }],
] as const)("with %s there is no break-even rent", (_name, change) => {
	expect(breakEvenRent({ ...home, ...change })).toBeNull();
});

test.each([
	["no rent", { rent: null }],
	["no loan", { depositShare: 1 }],
	["no interest", { interestRate: 0 }],
	["costs above the rent", { serviceCharge: fromPounds(9_000) }],
] as const)("with %s there is no break-even price", (_name, change) => {
	expect(breakEvenPrice({ ...home, ...change })).toBeNull();
});

test("no price gives a yield of nothing, or a yield on no rent", () => {
	expect(priceAtGrossYield(fromPounds(1_000), 0)).toBeNull();
	expect(priceAtGrossYield(null, 6)).toBeNull();
});

test("where next to nothing is left of the rent, or of the interest, no amount would break even", () => {
	// In binary fractions 0.9 x 0.9 - 0.81 is a hair above nothing.
	const worn = { ...home, voidShare: 0.1, managementShare: 0.1, maintenanceShare: 0.81 };
	expect(breakEvenRent(worn)).toBeNull();
	expect(breakEvenPrice({ ...home, interestRate: 1e-12 })).toBeNull();
});
