import type { IsoDate } from "../../base/calendar.ts";
import type { Inputs } from "../../base/inputs.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { startingTerms } from "../../judgement/money/starting-terms.ts";
import { type Assumptions, startingAssumptions } from "../../subjects/finance/assumptions.ts";
import {
	calculateMoney,
	type MoneyContext,
	type MoneyFigures,
} from "../../subjects/finance/calculate-money.ts";
import type { Position } from "../../subjects/finance/position.ts";

/** A landlord with one home: all inputs of a report's sums. Everything not stated is usual. */
export type LandlordCase = {
	readonly id: "cash-buyer" | "higher-rate-flat" | "company-hmo" | "scottish-owner" | "two-owners";
	readonly title: string;
	/** Buyer and purchase, in a sentence for the reader. */
	readonly about: string;
	/** Of the home. */
	readonly nation: Nation;
	/** Who lives there, and in which rooms. */
	readonly letting: Pick<Inputs, "bedrooms" | "people" | "rooms" | "use">;
	readonly stated: Partial<Assumptions> & {
		readonly price: Pence;
		/** A month, of all rooms together. */
		readonly rent: Pence;
	};
	readonly owners: readonly [Position, ...Position[]];
};

/** Day of every purchase, in the tax year whose rates the product holds. */
export const CASES_DAY: IsoDate = "2026-11-24";

const toOneHousehold = { use: "single", bedrooms: null, people: null, rooms: null } as const;
const QUARTER = 0.25;

function person(income: number, owned: Partial<Position> = {}): Position {
	return {
		incomePence: fromPounds(income),
		nation: "England",
		share: 1,
		company: false,
		...owned,
	};
}

/** Five landlords who differ in what decides the tax. */
export const landlordCases: readonly LandlordCase[] = [
	{
		id: "cash-buyer",
		title: "A cash buyer",
		about:
			"A pensioner buys a second home in England without a loan, and lets it to one household.",
		nation: "England",
		letting: toOneHousehold,
		stated: { price: fromPounds(150_000), rent: fromPounds(900), depositShare: 1 },
		owners: [person(30_000)],
	},
	{
		id: "higher-rate-flat",
		title: "A flat with a service charge, at the higher rate",
		about: "A higher-rate taxpayer buys a flat in England with a loan.",
		nation: "England",
		letting: toOneHousehold,
		stated: {
			price: fromPounds(220_000),
			rent: fromPounds(1_250),
			depositShare: QUARTER,
			interestRate: 0.05,
			serviceCharge: fromPounds(2_000),
		},
		owners: [person(60_000)],
	},
	{
		id: "company-hmo",
		title: "A company with an HMO let by the room",
		about:
			"A company without other profits buys a licensed house in England. It lets five rooms to five people.",
		nation: "England",
		letting: { use: "hmo", bedrooms: 5, people: 5, rooms: 5 },
		stated: {
			price: fromPounds(300_000),
			rent: fromPounds(3_000),
			depositShare: QUARTER,
			interestRate: 0.06,
			licenceFee: fromPounds(250),
		},
		owners: [person(0, { company: true })],
	},
	{
		id: "scottish-owner",
		title: "An owner who lives in Scotland",
		about:
			"A salary in Scotland leaves a little room below the higher rate. The home lies there too.",
		nation: "Scotland",
		letting: toOneHousehold,
		stated: {
			price: fromPounds(160_000),
			rent: fromPounds(950),
			depositShare: QUARTER,
			interestRate: 0.05,
		},
		owners: [person(42_000, { nation: "Scotland" })],
	},
	{
		id: "two-owners",
		title: "Two owners on basic-rate salaries",
		about: "Two people buy a home in England together, half each.",
		nation: "England",
		letting: toOneHousehold,
		stated: {
			price: fromPounds(180_000),
			rent: fromPounds(1_000),
			depositShare: QUARTER,
			interestRate: 0.05,
		},
		owners: [person(28_000, { share: 0.5 }), person(34_000, { share: 0.5 })],
	},
];

/** The money of a case. */
export type CaseMoney = {
	readonly assumptions: Assumptions;
	readonly context: MoneyContext;
	readonly figures: MoneyFigures;
};

/** Calculates a case as a report on its home would. */
export function calculateCase({ nation, letting, stated, owners }: LandlordCase): CaseMoney {
	const [position, ...coOwners] = owners;
	const assumptions = startingAssumptions({
		...startingTerms(letting, nation, stated.rent),
		...stated,
	});
	const context = { nation, use: letting.use, day: CASES_DAY, position, coOwners };
	return { assumptions, context, figures: calculateMoney(assumptions, context) };
}
