import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { uses } from "../../base/use.ts";
import { cases } from "../../test/cases.ts";
import { generatedTerms } from "../../test/generated-terms.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";
import { isInCash, isUnderBankRate } from "./beside-bank-rate.ts";
import { calculateMoney, type MoneyContext } from "./calculate-money.ts";
import { withRent } from "./cash-flow.ts";
import { payingPoint } from "./paying.ts";
import type { Position } from "./position.ts";
import { afterTaxOfOwners } from "./tax-cases.ts";

const england: MoneyContext = {
	nation: "England",
	use: "single",
	day: "2026-11-21",
	position: null,
};
const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });

/** Whether every requirement holds according to the full figures. */
function pays(assumptions: Assumptions, context: MoneyContext): boolean {
	const { year, lenders, tax, besideBankRate } = calculateMoney(assumptions, context);
	const [thisYear] = tax;
	const afterTax = (thisYear && afterTaxOfOwners(thisYear)) ?? -1;
	return (
		(year.cashFlow ?? -1) >= 0 &&
		lenders.passes !== false &&
		afterTax >= 0 &&
		!(besideBankRate && isInCash(assumptions) && isUnderBankRate(besideBankRate))
	);
}

/** The assumptions at a month's rent of the whole home. */
const atRent = (assumptions: Assumptions, rent: number) =>
	withRent(assumptions, pence(rent / (assumptions.rooms ?? 1)));

const personOf = (pounds: number): Position => ({
	incomePence: fromPounds(pounds),
	nation: "England",
	share: 1,
	company: false,
});

test("one home pays up to a price and from a rent that are what they are by hand", () => {
	// Income 11,400 x 0.736 less 650 is 7,740.40. At the basic rate its credit takes all tax off while the interest, 5.9 % of 75 %, is no less.
	// Interest 7,965 needs an income of as much: with 650 over 12 x 0.736 it is 975.43.
	expect(payingPoint(home, england)).toEqual({
		price: { price: fromPounds(174_924), target: "cash_flow" },
		rent: fromPounds(976),
		loan: null,
	});
});

test("at the higher rate it pays up to less and from more", () => {
	// At 40 % and a credit of 20 % the interest may be 0.6 / 0.8 of 7,740.40; interest 7,965 needs an income of 10,620.
	expect(payingPoint(home, england, "higher")).toEqual({
		price: { price: fromPounds(131_193), target: "after_tax" },
		rent: fromPounds(1_277),
		loan: null,
	});
});

test("at the position stated it is that tax that decides", () => {
	const stated = { ...england, position: personOf(60_000) };
	expect(payingPoint(home, stated)).toEqual(payingPoint(home, england, "higher"));
	// Within the allowance no tax is due: the interest may be all of 7,740.40.
	expect(payingPoint(home, { ...england, position: personOf(0) }).price).toEqual({
		price: fromPounds(174_924),
		target: "cash_flow",
	});
});

test("of joint owners the tax of all together decides, not that of the first", () => {
	const half = (pounds: number): Position => ({ ...personOf(pounds), share: 0.5 });
	const both = { ...england, position: half(0), coOwners: [half(60_000)] };
	// Half of the income bears 40 % with a credit of 20 % on half of the interest: I <= P - (0.2 P - 0.1 I) gives 0.9 I <= 0.8 P.
	expect(payingPoint(home, both).price).toEqual({
		price: fromPounds(155_488),
		target: "after_tax",
	});
	const turned = { ...england, position: half(60_000), coOwners: [half(0)] };
	expect(payingPoint(home, turned)).toEqual(payingPoint(home, both));
});

test("a lender's row without a day never sets the price", () => {
	const shared = { ...home, rent: fromPounds(1_200), managementShare: 0, maintenanceShare: 0 };
	const { price } = payingPoint(shared, { ...england, use: "hmo", position: personOf(0) });
	expect(price?.target).toBe("cash_flow");
	const at = { ...shared, price: price?.price ?? null };
	const { rows } = calculateMoney(at, { ...england, use: "hmo" }).lenders;
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.every(({ passes }) => passes === false)).toBe(true);
});

