import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { type Assumptions, startingAssumptions } from "./assumptions.ts";
import { usualFee, yearOf } from "./cash-flow.ts";

const day = "2026-11-20";
const home: Assumptions = {
	...startingAssumptions({ price: fromPounds(200_000), rent: fromPounds(1_000) }),
	interestRate: 0.05,
	insurance: fromPounds(300),
	serviceCharge: fromPounds(500),
	licenceFee: fromPounds(200),
	compliance: fromPounds(300),
	purchaseFees: fromPounds(2_500),
	energyWorks: fromPounds(6_000),
};

test("a year's lines are what the assumptions say, worked out by hand", () => {
	expect(yearOf(home, { nation: "England", day })).toMatchObject({
		yearlyRent: fromPounds(12_000),
		voidLoss: fromPounds(600),
		management: fromPounds(1_368),
		maintenance: fromPounds(1_200),
		netOperatingIncome: fromPounds(7_532),
		deposit: fromPounds(50_000),
		loan: fromPounds(150_000),
		interest: fromPounds(7_500),
		cashFlow: fromPounds(32),
		tax: { total: fromPounds(11_500) },
		moneyIn: fromPounds(70_000),
		grossYield: 6,
		netYield: 3.5196,
		cashOnCash: 0.0457,
	});
});

test.each([
	["insurance", { insurance: fromPounds(400) }, -100],
	["service charge", { serviceCharge: fromPounds(600) }, -100],
	["licence fee", { licenceFee: fromPounds(300) }, -100],
	["compliance", { compliance: fromPounds(400) }, -100],
	["void", { voidShare: 0.15 }, -1_056],
	["management", { managementShare: 0 }, 1_368],
	["maintenance", { maintenanceShare: 0.2 }, -1_200],
	["interest rate", { interestRate: 0.06 }, -1_500],
	["deposit", { depositShare: 1 }, 7_500],
	["energy works", { energyWorks: fromPounds(0) }, 0],
	["purchase fees", { purchaseFees: fromPounds(0) }, 0],
] as const)("another %s, %j, moves the cash flow by £%i", (_name, change, pounds) => {
	const { cashFlow } = yearOf({ ...home, ...change }, { nation: "England", day });
	expect(cashFlow).toBe(fromPounds(32 + pounds));
});

test("works and fees are money put in, but only fees and tax count as cost of the purchase", () => {
	const dearer = yearOf({ ...home, energyWorks: fromPounds(16_000) }, { nation: "England", day });
	expect(dearer).toMatchObject({ moneyIn: fromPounds(80_000), netYield: 3.5196, cashOnCash: 0.04 });
	const fees = yearOf({ ...home, purchaseFees: fromPounds(12_500) }, { nation: "England", day });
	expect(fees).toMatchObject({ moneyIn: fromPounds(80_000), netYield: 3.3625 });
});

test("without a rent the purchase is known and the letting is not", () => {
	expect(yearOf({ ...home, rent: null }, { nation: "England", day })).toMatchObject({
		yearlyRent: null,
		netOperatingIncome: null,
		interest: fromPounds(7_500),
		moneyIn: fromPounds(70_000),
		cashFlow: null,
		grossYield: null,
		netYield: null,
		cashOnCash: null,
	});
});

test("without a price the letting is known and the purchase is not", () => {
	expect(yearOf({ ...home, price: null }, { nation: "England", day })).toMatchObject({
		netOperatingIncome: fromPounds(7_532),
		deposit: null,
		interest: null,
		tax: null,
		moneyIn: null,
		cashFlow: null,
		grossYield: null,
		netYield: null,
		cashOnCash: null,
	});
});

test("on a day whose purchase tax we do not hold, the yearly cash flow still stands", () => {
	expect(yearOf(home, { nation: "England", day: "2020-01-01" })).toMatchObject({
		tax: null,
		moneyIn: null,
		cashFlow: fromPounds(32),
		grossYield: 6,
		netYield: null,
		cashOnCash: null,
	});
});

test("a price of nothing has no yield, and nothing put in has no return", () => {
	const free = { ...home, price: pence(0), purchaseFees: pence(0), energyWorks: pence(0) };
	expect(yearOf(free, { nation: "England", day })).toMatchObject({
		moneyIn: 0,
		grossYield: null,
		netYield: null,
		cashOnCash: null,
	});
});

test("the usual fee is a share of what is borrowed, whatever fee stands in it already", () => {
	expect(usualFee(home)).toBe(fromPounds(2_250));
	expect(usualFee({ ...home, arrangementFee: fromPounds(5_000), isFeeAdded: true })).toBe(
		fromPounds(2_250),
	);
	expect(usualFee({ ...home, depositShare: 1 })).toBe(0);
	expect(usualFee({ ...home, isOwned: true, loanLeft: fromPounds(100_000) })).toBe(
		fromPounds(1_500),
	);
	expect(usualFee({ ...home, price: null })).toBeNull();
});
