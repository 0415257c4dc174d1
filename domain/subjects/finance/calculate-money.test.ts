import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { uses } from "../../base/use.ts";
import { cases } from "../../test/cases.ts";
import { generatedTerms, oddAssumptions } from "../../test/generated-terms.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";
import { calculateMoney, type MoneyFigures } from "./calculate-money.ts";
import { withRent } from "./cash-flow.ts";

const england = {
	nation: "England",
	use: "single",
	day: "2026-11-21",
	position: null,
} as const;
/** £180,000 and £950 a month at 4.85 %, with a selective licence and two steps to band C. */
const home: Assumptions = {
	...startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) }),
	interestRate: 0.0485,
	licenceFee: fromPounds(164),
	energyWorks: fromPounds(1_225),
};

const poundsOf = (amount: Pence | null) => (amount === null ? null : amount / 100);

test("a year of the example is what it is by hand", () => {
	expect(calculateMoney(home, england)).toMatchObject({
		year: {
			yearlyRent: fromPounds(11_400),
			voidLoss: fromPounds(570),
			management: fromPounds(1_299.6),
			maintenance: fromPounds(1_140),
			netOperatingIncome: fromPounds(7_576.4),
			loan: fromPounds(135_000),
			interest: fromPounds(6_547.5),
			tax: { total: fromPounds(10_100) },
			moneyIn: fromPounds(58_825),
			cashFlow: fromPounds(1_028.9),
			grossYield: 6.3333,
			netYield: 3.9337,
			cashOnCash: 1.7491,
		},
		isBeforeServiceCharge: false,
		coverAtPayRate: expect.closeTo(1.7411, 4),
		lenders: {
			isNeeded: true,
			// No row here has a day, so none decides.
			passes: null,
			deciding: null,
		},
		breakEvenRent: fromPounds(833.5),
		breakEvenPrice: fromPounds(208_285.91),
	});
});

test.each([
	["2026-27", "basic", "Basic-rate taxpayer", 205.78, 823.12],
	["2026-27", "higher", "Higher-rate taxpayer", 1_721.06, -692.16],
	["2026-27", "additional", "Additional-rate taxpayer", 2_099.88, -1_070.98],
	["2027-28", "basic", "Basic-rate taxpayer", 226.36, 802.54],
	["2027-28", "higher", "Higher-rate taxpayer", 1_741.64, -712.74],
	["2027-28", "additional", "Additional-rate taxpayer", 2_120.46, -1_091.56],
])(
	"in %s the example's %s taxpayer, a %s, owes £%d and keeps £%d",
	(year, taxpayer, label, due, after) => {
		const taxYear = calculateMoney(home, england).tax.find((each) => each.year === year);
		expect(taxYear?.cases.find((each) => each.taxpayer === taxpayer)).toMatchObject({
			label,
			tax: { due: fromPounds(due) },
			afterTax: fromPounds(after),
		});
	},
);

test("what may go otherwise moves the example's cash flow as it does by hand, and no undated test's cover", () => {
	const { sensitivity } = calculateMoney(home, england);
	expect(
		sensitivity.map(({ label, cashFlow, coverTested }) => [label, poundsOf(cashFlow), coverTested]),
	).toEqual([
		["Interest rate 1 point higher", -321.1, null],
		["Interest rate 2 points higher", -1_671.1, null],
		["Rent 5% lower", 609.38, null],
		["Rent 10% lower", 189.86, null],
		["Two months of the year empty", -141.5, null],
		// 1,028.90 less what the cap leaves above the 1,225 that are planned, and less a boiler of 3,250.
		["Energy works cost the cap of £10,000", -7_746.1, null],
		["A new boiler in the year", -2_221.1, null],
	]);
});

test("two months empty are no better than a longer void that was assumed", () => {
	const figures = calculateMoney({ ...home, voidShare: 0.25 }, england);
	const longer = figures.sensitivity.find(({ label }) => label.startsWith("Two months"));
	expect(longer?.cashFlow).toBe(figures.year.cashFlow);
});