test("bought in cash it pays up to the price at which Bank Rate brings as much", () => {
	const cash = { ...home, depositShare: 1 };
	// 7,740.40 over 3.75 % is 206,410.67: 1.07 of the price, as stamp duty is 7 % of it less 2,500, which the fees make up.
	expect(payingPoint(cash, { ...england, bankRate: 3.75 }).price).toEqual({
		price: fromPounds(192_907),
		target: "bank_rate",
	});
});

test("an owned home pays up to a loan, and has no price", () => {
	const owned = { ...home, isOwned: true, loanLeft: fromPounds(120_000) };
	// 7,740.40 over 5.9 % is 131,193.22, whatever the home is worth.
	for (const price of [null, fromPounds(90_000), fromPounds(400_000)]) {
		expect(payingPoint({ ...owned, price }, england)).toMatchObject({
			price: null,
			loan: fromPounds(131_193),
		});
	}
});

test("interest on more than the home was worth when it was first let earns no credit", () => {
	const owned = { ...home, isOwned: true, valueWhenLet: fromPounds(50_000) };
	// Credit on 2,950 alone: at 20 % the income bears 1,548.08 less 590, so 6,782.32 of interest is carried.
	expect(payingPoint(owned, england).loan).toBe(fromPounds(114_954));
});

test("by the room price and rent are those of the whole home", () => {
	const rooms = { ...home, rooms: 5, roomRent: fromPounds(400) };
	const whole = { ...home, rent: fromPounds(2_000) };
	const { price, rent } = payingPoint(rooms, england);
	expect(price).toEqual(payingPoint(whole, england).price);
	// A room's rent is found to the pound.
	expect((rent ?? 0) - (payingPoint(whole, england).rent ?? 0)).toBeLessThan(fromPounds(5));
	expect(rent).toBeGreaterThanOrEqual(payingPoint(whole, england).rent ?? Number.NaN);
});

test("a loss before tax may still owe tax", () => {
	const { year, tax } = calculateMoney(home, { ...england, position: personOf(60_000) });
	// 7,740.40 less 7,965; 40 % of 7,740.40, less a credit of 20 % of it.
	expect(year.cashFlow).toBe(fromPounds(-224.6));
	expect(tax[0]?.position).toMatchObject({
		tax: { due: fromPounds(1_548.08) },
		afterTax: fromPounds(-1_772.68),
	});
});

test.each<[string, Partial<Assumptions>]>([
	["no rent", { rent: null }],
	["costs above the rent", { insurance: fromPounds(12_000) }],
	["cash, at which every price pays while no Bank Rate is held", { depositShare: 1 }],
])("with %s there is no price from which it pays", (_, change) => {
	expect(payingPoint({ ...home, ...change }, england).price).toBeNull();
});

test.each<[string, Partial<Assumptions>]>([
	["no price", { price: null }],
	["nothing kept of the rent", { voidShare: 1 }],
])("with %s there is no rent from which it pays", (_, change) => {
	expect(payingPoint({ ...home, ...change }, england).rent).toBeNull();
});

test("in a year whose tax is not known nothing is known to pay", () => {
	const context = { ...england, day: "2026-04-05" };
	expect(payingPoint(home, context)).toEqual({ price: null, rent: null, loan: null });
	expect(payingPoint({ ...home, isOwned: true }, context).loan).toBeNull();
});

