import fc from "fast-check";
import { expect, test } from "vitest";
import type { IsoDate } from "../../base/calendar.ts";
import { fromPounds, pence } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { cases } from "../../test/cases.ts";
import { generatedTerms } from "../../test/generated-terms.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";
import { yearOf } from "./cash-flow.ts";
import type { Outlook } from "./outlook.ts";
import { overYears } from "./over-years.ts";
import type { Position } from "./position.ts";
import { saleAfterYears } from "./sale.ts";
import { type AnyCase, byBothHands } from "./test/both-hands.ts";
import { figuresOf, isOff } from "./test/figures-of-both.ts";

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(pence);
/** Fractions with the product's precision: a ten-thousandth of a percent. */
const fraction = (min: number, max: number, ...usual: readonly number[]) =>
	fc.oneof(
		fc.constantFrom(0, ...usual),
		fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6),
	);
const missing = { freq: 30 };

const anyAssumptions: fc.Arbitrary<Assumptions> = fc
	.tuple(
		generatedTerms,
		fc.record({
			price: fc.option(
				fc.oneof(
					amount(250_000_000),
					fc.integer({ min: 30, max: 900 }).map((thousands) => fromPounds(thousands * 1_000)),
				),
				missing,
			),
			rent: fc.option(amount(500_000), missing),
			depositShare: fraction(0, 1, 0.25, 0.4, 1),
			interestRate: fraction(0, 0.15, 0.0563, 0.05),
			voidShare: fraction(0, 1, 0.05, 0.02),
			managementShare: fraction(0, 0.3, 0.12, 0.1),
			maintenanceShare: fraction(0, 0.3, 0.1, 0.15),
			insurance: amount(200_000),
			serviceCharge: fc.option(amount(500_000)),
			licenceFee: amount(50_000),
			compliance: amount(100_000),
			purchaseFees: amount(500_000),
			energyWorks: amount(2_000_000),
		}),
	)
	.map(([terms, year]) => ({ ...terms, ...year }));

const growth = fraction(-0.05, 0.1, 0.02, 0.03);
const anyOutlook: fc.Arbitrary<Outlook> = fc.record({
	rentGrowth: growth,
	costGrowth: growth,
	priceGrowth: growth,
	sellingShare: fraction(0, 0.05, 0.018),
	sellingFees: amount(300_000),
	years: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 40 })),
});

const ownerLike = (company: boolean): fc.Arbitrary<Position> =>
	fc.record({
		incomePence: fc.oneof(
			amount(30_000_000),
			amount(2_000_000),
			fc.integer({ min: 9_500_000, max: 13_000_000 }).map(pence),
		),
		nation: fc.constantFrom(...nations),
		share: fc.oneof(
			fc.constantFrom(1, 0.5, 0.25, 1 / 3),
			fc.double({ min: 0, max: 1, noNaN: true }),
		),
		company: fc.constant(company),
	});
const [aPerson, aCompany] = [ownerLike(false), ownerLike(true)];

/** A company has no "value when first let": all its interest is deducted (Rule TAX-5, `inCompany`). */
const anyCase: fc.Arbitrary<AnyCase> = fc
	.record({
		assumptions: anyAssumptions,
		outlook: anyOutlook,
		terms: fc.record({
			loanPremium: fraction(0, 0.03, 0.005),
			yearlyCosts: amount(300_000),
			setUpCosts: amount(200_000),
		}),
		nation: fc.constantFrom(...nations),
		day: fc.constantFrom<IsoDate>(
			...(["2026-04-06", "2026-11-24", "2027-04-05", "2027-04-06", "2028-01-31"] as const),
		),
		owners: fc.oneof<fc.Arbitrary<readonly Position[]>[]>(
			fc.constant([]),
			fc.tuple(aPerson),
			fc.tuple(aCompany),
			fc.tuple(aPerson, aCompany),
			fc.array(aPerson, { minLength: 2, maxLength: 3 }),
		),
	})
	.map((one) => ({
		...one,
		assumptions: one.owners.some(({ company }) => company)
			? { ...one.assumptions, valueWhenLet: null }
			: one.assumptions,
	}));

test("every figure of any letting is what a second hand makes of it, to the penny", () => {
	let figures = 0;
	let overAPenny = 0;
	fc.assert(
		fc.property(anyCase, (one) => {
			const all = figuresOf(byBothHands(one));
			figures += all.length;
			overAPenny += all.filter((figure) => isOff({ ...figure, parts: 1 })).length;
			expect(all.filter(isOff)).toEqual([]);
		}),
		cases(20_000),
	);
	// Sums of separately rounded pennies may be off by more than one, but should hardly ever be.
	expect(overAPenny / figures).toBeLessThan(0.005);
});

