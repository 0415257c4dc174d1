import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { type Assumptions, startingAssumptions } from "../../../subjects/finance/assumptions.ts";
import { calculateMoney } from "../../../subjects/finance/calculate-money.ts";
import { asOwnersOfHome, type Owners } from "../../../subjects/finance/owners.ts";
import { brokerLines } from "./broker-sheet.ts";

const home = { price: fromPounds(180_000), rent: fromPounds(950) };
const sam = {
	incomePence: fromPounds(35_173),
	nation: "Scotland",
	share: 0.5,
	company: false,
} as const;

function linesOf(over: Partial<Assumptions> = {}, owners: Owners = []) {
	const assumptions = { ...startingAssumptions(home), ...over };
	const context = { nation: "England", use: "single", day: "2026-11-24" } as const;
	const figures = calculateMoney(assumptions, { ...context, ...asOwnersOfHome(owners) });
	const lines = brokerLines({ assumptions, figures, context, owners });
	return Object.fromEntries(lines.map(({ label, text }) => [label, text]));
}

test("a broker reads the loan, its rate, what is put in, the rent and to whom it is let", () => {
	expect(linesOf()).toEqual({
		Price: "£180,000",
		"Loan asked": "£135,000, 75% of the price",
		Rate: "5.9%, how long it is fixed is not settled",
		"Paid back": "Interest only",
		// A quarter, 5 % surcharge and 2 % above £125,000, legal work and survey.
		"Money put in": "£57,600",
		"Rent a month": "£950",
		"Let to": "One household",
	});
});

test.each<[string, Partial<Assumptions>, Record<string, string>]>([
	["a purchase in cash", { depositShare: 1 }, { "Loan asked": "None: bought in cash" }],
	[
		"a repayment loan fixed for two years with its fee",
		{
			product: "two_year",
			repaymentYears: 25,
			arrangementFee: fromPounds(2_000),
			isFeeAdded: true,
		},
		{
			"Loan asked": "£137,000, 76.11% of the price, with the arrangement fee",
			Rate: "5.9%, fixed for two years",
			"Paid back": "Month by month, over 25 years",
		},
	],
	[
		"a home that is owned",
		{ isOwned: true, loanLeft: fromPounds(90_000), product: "five_year" },
		{ "Worth today": "£180,000", "Loan on it": "£90,000, 50% of its worth" },
	],
	[
		"a home let by the room",
		{ rooms: 5, roomRent: fromPounds(500) },
		{ "Rent a month": "5 rooms at £500" },
	],
	["a landlord of many", { isPortfolio: true }, { "Other lettings": "Four or more mortgaged" }],
])("%s is said in its lines", (_, over, lines) => {
	expect(linesOf(over)).toMatchObject(lines);
});

test("who borrows stands there with their incomes, of a company without", () => {
	const alex = { ...sam, nation: "England" } as const;
	expect(linesOf({}, [sam, alex])).toMatchObject({
		"Borrower 1": "A person living in Scotland, 50% of the home",
		"Borrower 2": "A person living in England, 50% of the home",
	});
	expect(linesOf({}, [sam])["Borrower: other income a year"]).toBe("£35,173");
	const company = linesOf({}, [{ ...sam, share: 1, company: true }]);
	expect(company).toMatchObject({ Borrower: "A company" });
	expect(JSON.stringify(company)).not.toContain("35,173");
});
