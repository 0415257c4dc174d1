import { expect, test } from "vitest";
import { noInputs } from "../base/inputs.ts";
import { fromPounds, pence } from "../base/money.ts";
import { judgeHome } from "../judgement/home/judged-home.ts";
import { someCertificate, someFacts } from "../test/some-facts.ts";
import { type KeptHome, nothingStated, type PropertyOwner } from "./kept-home.ts";
import { taxOfHomesNotes } from "./tax-of-homes.ts";
import { yearOfHome } from "./year-of-home.ts";
import { yearOfHomes } from "./year-of-homes.ts";

const DAY = "2026-11-23";
const nothing = pence(0);
const ann: PropertyOwner = {
	id: "ann",
	kind: "person",
	name: "Ann",
	incomePence: fromPounds(60_000),
	nation: "England",
	lossPence: nothing,
	financeCostPence: nothing,
};
const limited: PropertyOwner = {
	id: "ltd",
	kind: "company",
	name: "Lettings Ltd",
	otherProfitsPence: nothing,
	associatedCompanies: 0,
	lossPence: nothing,
};

const inputs = {
	...noInputs,
	owned: true,
	type: "terraced",
	rent: fromPounds(1_000),
	price: fromPounds(200_000),
	loanLeft: fromPounds(100_000),
} as const;
const loan = { ratePercent: 4, fixedUntil: "2027-05-31", isRepayment: false, yearsLeft: null };
const keptHome = (over: Partial<KeptHome> = {}): KeptHome => ({
	id: "home",
	standing: "let",
	reference: null,
	address: "14 Test Street",
	postcode: "M14 5AA",
	building: null,
	group: null,
	certificate: null,
	inputs,
	loan,
	owners: [{ ownerId: "ann", share: 1 }],
	tenancyFrom: null,
	rentRaisedOn: null,
	held: nothingStated,
	tenure: null,
	energySpent: null,
	...over,
});
const improvements = [
	{
		sequence: 1,
		code: null,
		title: "Loft insulation",
		cost: { low: fromPounds(400), high: fromPounds(600) },
		pointsAfter: 70,
	},
];
const below = someCertificate({ points: 60, improvements });
const yearOf = (over: Partial<KeptHome> = {}, chosen: typeof below | null = below) => {
	const kept = keptHome(over);
	const { ratePercent, isRepayment, yearsLeft } = kept.loan;
	const heldLoan = { ratePercent, repaymentYears: isRepayment ? yearsLeft : null };
	const inputs = { ...kept.inputs, heldLoan };
	return yearOfHome(kept, judgeHome(someFacts(), { inputs, chosen, day: DAY }));
};
const of = (homes: readonly Partial<KeptHome>[], owners: readonly PropertyOwner[] = [ann]) =>
	yearOfHomes(
		homes.map((home, at) => yearOf({ id: `${at}`, ...home })),
		owners,
		DAY,
	);

test("homes that are let or empty are added up, those watched or sold are not", () => {
	const standings = (["let", "empty", "watched", "sold"] as const).map((standing) => ({
		standing,
	}));
	expect(of(standings)).toMatchObject({
		homes: 2,
		empty: 1,
		rent: fromPounds(24_000),
		value: fromPounds(400_000),
		loan: fromPounds(200_000),
		loanToValue: 0.5,
		bands: [{ band: "D", homes: 2 }],
		toC: {
			...{ low: fromPounds(800), high: fromPounds(1_200), homes: ["0", "1"], withoutSteps: [] },
			standard: { from: "2030-10-01", isDraft: true },
		},
		notes: ["The year counts the rent of 1 home empty now.", ...taxOfHomesNotes],
	});
});

test("a home's cash flow is its operating income less the interest at its own rate", () => {
	const { year } = yearOf();
	expect(year?.loanCost).toBe(fromPounds(4_000));
	expect(year?.cashFlow).toBe((year?.netOperatingIncome ?? 0) - fromPounds(4_000));
});

test("a person's interest counts on the loan up to the value when first let, a company's in full", () => {
	const valueWhenLet = fromPounds(75_000);
	const { year } = yearOf({ inputs: { ...inputs, valueWhenLet } });
	expect([year?.financeCost, year?.loanCost]).toEqual([fromPounds(3_000), fromPounds(4_000)]);
});