test.each([
	["2026-04-05", ["2025-26", "2026-27"], [undefined, 0.2]],
	["2026-04-06", ["2026-27", "2027-28"], [0.2, 0.22]],
	["2027-04-05", ["2026-27", "2027-28"], [0.2, 0.22]],
	["2027-04-06", ["2027-28", "2028-29"], [0.22, 0.22]],
])("a report of %s reckons the tax years %j at the basic rates %j", (day, years, rates) => {
	const { tax } = calculateMoney(home, { ...england, day });
	expect(tax.map(({ year }) => year)).toEqual(years);
	expect(tax.map(({ cases }) => (cases[0]?.tax.known ? cases[0].tax.rate : undefined))).toEqual(
		rates,
	);
});

test("the highest band of a landlord in Scotland is the top rate", () => {
	const { tax } = calculateMoney(home, { ...england, nation: "Scotland" });
	expect(tax[0]?.cases.map(({ label, tax }) => [label, tax.known && tax.rate])).toEqual([
		["Basic-rate taxpayer", 0.2],
		["Higher-rate taxpayer", 0.42],
		["Top-rate taxpayer", 0.48],
	]);
});

const summary = ({ year, coverAtPayRate, tax, breakEvenRent, breakEvenPrice }: MoneyFigures) => ({
	income: poundsOf(year.netOperatingIncome),
	interest: poundsOf(year.interest),
	cashFlow: year.cashFlow,
	cover: coverAtPayRate,
	taxed: tax.some(({ cases }) => cases.some(({ tax, afterTax }) => tax.known || afterTax !== null)),
	rent: poundsOf(breakEvenRent),
	price: poundsOf(breakEvenPrice),
});

test.each<[string, Partial<Assumptions>, Partial<ReturnType<typeof summary>>]>([
	["a price", { price: null }, { income: 7_576.4, interest: null, rent: null, price: 208_285.91 }],
	["a rent", { rent: null }, { income: null, interest: 6_547.5, rent: 833.5, price: null }],
	[
		"either",
		{ price: null, rent: null },
		{ income: null, interest: null, rent: null, price: null },
	],
])("without %s what needs it is null, tax and cash flow among it", (_, change, known) => {
	const figures = calculateMoney({ ...home, ...change }, england);
	expect(summary(figures)).toEqual({ cashFlow: null, cover: null, taxed: false, ...known });
	expect(new Set(figures.sensitivity.map(({ cashFlow }) => cashFlow))).toEqual(new Set([null]));
});

const anyContext = fc.record({
	nation: fc.constantFrom(...nations),
	use: fc.constantFrom(...uses),
	day: fc.constantFrom("1999-12-31", "2026-04-05", "2026-11-21", "2027-04-06", "2050-01-01"),
	position: fc.option(
		fc.record({
			incomePence: fc.integer({ min: 0, max: 50_000_000 }).map(pence),
			nation: fc.constantFrom(...nations),
			share: fc.double({ min: 0, max: 1, noNaN: true }),
			company: fc.boolean(),
		}),
	),
});

test("whatever is typed, every figure is a finite number or null", () => {
	fc.assert(
		fc.property(oddAssumptions, anyContext, (assumptions, context) => {
			const odd = numbersIn(calculateMoney(assumptions, context)).filter(
				(each) => !Number.isFinite(each),
			);
			expect(odd).toEqual([]);
		}),
		cases(500),
	);
});