const anyHome: fc.Arbitrary<Assumptions> = fc
	.record({
		price: fc.integer({ min: 40_000, max: 2_000_000 }).map(fromPounds),
		rent: fc.integer({ min: 200, max: 10_000 }).map(fromPounds),
		depositShare: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 0.9, noNaN: true })),
		interestRate: fc.double({ min: 0.01, max: 0.12, noNaN: true }),
		voidShare: fc.double({ min: 0, max: 0.3, noNaN: true }),
		managementShare: fc.double({ min: 0, max: 0.2, noNaN: true }),
		maintenanceShare: fc.double({ min: 0, max: 0.2, noNaN: true }),
		insurance: fc.integer({ min: 0, max: 100_000 }).map(pence),
		serviceCharge: fc.option(fc.integer({ min: 0, max: 500_000 }).map(pence)),
		licenceFee: fc.integer({ min: 0, max: 100_000 }).map(pence),
		compliance: fc.integer({ min: 0, max: 100_000 }).map(pence),
		purchaseFees: fc.integer({ min: 0, max: 500_000 }).map(pence),
		energyWorks: fc.integer({ min: 0, max: 2_000_000 }).map(pence),
	})
	.chain((year) =>
		generatedTerms.map((terms) => ({
			...terms,
			// In whole pounds, as rents and prices are looked for.
			roomRent: fromPounds(Math.round((terms.roomRent ?? 0) / 100)),
			...year,
		})),
	);
const anyOwner = fc.record({
	incomePence: fc.integer({ min: 0, max: 200_000 }).map(fromPounds),
	nation: fc.constantFrom(...nations),
	share: fc.constantFrom(1, 0.5),
	company: fc.boolean(),
});
const anyContext = fc
	.record({
		nation: fc.constantFrom(...nations),
		use: fc.constantFrom(...uses),
		day: fc.constantFrom("2026-11-21", "2027-04-06"),
		bankRate: fc.constantFrom(null, 3.75),
		owners: fc.oneof(
			fc.constant([]),
			anyOwner.map((one) => [one]),
			fc
				.array(anyOwner, { minLength: 2, maxLength: 2 })
				.map((two) => two.map((each) => ({ ...each, share: 0.5 }))),
		),
	})
	.map(({ owners: [position = null, ...coOwners], ...context }) => ({
		...context,
		position,
		coOwners,
	}));

test("it pays at the price, the rent and the loan found, and not at a pound beyond", () => {
	fc.assert(
		fc.property(anyHome, anyContext, (assumptions, context) => {
			const { price, rent, loan } = payingPoint(assumptions, context);
			const found = [
				...(price === null ? [] : [{ ...assumptions, price: price.price }]),
				...(rent === null ? [] : [atRent(assumptions, rent)]),
				...(loan === null ? [] : [{ ...assumptions, loanLeft: loan }]),
			];
			expect(found.filter((each) => !pays(each, context))).toEqual([]);
			const each = assumptions.rooms ?? 1;
			const beyond = [
				...(price === null ? [] : [{ ...assumptions, price: pence(price.price + 100) }]),
				...(rent === null ? [] : [atRent(assumptions, rent - 100 * each)]),
				...(loan === null ? [] : [{ ...assumptions, loanLeft: pence(loan + 100) }]),
			];
			expect(beyond.filter((one) => pays(one, context))).toEqual([]);
		}),
		cases(1_000),
	);
});

test("a home that pays as it is has a price above its own and a rent below it", () => {
	fc.assert(
		fc.property(anyHome, anyContext, (assumptions, context) => {
			fc.pre(pays(assumptions, context));
			const { rooms, rent, roomRent, isOwned } = assumptions;
			const point = payingPoint(assumptions, context);
			// For an owned home the loan takes the place of the price.
			if (!isOwned) {
				// Where it is null, no price that may be typed is too high.
				const dearest = point.price?.price ?? fromPounds(100_000_000);
				expect(pays({ ...assumptions, price: dearest }, context)).toBe(true);
				expect(dearest).toBeGreaterThanOrEqual(assumptions.price ?? Number.NaN);
			}
			const own = rooms === null ? rent : pence(rooms * (roomRent ?? Number.NaN));
			expect(point.rent).toBeLessThanOrEqual(own ?? Number.NaN);
		}),
		cases(1_000),
	);
});

test("a large house let by the room with little borrowed pays at any price that may be typed", () => {
	const large = {
		...home,
		rooms: 12,
		roomRent: fromPounds(1_200),
		depositShare: 0.9,
		interestRate: 0.01,
		managementShare: 0,
	};
	expect(payingPoint(large, england).price).toBeNull();
	expect(pays({ ...large, price: fromPounds(100_000_000) }, england)).toBe(true);
});