test("an owner has the own share of cash flow, less the tax on all homes together", () => {
	const half = { owners: [{ ownerId: "ann", share: 0.5 }] };
	const { owners, cashFlow } = of([{}, half]);
	const [one] = owners ?? [];
	expect(one?.cashFlow).toBe(Math.round(cashFlow * 0.75));
	expect(one?.afterTax).toBe((one?.cashFlow ?? 0) - (one?.tax.due ?? 0));
	expect(one?.tax.homes.map(({ homeId }) => homeId)).toEqual(["0", "1"]);
});

test("a company bears its accounts once for all its homes", () => {
	const held = { owners: [{ ownerId: "ltd", share: 1 }] };
	const accountsOf = (homes: readonly Partial<KeptHome>[]) => {
		const { cashFlow, owners } = of(homes, [limited]);
		return cashFlow - (owners?.[0]?.cashFlow ?? 0);
	};
	expect(accountsOf([held, held])).toBe(accountsOf([held]));
	expect(accountsOf([held])).toBeGreaterThan(0);
	expect(accountsOf([])).toBe(0);
});

test("where no owner is named, as for an agent, there is no tax and no word of it", () => {
	expect(of([{}], [])).toMatchObject({ owners: [], notes: [] });
});

test("a home without rent or loan is named, and left out of cash flow and tax", () => {
	const { lacking, cashFlow, notes, loanToValue } = of([
		{ inputs: { ...inputs, rent: null } },
		{ inputs: { ...inputs, loanLeft: null } },
		{ inputs: { ...inputs, price: null } },
		{},
	]);
	expect(lacking).toEqual([
		{ homeId: "0", lacks: ["rent"] },
		{ homeId: "1", lacks: ["loan"] },
		{ homeId: "2", lacks: ["value"] },
	]);
	expect(cashFlow).toBe(2 * (yearOf().year?.cashFlow ?? 0));
	expect(loanToValue).toBe(0.5);
	expect(notes[0]).toBe("Cash flow and tax leave out 2 homes: rent or loan is not stated.");
});

test("a loan whose fixed rate ends is priced at today's rates, a company's dearer", () => {
	const [end] = of([{}]).loanEnds;
	expect(end).toMatchObject({
		on: "2027-05-31",
		paidNow: fromPounds(4_000),
		paidThen: { low: fromPounds(5_500), middle: fromPounds(5_900), high: fromPounds(6_200) },
		more: fromPounds(1_900),
	});
	const held = { owners: [{ ownerId: "ltd", share: 1 }] };
	expect(of([held], [limited]).loanEnds[0]?.paidThen.middle).toBe(fromPounds(6_600));
});

test.each([
	["has ended", { ...loan, fixedUntil: "2026-11-22" }],
	["has no day", { ...loan, fixedUntil: null }],
	["has no rate", { ...loan, ratePercent: null }],
])("a fixed rate that %s is not priced", (_, other) => {
	expect(of([{ loan: other }]).loanEnds).toEqual([]);
});

test("a repayment loan pays its loan back, and without its years the home is before repayment", () => {
	const repaid = yearOf({ loan: { ...loan, isRepayment: true, yearsLeft: 20 } });
	expect(repaid.year?.cashFlow).toBeLessThan(yearOf().year?.cashFlow ?? 0);
	expect(repaid.before).toEqual([]);
	expect(of([{ loan: { ...loan, isRepayment: true } }]).notes[0]).toBe(
		"Some homes are reckoned before repayment.",
	);
});

test("a loan without its rate counts at our estimate, and that is said", () => {
	expect(of([{ loan: { ...loan, ratePercent: null } }]).notes[0]).toBe(
		"The loans of 1 home count at our estimate of 5.9%: no rate is stated.",
	);
});

test("spending on energy that is stated counts towards the cap of a home", () => {
	expect(yearOf({ energySpent: fromPounds(10_000) }).way.kind).toBe("exempt");
	expect(yearOf().way.kind).toBe("reaches");
	expect(yearOf({}, null)).toMatchObject({ band: null, way: { kind: "no_steps" } });
});