function numbersIn(value: unknown): number[] {
	if (typeof value === "number") {
		return [value];
	}
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Costs that leave part of each pound of rent. */
const sensible: fc.Arbitrary<Assumptions> = fc
	.record({
		price: fc.integer({ min: 4_000_000, max: 200_000_000 }).map(pence),
		rent: fc.integer({ min: 20_000, max: 1_000_000 }).map(pence),
		depositShare: fc.double({ min: 0, max: 1, noNaN: true }),
		interestRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
		voidShare: fc.double({ min: 0, max: 0.5, noNaN: true }),
		managementShare: fc.double({ min: 0, max: 0.3, noNaN: true }),
		maintenanceShare: fc.double({ min: 0, max: 0.3, noNaN: true }),
		insurance: fc.integer({ min: 0, max: 100_000 }).map(pence),
		serviceCharge: fc.integer({ min: 0, max: 500_000 }).map(pence),
		licenceFee: fc.integer({ min: 0, max: 100_000 }).map(pence),
		compliance: fc.integer({ min: 0, max: 100_000 }).map(pence),
		purchaseFees: fc.integer({ min: 0, max: 500_000 }).map(pence),
		energyWorks: fc.integer({ min: 0, max: 2_000_000 }).map(pence),
	})
	.chain((year) =>
		generatedTerms.map((terms) => ({
			...terms,
			...year,
			// With a month's rent to find a tenant, nothing might be left of each pound.
			findShare: Math.min(terms.findShare, 0.5),
		})),
	);

const cashFlowOf = (assumptions: Assumptions) =>
	calculateMoney(assumptions, england).year.cashFlow ?? Number.NaN;

test("a rent a pound or more higher never lowers the cash flow", () => {
	fc.assert(
		fc.property(sensible, fc.integer({ min: 100, max: 100_000 }), (assumptions, more) => {
			const { rooms, rent, roomRent } = assumptions;
			const higher = pence(((rooms === null ? rent : roomRent) ?? 0) + more);
			expect(cashFlowOf(withRent(assumptions, higher))).toBeGreaterThanOrEqual(
				cashFlowOf(assumptions),
			);
		}),
	);
});

test("a higher interest rate never raises the cash flow, nor what is left after tax", () => {
	const afterTax = (assumptions: Assumptions) =>
		calculateMoney(assumptions, england).tax.flatMap(({ cases }) =>
			cases.map((each) => each.afterTax),
		);
	fc.assert(
		fc.property(
			sensible,
			fc.double({ min: 0.001, max: 0.1, noNaN: true }),
			(assumptions, points) => {
				const dearer = { ...assumptions, interestRate: assumptions.interestRate + points };
				// A repayment loan's interest and repayment are rounded separately, as is the credit on the interest.
				const rounding = assumptions.repaymentYears === null ? 0 : 1;
				expect(cashFlowOf(dearer)).toBeLessThanOrEqual(cashFlowOf(assumptions) + rounding);
				const before = afterTax(assumptions);
				for (const [index, left] of afterTax(dearer).entries()) {
					expect(left).toBeLessThanOrEqual((before[index] ?? Number.NaN) + 2 * rounding);
				}
			},
		),
	);
});

test("a flat whose service charge is not known is calculated without it, and says so", () => {
	const figures = calculateMoney({ ...home, serviceCharge: null }, england);
	expect(figures.isBeforeServiceCharge).toBe(true);
	expect(figures.year.cashFlow).toBe(calculateMoney(home, england).year.cashFlow);
});

test("what a stated position owes stands beside the bands, of its share of what is left", () => {
	const position = {
		incomePence: fromPounds(35_000),
		nation: "Wales",
		share: 0.5,
		company: false,
	} as const;
	const { tax, taxBasis, lenders } = calculateMoney(home, { ...england, position });
	// Half of 7,576.40 at 20 %, less a credit on half of 6,547.50, from half of 1,028.90.
	expect(tax[0]).toMatchObject({
		year: "2026-27",
		from: "2026-04-06",
		position: { tax: { due: fromPounds(102.89) }, afterTax: fromPounds(411.56) },
	});
	expect(tax.map(({ cases }) => cases.length)).toEqual([3, 3]);
	expect(taxBasis).toContain("lives in Wales");
	expect(new Set(lenders.rows.map(({ borrower }) => borrower))).toEqual(
		new Set(["basic", "higher"]),
	);
});

test("a company owes corporation tax, and lenders ask of it what they ask of companies", () => {
	const position = {
		incomePence: pence(0),
		nation: "England",
		share: 1,
		company: true,
	} as const;
	const { tax, lenders } = calculateMoney(home, { ...england, position });
	expect(tax[0]?.position).toMatchObject({ tax: { due: fromPounds(195.49) } });
	expect(new Set(lenders.rows.map(({ borrower }) => borrower))).toEqual(new Set(["company"]));
});

test("interest that earns no credit is carried from the first year to the second", () => {
	const { tax } = calculateMoney({ ...home, rent: fromPounds(800) }, england);
	// Profit 7,065.60 less 814 leaves 6,251.60 of 6,547.50 relieved in each year.
	expect(
		tax.map(({ cases }) => cases.map((each) => each.tax.known && each.tax.carriedForward)),
	).toEqual([Array(3).fill(fromPounds(295.9)), Array(3).fill(fromPounds(591.8))]);
});