/*
 * A year in numbers. A house in England is bought for £200,000 and let for £1,100 a month.
 *
 * Purchase    deposit 25 % of 200,000 = 50,000, borrowed 150,000, with the lender's fee of 1,500 owed 151,500.
 *             Stamp duty 5 % of 125,000 + 7 % of 75,000 = 6,250 + 5,250 = 11,500.
 *             Money in: 50,000 + 11,500 + 2,500 for solicitor and survey + 1,000 for furniture = 65,000.
 * Rent        12 x 1,100 = 13,200. Empty 5 % = 660. Agent 12 % of 12,540 = 1,504.80, and half a month to find the tenant = 550: 2,054.80.
 *             Maintenance 10 % = 1,320. Council tax while empty 5 % of 1,800 = 90. Insurance 325, ground rent 50, licence 140, checks 325.
 *             Left: 13,200 - 660 - 2,054.80 - 1,320 - 90 - 325 - 50 - 140 - 325 = 8,235.20.
 * Loan        5.5 % of 151,500 = 8,332.50, nothing repaid. Cash flow: 8,235.20 - 8,332.50 = -97.30.
 *             Gross 13,200 / 200,000 = 6.6 %; net 8,235.20 / 214,000 = 3.8482 %; on the money in -97.30 / 65,000 = -0.1497 %.
 * Tax         beside pay of £60,000 in 2026-27: 40 % of 8,235.20 = 3,294.08. Cost of the loan 8,332.50 + 1,500 / 5 = 8,632.50; the profit is less, so
 *             20 % of 8,235.20 = 1,647.04 come off: 1,647.04 is due. After tax: -97.30 - 1,647.04 = -1,744.34.
 * Sale        after the year, a fifth dearer: 240,000. Agent 1.5 % = 3,600, solicitor 1,400. Gain 240,000 - 5,000 - 214,000 = 21,000, less 3,000
 *             free, at 24 % = 4,320. Left: 240,000 - 5,000 - 151,500 - 4,320 = 79,180.
 */
const inEngland: AnyCase = {
	assumptions: {
		...startingAssumptions({ price: fromPounds(200_000), rent: fromPounds(1_100) }),
		interestRate: 0.055,
		findShare: 0.5,
		councilTax: fromPounds(1_800),
		groundRent: fromPounds(50),
		licenceFee: fromPounds(140),
		firstYearCosts: fromPounds(1_000),
		arrangementFee: fromPounds(1_500),
		isFeeAdded: true,
	},
	outlook: {
		...{ rentGrowth: 0, costGrowth: 0, priceGrowth: 0.2, years: 1 },
		sellingShare: 0.015,
		sellingFees: fromPounds(1_400),
	},
	terms: { loanPremium: 0.005, yearlyCosts: fromPounds(1_000), setUpCosts: fromPounds(100) },
	nation: "England",
	day: "2026-11-24",
	owners: [{ incomePence: fromPounds(60_000), nation: "England", share: 1, company: false }],
};

test("a year written out in numbers is what both hands make of it", () => {
	const { assumptions, outlook, nation, day, owners } = inEngland;
	const context = { nation, day, position: owners[0] ?? null };
	const held = overYears(assumptions, outlook, context);
	expect(yearOf(assumptions, context)).toMatchObject({
		voidLoss: fromPounds(660),
		management: fromPounds(2_054.8),
		netOperatingIncome: fromPounds(8_235.2),
		interest: fromPounds(8_332.5),
		financeCost: fromPounds(8_632.5),
		cashFlow: fromPounds(-97.3),
		tax: { total: fromPounds(11_500) },
		moneyIn: fromPounds(65_000),
		...{ grossYield: 6.6, netYield: 3.8482, cashOnCash: -0.1497 },
	});
	expect(held?.years).toMatchObject([
		{ tax: fromPounds(1_647.04), total: fromPounds(-1_744.34), value: fromPounds(240_000) },
	]);
	expect(held && saleAfterYears(assumptions, { outlook, held }, context)).toMatchObject({
		gain: fromPounds(21_000),
		tax: fromPounds(4_320),
		left: fromPounds(79_180),
	});
	expect(figuresOf(byBothHands(inEngland)).filter(isOff)).toEqual([]);
});
