import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { lenderTable, portfolioRules, portfolioTable } from "./lender-table.ts";
import { decidedBy, lenderTests } from "./lender-tests.ts";

const borrowing = {
	rent: fromPounds(1_000),
	loan: fromPounds(150_000),
	payRate: 0.0563,
	use: "single",
} as const;

/** The decision if every row had a day. */
const dated = (tests: ReturnType<typeof lenderTests>) =>
	decidedBy(tests.rows.map((row) => ({ ...row, asOf: "2026-10-01" })));

const shown = (tests: ReturnType<typeof lenderTests>) =>
	tests.rows.map(({ lender, product, borrower, cover, rateTested, passes }) =>
		[lender, product, borrower, cover, rateTested.toFixed(4), passes].join(" "),
	);

test("each lender's test is put at the rate that its rule makes of the rate paid", () => {
	expect(shown(lenderTests(borrowing))).toEqual([
		"Skipton two_year basic 1.25 0.0550 true",
		"Skipton two_year higher 1.45 0.0550 true",
		"Skipton five_year basic 1.25 0.0450 true",
		"Skipton five_year higher 1.45 0.0450 true",
		"Kent Reliance two_year basic 1.4 0.0718 false",
		"Kent Reliance two_year higher 1.4 0.0718 false",
		"Kent Reliance two_year company 1.25 0.0718 false",
		"Kent Reliance five_year basic 1.4 0.0563 true",
		"Kent Reliance five_year higher 1.4 0.0563 true",
		"Kent Reliance five_year company 1.25 0.0563 true",
		"Accord two_year basic 1.25 0.0763 false",
		"Accord two_year higher 1.45 0.0763 false",
		"Accord five_year basic 1.25 0.0663 false",
		"Accord five_year higher 1.45 0.0663 false",
		"Bath Building Society five_year basic 1.25 0.0563 true",
		"Bath Building Society five_year higher 1.45 0.0563 false",
		"Bath Building Society five_year company 1.25 0.0563 true",
		"Aldermore two_year basic 1.35 0.0763 false",
		"Aldermore two_year higher 1.45 0.0763 false",
	]);
});

test("a floor holds while the pay rate with its margin lies below it", () => {
	const rows = lenderTests({ ...borrowing, payRate: 0.03 }).rows;
	const rates = new Map(rows.map((row) => [`${row.lender} ${row.product}`, row.rateTested]));
	expect([...rates]).toEqual([
		["Skipton two_year", 0.055],
		["Skipton five_year", 0.045],
		["Kent Reliance two_year", 0.055],
		["Kent Reliance five_year", 0.03],
		["Accord two_year", 0.065],
		["Accord five_year", 0.055],
		["Bath Building Society five_year", 0.03],
		["Aldermore two_year", 0.055],
	]);
});

test.each(["sharers", "hmo"] as const)("to %s only tests of shared houses are put", (use) => {
	const tests = lenderTests({ ...borrowing, use });
	const { rows } = tests;
	expect(new Set(rows.map(({ isHmo }) => isHmo))).toEqual(new Set([true]));
	expect(new Set(rows.map(({ lender }) => lender))).toEqual(
		new Set(["Kent Reliance", "Aldermore"]),
	);
	// 12,000 over 145 % of 5.63 %.
	expect(dated(tests).deciding).toMatchObject({
		lender: "Kent Reliance",
		product: "five_year",
		borrower: "company",
		largestLoan: fromPounds(146_995.77),
	});
});

test("a row without a day is shown and decides nothing, and none that is held has one", () => {
	for (const loan of [1_000, 150_000, 900_000].map(fromPounds)) {
		const tests = lenderTests({ ...borrowing, loan });
		expect(tests.rows.every(({ asOf, passes }) => asOf === null && passes !== null)).toBe(true);
		expect(tests).toMatchObject({ passes: null, deciding: null });
	}
});

test("one row with a day decides beside undated ones that allow more", () => {
	const { rows } = lenderTests(borrowing);
	const one = rows.map((row) => ({
		...row,
		asOf: row.lender === "Accord" && row.product === "five_year" ? "2026-10-01" : null,
	}));
	// 12,000 over 125 % of 6.63 % is less than the loan.
	expect(decidedBy(one)).toMatchObject({
		passes: false,
		deciding: { lender: "Accord", cover: 1.25, largestLoan: fromPounds(144_796.38) },
	});
});

