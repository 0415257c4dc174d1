import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds, type Pence, pence, toPounds } from "../base/money.ts";
import { nations } from "../base/nation.ts";
import { cases } from "../test/cases.ts";
import type { PropertyOwner } from "./kept-home.ts";
import { type HomeYear, sharesRefusal, taxOfHomes } from "./tax-of-homes.ts";
import { homesTaxByLaw } from "./test/homes-tax-by-law.ts";

type Person = Extract<PropertyOwner, { kind: "person" }>;
type Company = Extract<PropertyOwner, { kind: "company" }>;

const nothing = pence(0);
const person: Person = {
	id: "ann",
	kind: "person",
	name: "Ann",
	incomePence: fromPounds(45_000),
	nation: "England",
	lossPence: nothing,
	financeCostPence: nothing,
};
const company: Company = {
	id: "ltd",
	kind: "company",
	name: "Lettings Ltd",
	otherProfitsPence: nothing,
	associatedCompanies: 0,
	lossPence: nothing,
};
const homeOf = (income: number, interest: number, over: Partial<HomeYear> = {}): HomeYear => ({
	homeId: "home",
	owners: [{ ownerId: "ann", share: 1 }],
	netOperatingIncome: fromPounds(income),
	loanCost: fromPounds(interest),
	financeCost: fromPounds(interest),
	...over,
});
const held = [{ ownerId: "ltd", share: 1 }];
const in2026 = { day: "2026-11-21", companyCosts: nothing };
const taxOf = (homes: readonly HomeYear[], owner: PropertyOwner, context = in2026) =>
	taxOfHomes(homes, [owner], context)?.[0];
const poundsDue = (homes: readonly HomeYear[], owner: PropertyOwner, context = in2026) =>
	toPounds(taxOf(homes, owner, context)?.due ?? pence(Number.MAX_SAFE_INTEGER));

test("eight homes owe £10,768 one by one and £21,546 together", () => {
	const homes = Array.from({ length: 8 }, (_, at) => homeOf(9_000, 6_000, { homeId: `${at}` }));
	expect(homes.reduce((sum, home) => sum + poundsDue([home], person), 0)).toBe(10_768);
	expect(poundsDue(homes, person)).toBe(21_546);
});

test("a home's tax is the tax with it less the tax without it, and these do not add up", () => {
	const homes = [homeOf(9_000, 6_000, { homeId: "a" }), homeOf(30_000, 0, { homeId: "b" })];
	const tax = taxOf(homes, person);
	expect(tax?.homes).toEqual([
		{ homeId: "a", due: fromPounds(poundsDue(homes, person) - poundsDue(homes.slice(1), person)) },
		{
			homeId: "b",
			due: fromPounds(poundsDue(homes, person) - poundsDue(homes.slice(0, 1), person)),
		},
	]);
	expect(tax?.homes.reduce((sum, { due }) => sum + due, 0)).not.toBe(tax?.due);
});

test("a loss of one home lowers the profit of another, and its own tax is below zero", () => {
	const homes = [homeOf(-4_000, 0, { homeId: "a" }), homeOf(10_000, 0, { homeId: "b" })];
	expect(taxOf(homes, { ...person, incomePence: fromPounds(30_000) })).toMatchObject({
		due: fromPounds(1_200),
		homes: [{ due: fromPounds(-800) }, { due: fromPounds(1_200) }],
	});
});

test("losses and interest brought forward count in full, and the rest is carried", () => {
	const owner = {
		...person,
		incomePence: fromPounds(30_000),
		lossPence: fromPounds(6_000),
		financeCostPence: fromPounds(5_000),
	};
	expect(taxOf([homeOf(10_000, 2_000)], owner)).toMatchObject({
		due: nothing,
		profit: fromPounds(4_000),
		loss: nothing,
		financeCost: fromPounds(3_000),
	});
	expect(taxOf([homeOf(4_000, 0)], owner)).toMatchObject({ loss: fromPounds(2_000) });
});

test("an owner is taxed on the share alone, and others' shares on nobody", () => {
	const half = [{ ownerId: "ann", share: 0.5 }];
	const owner = { ...person, incomePence: fromPounds(20_000) };
	expect(poundsDue([homeOf(10_000, 0, { owners: half })], owner)).toBe(1_000);
	expect(poundsDue([homeOf(10_000, 0, { owners: [] })], owner)).toBe(0);
});

test.each([
	["England", "2026-11-21", 3_000],
	["Wales", "2027-04-05", 3_000],
	["Wales", "2027-04-06", 3_100],
	["Scotland", "2027-04-06", 3_400],
] as const)("in %s on %s the rates are those of person and day", (nation, day, due) => {
	const owner = { ...person, nation, incomePence: fromPounds(80_000) };
	expect(poundsDue([homeOf(10_000, 5_000)], owner, { ...in2026, day })).toBe(due);
});

test("a company's loss goes against its other profits first, and only the rest waits", () => {
	const owner = { ...company, otherProfitsPence: fromPounds(3_000) };
	expect(taxOf([homeOf(2_000, 12_000, { owners: held })], owner)).toMatchObject({
		due: fromPounds(-570),
		loss: fromPounds(7_000),
	});
});

test("a company shares the limits of its relief with its associated companies", () => {
	const homes = [homeOf(50_000, 0, { owners: held })];
	expect(poundsDue(homes, company)).toBe(9_500);
	// £12,500 and £62,500 with three of them: 25% less 3/200 of £12,500.
	expect(poundsDue(homes, { ...company, associatedCompanies: 3 })).toBe(12_312.5);
});

