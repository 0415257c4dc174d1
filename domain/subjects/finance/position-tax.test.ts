import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, toPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { cases } from "../../test/cases.ts";
import { incomeTaxAtBand } from "./income-tax.ts";
import type { Position } from "./position.ts";
import { taxAtPosition } from "./position-tax.ts";
import { type Landlord, taxByLaw } from "./test/tax-by-law.ts";

const salary: Position = {
	incomePence: fromPounds(35_000),
	nation: "England",
	share: 1,
	company: false,
};
const lettingOf = (profit: number, interest: number, day = "2026-11-21") => ({
	day,
	profitBeforeFinance: fromPounds(profit),
	financeCost: fromPounds(interest),
});
const dueOf = (letting: ReturnType<typeof lettingOf>, position: Partial<Position> = {}) => {
	const tax = taxAtPosition(letting, { ...salary, ...position });
	return tax.known ? toPounds(tax.due) : null;
};

test("a salary of £35,000 owes £2,504 on a letting of which the basic rate alone tells £1,142", () => {
	const letting = lettingOf(22_080, 16_370);
	expect(incomeTaxAtBand(letting, { nation: "England", taxpayer: "basic" })).toMatchObject({
		due: fromPounds(1_142),
	});
	expect(dueOf(letting)).toBe(2_504);
});

test.each([
	["2026-11-21", 5_000],
	["2027-04-06", 5_100],
])("at £60,000 a profit of £20,000 with £15,000 interest owes on %s £%d", (day, due) => {
	expect(dueOf(lettingOf(20_000, 15_000, day), { incomePence: fromPounds(60_000) })).toBe(due);
});

test.each<[string, number, number, number, Partial<Position>, number]>([
	["no other income: inside the allowance", 12_000, 6_000, 0, {}, 0],
	["half the ownership", 10_000, 0, 35_000, { share: 0.5 }, 1_000],
	["the taper of the allowance", 10_000, 0, 100_000, {}, 6_000],
	["a rent that reaches the higher rate", 10_000, 0, 50_000, {}, 3_946],
	["a year of loss", -4_000, 3_000, 35_000, {}, 0],
	["Scotland's intermediate rate", 5_000, 0, 35_000, { nation: "Scotland" }, 1_050],
	["a company", 20_000, 0, 0, { company: true }, 3_800],
	["a company in the marginal band", 60_000, 0, 0, { company: true }, 12_150],
	["a company, its interest deducted", 30_000, 10_000, 0, { company: true }, 3_800],
])("%s: a profit of £%d with £%d interest beside £%d owes what it owes by hand", (...row) => {
	const [_, profit, interest, income, position, due] = row;
	const stated = { ...position, incomePence: fromPounds(income) };
	expect(dueOf(lettingOf(profit, interest), stated)).toBe(due);
});

test.each<[string, number, number, number, number]>([
	["the profit is the least", 4_000, 6_000, 35_000, 2_000],
	["income after the allowance is the least", 8_000, 6_000, 6_000, 4_570],
	["all of it is relieved", 8_000, 6_000, 35_000, 0],
])("where %s, interest without a credit is carried forward", (_, profit, cost, income, left) => {
	const position = { ...salary, incomePence: fromPounds(income) };
	expect(taxAtPosition(lettingOf(profit, cost), position)).toMatchObject({
		carriedForward: fromPounds(left),
	});
});

test("interest brought forward earns its credit once the profit leaves room", () => {
	const letting = { ...lettingOf(8_000, 3_000), broughtForward: fromPounds(7_000) };
	expect(taxAtPosition(letting, salary)).toMatchObject({
		credit: fromPounds(1_600),
		carriedForward: fromPounds(2_000),
	});
});

test("the finance credit of a landlord in Scotland is 22% from April 2027, at the rates of 2026-27", () => {
	expect(
		taxAtPosition(lettingOf(10_000, 6_000, "2027-04-06"), {
			...salary,
			nation: "Scotland",
			incomePence: fromPounds(80_000),
		}),
	).toMatchObject({ beforeCredit: fromPounds(4_500), credit: fromPounds(1_320), creditRate: 0.22 });
});

test("a company's loss saves the tax on its other profits, as far as they go", () => {
	const company = { company: true, incomePence: fromPounds(10_000) };
	expect(dueOf(lettingOf(2_000, 6_000), company)).toBe(-760);
	expect(dueOf(lettingOf(2_000, 60_000), company)).toBe(-1_900);
});

test("of a year before the first we hold no tax is known", () => {
	expect(dueOf(lettingOf(10_000, 0, "2026-04-05"))).toBeNull();
});

const pounds = (min: number, max: number) =>
	fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100);
const anyLandlord = fc.record({
	nation: fc.constantFrom(...nations),
	year: fc.constantFrom(2026 as const, 2027 as const),
	isCompany: fc.integer({ min: 1, max: 8 }).map((one) => one === 8),
	otherIncome: fc.oneof(pounds(0, 300_000), pounds(0, 15_000), pounds(95_000, 130_000)),
	rentalProfit: pounds(-20_000, 120_000),
	interest: fc.oneof(pounds(0, 150_000), pounds(0, 10_000)),
	unusedInterest: fc.oneof(fc.constant(0), pounds(0, 30_000)),
	share: fc.oneof(fc.constantFrom(1, 0.5, 0.25, 1 / 3), fc.double({ min: 0, max: 1, noNaN: true })),
});

test("any position owes what the law alone makes of it, to the penny", () => {
	fc.assert(
		fc.property(anyLandlord, ({ nation, ...landlord }) => {
			const { year, otherIncome, rentalProfit, interest, unusedInterest } = landlord;
			const tax = taxAtPosition(
				{
					...lettingOf(rentalProfit, interest, `${year}-11-21`),
					broughtForward: fromPounds(unusedInterest),
				},
				{
					incomePence: fromPounds(otherIncome),
					nation,
					share: landlord.share,
					company: landlord.isCompany,
				},
			);
			const byLaw = taxByLaw({ ...landlord, isScottish: nation === "Scotland" } satisfies Landlord);
			const told = tax.known ? [tax.due, tax.carriedForward] : [];
			const gaps = [byLaw.due, byLaw.unused].map((amount, at) =>
				Math.abs((told[at] ?? Number.NaN) - amount * 100),
			);
			// A penny, and what a sum in fractions of a pound may be off by.
			expect(Math.max(...gaps)).toBeLessThan(1.000_001);
		}),
		cases(20_000),
	);
});
