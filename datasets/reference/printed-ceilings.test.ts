import { expect, test } from "vitest";
import type { Facts } from "#domain/base/facts/facts.ts";
import { type Inputs, noInputs } from "#domain/base/inputs.ts";
import { fromPounds, type Pence, pence } from "#domain/base/money.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { payingGrade } from "#domain/judgement/answer/paying-findings.ts";
import { type PayingGrade, statedGrade } from "#domain/judgement/answer/paying-grade.ts";
import { judgeHome } from "#domain/judgement/home/judged-home.ts";
import { homeMoney } from "#domain/judgement/money/home-money.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { besideBankRate, isInCash } from "#domain/subjects/finance/beside-bank-rate.ts";
import type { MoneyContext } from "#domain/subjects/finance/calculate-money.ts";
import { yearOf } from "#domain/subjects/finance/cash-flow.ts";
import { loanTests } from "#domain/subjects/finance/loan-tests.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { afterTaxOfOwners, taxedYears } from "#domain/subjects/finance/tax-cases.ts";
import { someFacts, someUnit } from "#domain/test/some-facts.ts";
import { readReferenceTables } from "./read-tables.ts";
import { rowsOf } from "./reference-table.ts";

// Types back every printed price ceiling and least rent: at that figure the letting must pay, and a step beyond it must not. Source: Rule ANSWER-6.

const tables = await readReferenceTables();
const BEDROOMS = [null, 1, 2, 3, 4] as const;
const columns = [
	"all_pence",
	"one_bed_pence",
	"two_bed_pence",
	"three_bed_pence",
	"four_bed_pence",
];

type Published = { readonly facts: Facts; readonly bedrooms: number | null; readonly mean: Pence };

/** Every mean rent that is published of an authority. */
const published: readonly Published[] = rowsOf(tables, "rents")
	.filter(({ grain }) => grain === "authority")
	.flatMap((row) => {
		const [code, name] = [String(row["code"]), String(row["name"])];
		const nation = nationOfCode(code);
		const [all = null, ...byBedrooms] = columns.map((column) => {
			const amount = row[column];
			return typeof amount === "number" ? pence(amount) : null;
		});
		const [one = null, two = null, three = null, four = null] = byBedrooms;
		const place = someUnit({ nation, authorities: [{ code, name, share: 1 }] });
		const base = someFacts();
		const rent = {
			...{ code, name, grain: "authority" as const, all, period: "2026-05", growth: null },
			byBedrooms: [one, two, three, four] as const,
			byType: { F: null, T: null, S: null, D: null },
		};
		const authorities = base.authorities.map((each) => ({ ...each, code, name }));
		const facts = { ...base, place, authorities, rents: [rent] };
		return BEDROOMS.flatMap((bedrooms, at) => {
			const mean = [all, ...byBedrooms][at] ?? null;
			return mean === null ? [] : [{ facts, bedrooms, mean }];
		});
	});

const day = "2026-11-27";
const person = { nation: "England", company: false } as const;
const couple: Owners = [
	{ ...person, incomePence: fromPounds(18_000), share: 0.5 },
	{ ...person, incomePence: fromPounds(70_000), share: 0.5 },
];
const company: Owners = [{ ...person, company: true, incomePence: pence(0), share: 1 }];

type Way = { readonly inputs: Partial<Inputs>; readonly owners: Owners };
const withNobody: Way = { inputs: {}, owners: [] };
const ways: Readonly<Record<string, Way>> = {
	"with joint owners": { inputs: {}, owners: couple },
	"in cash": { inputs: { loan: 0 }, owners: [] },
	"in cash with joint owners": { inputs: { loan: 0 }, owners: couple },
	"by a company": { inputs: {}, owners: company },
};

const pays: readonly PayingGrade[] = ["yes", "basic"];
const doesNot: readonly PayingGrade[] = ["no", "break_even", "before_tax", "under_bank_rate"];