test("of rows with a day the one that allows the largest loan decides, and one passed is enough", () => {
	const tests = lenderTests({ ...borrowing, loan: fromPounds(213_333.33) });
	expect(dated(tests)).toMatchObject({
		passes: true,
		deciding: { lender: "Skipton", product: "five_year", largestLoan: fromPounds(213_333.33) },
	});
	expect(tests.rows.filter(({ passes }) => passes)).toHaveLength(1);
	expect(dated(lenderTests({ ...borrowing, loan: fromPounds(213_333.34) })).passes).toBe(false);
});

test("a company is put only what lenders ask of companies", () => {
	const tests = lenderTests({ ...borrowing, borrowers: ["company"] });
	expect(new Set(tests.rows.map(({ borrower }) => borrower))).toEqual(new Set(["company"]));
	expect(dated(tests).deciding?.lender).toBe("Kent Reliance");
});

test("a purchase in cash is tested by no one", () => {
	expect(lenderTests({ ...borrowing, loan: pence(0) })).toEqual({
		isNeeded: false,
		rows: [],
		passes: null,
		deciding: null,
		isPortfolio: false,
	});
});

test("a portfolio landlord is put the rows of such landlords, and the usual ones of lenders that have none", () => {
	const tests = lenderTests({ ...borrowing, isPortfolio: true });
	expect(tests.isPortfolio).toBe(true);
	expect(shown(tests).slice(0, 6)).toEqual([
		"Skipton two_year basic 1.45 0.0550 true",
		"Skipton two_year higher 1.45 0.0550 true",
		"Skipton five_year basic 1.45 0.0450 true",
		"Skipton five_year higher 1.45 0.0450 true",
		"Hinckley & Rugby two_year basic 1.45 0.0550 true",
		"Hinckley & Rugby two_year higher 1.45 0.0550 true",
	]);
	expect([...new Set(tests.rows.map(({ lender }) => lender))]).toEqual([
		...[
			"Skipton",
			"Hinckley & Rugby",
			"Kent Reliance",
			"Accord",
			"Bath Building Society",
			"Aldermore",
		],
	]);
	// 12,000 over 145 % of 4.5 %.
	expect(dated(tests).deciding).toMatchObject({
		lender: "Skipton",
		largestLoan: fromPounds(183_908.04),
	});
});

test("without a rent no row is passed or missed; without a loan the largest loans are known", () => {
	const noRent = lenderTests({ ...borrowing, rent: null });
	expect(noRent.isNeeded).toBe(true);
	expect(dated(noRent)).toEqual({ passes: null, deciding: null });
	expect(noRent.rows[0]).toMatchObject({ passes: null, largestLoan: null, coverReached: null });
	const noLoan = lenderTests({ ...borrowing, loan: null });
	expect(noLoan.isNeeded).toBe(true);
	expect(dated(noLoan)).toMatchObject({ passes: null, deciding: { lender: "Skipton" } });
});

test("the largest loan passes its test with just the cover asked, and a penny more does not", () => {
	const rent = fc.integer({ min: 10_000, max: 1_000_000 }).map(pence);
	const rate = fc.double({ min: 0.01, max: 0.12, noNaN: true });
	fc.assert(
		fc.property(rent, rate, fc.integer({ min: 0, max: 18 }), (monthly, payRate, which) => {
			const rowOf = (loan: number) =>
				lenderTests({ ...borrowing, rent: monthly, payRate, loan: pence(loan) }).rows[which];
			const largest = rowOf(1)?.largestLoan ?? Number.NaN;
			const row = rowOf(largest);
			expect(row?.passes).toBe(true);
			expect(row?.coverReached).toBeCloseTo(row?.cover ?? Number.NaN, 4);
			expect(rowOf(largest + 1)?.passes).toBe(false);
		}),
	);
});

test("every row says where and when it was read, and what has no day says that it is undated", () => {
	for (const { source, asOf, lastChecked } of [
		...lenderTable,
		...portfolioTable,
		...portfolioRules,
	]) {
		expect(lastChecked).toMatch(/^2026-11-\d\d$/);
		expect(asOf === null ? source : "undated").toContain("undated");
	}
});
