import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, pence } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { incomeTaxAtBand, type TaxedLetting } from "./income-tax.ts";
import { taxpayers } from "./tax-rules.ts";

const incomeTax = ({ nation, taxpayer, ...letting }: TaxedLetting & BandOf) =>
	incomeTaxAtBand(letting, { nation, taxpayer });
type BandOf = Parameters<typeof incomeTaxAtBand>[1];

const letting = {
	nation: "England",
	day: "2026-11-20",
	taxpayer: "higher",
	profitBeforeFinance: fromPounds(10_000),
	financeCost: fromPounds(6_000),
} as const;

test.each([
	["basic", "2026-11-20", 10_000, 6_000, 2_000, 1_200, 800],
	["higher", "2026-11-20", 10_000, 6_000, 4_000, 1_200, 2_800],
	["additional", "2026-11-20", 10_000, 6_000, 4_500, 1_200, 3_300],
	["basic", "2027-04-06", 10_000, 6_000, 2_200, 1_320, 880],
	["higher", "2027-04-06", 10_000, 6_000, 4_200, 1_320, 2_880],
	["additional", "2027-04-06", 10_000, 6_000, 4_700, 1_320, 3_380],
	// Finance costs above the profit earn a credit on the profit only.
	["basic", "2027-04-05", 10_000, 12_000, 2_000, 2_000, 0],
	["higher", "2027-04-05", 10_000, 12_000, 4_000, 2_000, 2_000],
	// A year of loss.
	["higher", "2026-04-06", -500, 6_000, 0, 0, 0],
] as const)(
	"a %s-rate landlord on %s with £%i profit and £%i finance cost: £%i less £%i is £%i",
	(taxpayer, day, profit, cost, before, credit, due) => {
		const tax = incomeTax({
			...letting,
			taxpayer,
			day,
			profitBeforeFinance: fromPounds(profit),
			financeCost: fromPounds(cost),
		});
		expect(tax).toMatchObject({
			beforeCredit: fromPounds(before),
			credit: fromPounds(credit),
			due: fromPounds(due),
		});
	},
);

test("tax is never below zero and never above the rate on the profit", () => {
	const money = fc.integer({ min: -10_000_000, max: 100_000_000 }).map(pence);
	const cost = fc.integer({ min: 0, max: 100_000_000 }).map(pence);
	const aNation = fc.constantFrom(...nations);
	const aTaxpayer = fc.constantFrom(...taxpayers);
	const aDay = fc.constantFrom("2026-04-06", "2027-04-06");
	fc.assert(
		fc.property(aNation, aTaxpayer, aDay, money, cost, (nation, taxpayer, day, profit, paid) => {
			const tax = incomeTax({
				nation,
				taxpayer,
				day,
				profitBeforeFinance: profit,
				financeCost: paid,
			});
			const { due, rate } = tax.known ? tax : { due: Number.NaN, rate: 0 };
			expect(due).toBeGreaterThanOrEqual(0);
			expect(due).toBeLessThanOrEqual(Math.max(0, Math.round(profit * (rate ?? Number.NaN))));
		}),
	);
});

test.each([
	["basic", 10_000, 6_000, 2_000, 1_200],
	["higher", 10_000, 6_000, 4_200, 1_200],
	["additional", 10_000, 6_000, 4_800, 1_200],
] as const)(
	"a %s-rate landlord in Scotland with £%i profit and £%i finance cost owes £%i less £%i",
	(taxpayer, profit, cost, before, credit) => {
		const tax = incomeTax({
			...letting,
			nation: "Scotland",
			taxpayer,
			profitBeforeFinance: fromPounds(profit),
			financeCost: fromPounds(cost),
		});
		expect(tax).toMatchObject({
			beforeCredit: fromPounds(before),
			credit: fromPounds(credit),
			due: fromPounds(before - credit),
		});
	},
);

test("from April 2027 the credit of a landlord in Scotland is 22% too, and never more than the tax", () => {
	const inScotland = { ...letting, nation: "Scotland", day: "2027-04-06" } as const;
	expect(incomeTax(inScotland)).toMatchObject({ rate: 0.42, credit: fromPounds(1_320) });
	expect(incomeTax({ ...inScotland, taxpayer: "basic" })).toMatchObject({
		beforeCredit: fromPounds(2_000),
		due: fromPounds(680),
	});
	const indebted = { ...inScotland, taxpayer: "basic", financeCost: fromPounds(12_000) } as const;
	expect(incomeTax(indebted)).toMatchObject({ due: 0, carriedForward: fromPounds(2_000) });
});

test("interest above the profit is carried forward, with what was brought forward", () => {
	const broughtForward = fromPounds(1_000);
	expect(incomeTax({ ...letting, financeCost: fromPounds(12_000), broughtForward })).toMatchObject({
		credit: fromPounds(2_000),
		carriedForward: fromPounds(3_000),
	});
	expect(incomeTax({ ...letting, broughtForward })).toMatchObject({
		credit: fromPounds(1_400),
		carriedForward: 0,
	});
});

test.each(nations)("of a year before the first we hold no tax is known in %s", (nation) => {
	expect(incomeTax({ ...letting, nation, day: "2026-04-05" })).toMatchObject({ known: false });
});

test.each([
	["England", "2026-04-06", "2026-11-21", null],
	["England", "2027-04-05", "2026-11-21", null],
	["England", "2027-04-06", "2026-11-21", "from before the Budget of 28 October 2026"],
	["Northern Ireland", "2027-04-06", "2026-11-21", "from before the Budget of 28 October 2026"],
	["Wales", "2027-04-06", "2026-11-21", "These rates apply in Wales in 2027-28 too."],
	["Scotland", "2026-11-21", "2026-11-21", "intermediate rate of 21%"],
	// Scotland's rates for that year were not found.
	["Scotland", "2027-04-06", null, "Scotland may set its own"],
] as const)("%s on %s was checked on %s, with caveat %s", (nation, day, lastChecked, words) => {
	const caveat = words === null ? null : expect.stringContaining(words);
	expect(incomeTax({ ...letting, nation, day })).toMatchObject({ lastChecked, caveat });
});

test.each(nations)(
	"in %s the rates from April 2027 say that they are from before the Budget",
	(nation) => {
		const tax = incomeTax({ ...letting, nation, day: "2027-04-06" });
		expect(tax.known && tax.caveat).toContain("from before the Budget of 28 October 2026");
	},
);