function judged(facts: Facts, inputs: Partial<Inputs>, owners: Owners) {
	const home = judgeHome(facts, { inputs: { ...noInputs, ...inputs }, chosen: null, day });
	const money = homeMoney(home, owners);
	return { money, grade: payingGrade({ ...home, money }) };
}

/** The year's grade, without the slow search for figures at which it would pay. */
function gradeOf(assumptions: Assumptions, context: MoneyContext): PayingGrade {
	const year = yearOf(assumptions, context);
	const [thisYear] = taxedYears(year, context);
	if (!thisYear || year.yearlyRent === null || year.cashFlow === null) {
		return "unknown";
	}
	return statedGrade({
		rent: year.yearlyRent,
		beforeTax: year.cashFlow,
		afterTax: afterTaxOfOwners(thisYear),
		atHigherRate: context.position ? null : afterTaxOfOwners(thisYear, "higher"),
		isBeforeCharge: assumptions.serviceCharge === null,
		isRefusedLoan: loanTests(assumptions, year.loan, context).passes === false,
		inCash: isInCash(assumptions) ? besideBankRate(assumptions, context) : null,
	});
}

/** In words: which printed figures of a published mean fail when typed back. */
function faults({ facts, bedrooms, mean }: Published, { inputs, owners }: Way): string[] {
	const of = `${facts.rents[0]?.name} ${bedrooms ?? "all"}`;
	const stated = { ...inputs, ...(bedrooms === null ? {} : { bedrooms }) };
	const { paysAt, assumptions, context } = judged(facts, stated, owners).money;
	const most = paysAt.ceiling.decisive;
	if (paysAt.rent.value !== mean || most === null) {
		return [`${of}: ${paysAt.rent.value} and ${most}`];
	}
	const at = (price: number) =>
		gradeOf({ ...assumptions, price: pence(price), rent: mean }, context);
	return [
		...(pays.includes(at(most)) ? [] : [`${of}: ${at(most)} at ${most / 100}`]),
		...(doesNot.includes(at(most + 100_000))
			? []
			: [`${of}: ${at(most + 100_000)} above ${most / 100}`]),
	];
}

/** Does the same for the rent that a price needs, and checks that the page's grade agrees with the sums. */
function faultsTyped({ facts, bedrooms, mean }: Published, { inputs, owners }: Way): string[] {
	const of = `${facts.rents[0]?.name} ${bedrooms ?? "all"}`;
	const price = pence(200 * mean);
	const { rentNeeded } = judged(facts, { ...inputs, price }, owners).money.paysAt;
	const least = rentNeeded.decisive;
	if (least === null) {
		return [`${of}: no rent is enough`];
	}
	const at = (rent: number) => judged(facts, { ...inputs, price, rent: pence(rent) }, owners).grade;
	return [
		...(pays.includes(at(least)) ? [] : [`${of}: ${at(least)} from ${least / 100}`]),
		...(doesNot.includes(at(least - 100))
			? []
			: [`${of}: ${at(least - 100)} below ${least / 100}`]),
	];
}

test("every mean rent that is published of an authority is asked about", () => {
	expect(published.length).toBeGreaterThan(1_500);
});

test("every printed ceiling pays when it is typed back, and a thousand pounds more does not", {
	timeout: 300_000,
}, () => {
	expect(published.flatMap((each) => faults(each, withNobody))).toEqual([]);
});

const rest = Object.entries(ways);

test.each(rest)(
	"of every authority a ceiling %s pays when it is typed back, and a thousand pounds more does not",
	{ timeout: 120_000 },
	(_, way) => {
		// Takes every sixth mean, so that authorities differ in the mean that is tested.
		const asked = published.filter((_each, at) => at % 6 === 0);
		expect(asked.flatMap((each) => faults(each, way))).toEqual([]);
	},
);

test.each(rest)(
	"a rent that a price takes %s pays when it is typed back, and a pound less does not",
	{ timeout: 120_000 },
	(_, way) => {
		const asked = published.filter((_each, at) => at % 97 === 0);
		expect(asked.flatMap((each) => faultsTyped(each, way))).toEqual([]);
	},
);