test("a company bears its accounts once for all homes, and deducts all its interest", () => {
	const home = homeOf(10_000, 4_000, { owners: held, financeCost: nothing });
	const context = { ...in2026, companyCosts: fromPounds(1_000) };
	expect(poundsDue([home, { ...home, homeId: "b" }], company, context)).toBe(11_000 * 0.19);
	expect(poundsDue([], company, context)).toBe(0);
});

test("of a day without rates no tax is known", () => {
	expect(taxOfHomes([], [person], { ...in2026, day: "2026-04-05" })).toBeNull();
});

test.each([
	[[["ann", 0.5]], null],
	[
		[
			["ann", 0.5],
			["ltd", 0.5],
		],
		null,
	],
	[
		[
			["ann", 0.6],
			["ltd", 0.5],
		],
		"The shares of the owners make 100% at most",
	],
	[
		[
			["ann", 0.5],
			["ann", 0.5],
		],
		"An owner stands once beside a home",
	],
	[[["ann", 0]], "A share lies above 0% and up to 100%"],
	[[["bob", 1]], "Name the owner before giving a share"],
] as const)("shares %j are refused with %s", (shares, refusal) => {
	const stated = shares.map(([ownerId, share]) => ({ ownerId, share }));
	expect(sharesRefusal(stated, [person, company])).toBe(refusal);
});

const pounds = (least: number, most: number) =>
	fc.integer({ min: least * 100, max: most * 100 }).map(pence);
const generatedOwner: fc.Arbitrary<PropertyOwner> = fc
	.record({
		isCompany: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
		beside: fc.oneof(pounds(0, 300_000), pounds(0, 20_000), pounds(90_000, 130_000)),
		nation: fc.constantFrom(...nations),
		lossPence: fc.oneof(fc.constant(nothing), pounds(0, 40_000)),
		financeCostPence: fc.oneof(fc.constant(nothing), pounds(0, 40_000)),
		associatedCompanies: fc.integer({ min: 0, max: 4 }),
	})
	.map(({ isCompany, beside, nation, lossPence, financeCostPence, associatedCompanies }) =>
		isCompany
			? { ...company, otherProfitsPence: beside, associatedCompanies, lossPence }
			: { ...person, incomePence: beside, nation, lossPence, financeCostPence },
	);
const generatedPortfolio = fc.record({
	owners: fc
		.array(generatedOwner, { minLength: 1, maxLength: 3 })
		.map((owners) => owners.map((owner, at) => ({ ...owner, id: `${at}` }))),
	year: fc.constantFrom(2026 as const, 2027 as const),
	homes: fc.array(
		fc.record({
			netOperatingIncome: pounds(-10_000, 40_000),
			loanCost: pounds(0, 30_000),
			counted: fc.double({ min: 0, max: 1, noNaN: true }),
			shares: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
		}),
		{ maxLength: 12 },
	),
});

test("the tax of 2,000 portfolios is what a second hand makes of the law alone, to the penny", () => {
	fc.assert(
		fc.property(generatedPortfolio, ({ owners, year, homes }) => {
			const years = homes.map(({ shares, counted, ...home }, at) => {
				const whole = Math.max(1, shares[0] + shares[1] + shares[2]);
				const owned = owners.map(({ id }, nth) => ({
					ownerId: id,
					share: (shares[nth] ?? 0) / whole,
				}));
				const financeCost = pence(Math.round(home.loanCost * counted));
				return { ...home, homeId: `${at}`, financeCost, owners: owned };
			});
			const taxes = taxOfHomes(years, owners, { ...in2026, day: `${year}-05-01` });
			for (const [at, owner] of owners.entries()) {
				const byLaw = homesTaxByLaw(asByLaw(owner, years, year));
				const ours = taxes?.[at];
				const gaps = [
					(ours?.due ?? Number.NaN) - byLaw.due * 100,
					(ours?.loss ?? Number.NaN) - byLaw.loss * 100,
					(ours?.financeCost ?? Number.NaN) - byLaw.interest * 100,
				].map(Math.abs);
				// A penny, and what a sum in fractions of a pound may be off by.
				expect(Math.max(...gaps)).toBeLessThan(1.000_01);
			}
		}),
		cases(10_000),
	);
});

function asByLaw(owner: PropertyOwner, homes: readonly HomeYear[], year: 2026 | 2027) {
	const isPerson = owner.kind === "person";
	const part = (amount: Pence, share: number) => Math.round(amount * share) / 100;
	return {
		kind: owner.kind,
		isScottish: isPerson && owner.nation === "Scotland",
		year,
		beside: toPounds(isPerson ? owner.incomePence : owner.otherProfitsPence),
		oldLoss: toPounds(owner.lossPence),
		oldInterest: isPerson ? toPounds(owner.financeCostPence) : 0,
		associated: isPerson ? 0 : owner.associatedCompanies,
		homes: homes.flatMap(({ owners, netOperatingIncome, financeCost, loanCost }) =>
			owners
				.filter(({ ownerId }) => ownerId === owner.id)
				.map(({ share }) => ({
					rents: isPerson ? part(netOperatingIncome, share) : 0,
					counted: part(financeCost, share),
					// A company's part is rounded once, after its interest.
					interest: isPerson ? 0 : -part(pence(netOperatingIncome - loanCost), share),
				})),
		),
	};
}
