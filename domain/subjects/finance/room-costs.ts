import type { HeldTableId } from "../../base/held-tables.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { poundsInWords } from "../../base/words.ts";
import { type CostDefault, councilTaxOf } from "./letting-costs.ts";

export const roomCostIds = [
	"council_tax",
	"energy",
	"water",
	"broadband",
	"tv_licence",
	"cleaning",
	"furniture",
	"white_goods",
	"fire_safety",
	"insurance",
] as const;
/** A cost borne by the landlord of a home let by the room with bills included. */
export type RoomCost = (typeof roomCostIds)[number];

/** A line of the cost table. `value` is yearly, for the whole house or one room; null where no figure was found. */
export type RoomCostLine = CostDefault<Pence | null> & {
	readonly id: RoomCost;
	readonly label: string;
	readonly unit: "house" | "room";
	/** Additional yearly cost for each resident. */
	readonly perPerson?: Pence;
};

/**
 * Energy prices under Ofgem's cap, in pence and fractions: averages of Great Britain for direct debit, with VAT, from which electricity is exempt until 31
 * March 2027. Source: Fact COST-F3; Ofgem, energy price cap unit rates and standing charges.
 */
export const energyCap = {
	from: "2026-10-01",
	electricity: { perKwh: 26.32, perDay: 54.83 },
	gas: { perKwh: 7.97, perDay: 29.68 },
} as const;

/** A typical home's year under that cap, and under the one forecast to follow: no part of the sums. Source: Fact COST-F3. */
const typicalEnergy = {
	now: fromPounds(1_723),
	forecast: fromPounds(1_999),
	forecastBy: "Cornwall Insight, 30 September 2026",
} as const;

/** Yearly use of one person, in kWh. Source: Fact COST-F3, where six use 6,000 and 18,000. */
const usedByOne = { electricity: 1_000, gas: 3_000 } as const;

/** Bills that are only known until a day, with the table that gives the day. */
export const billTables: Readonly<Partial<Record<RoomCost, HeldTableId>>> = {
	council_tax: "household_bills",
	energy: "energy_cap",
	water: "household_bills",
	tv_licence: "household_bills",
};

const read = { lastChecked: "2026-11-24", kind: "published" } as const;
const ofTheTrade = { asOf: null, lastChecked: null, kind: "trade" } as const;

type NationCost = CostDefault<Pence | null>;

const householdWater: NationCost = {
	value: fromPounds(639),
	source:
		"Households in England and Wales pay £639 on average in 2026-27 (Water UK, 29 January 2026). A full house uses more.",
	asOf: "2026-01-29",
	...read,
};

const waterOf: Readonly<Record<Nation, NationCost>> = {
	England: householdWater,
	Wales: householdWater,
	Scotland: {
		value: fromPounds(652.32),
		source: "Scottish Water's charge for band D in 2026-27: one and a half times band A's £434.88.",
		asOf: "2026-04-01",
		...read,
	},
	"Northern Ireland": {
		value: null,
		source: "We found no figure for Northern Ireland: put in the home's own.",
		asOf: null,
		...read,
	},
};

const cappedEnergy: NationCost & Pick<RoomCostLine, "perPerson"> = {
	value: pence(Math.round(365 * (energyCap.electricity.perDay + energyCap.gas.perDay))),
	perPerson: pence(
		Math.round(
			usedByOne.electricity * energyCap.electricity.perKwh + usedByOne.gas * energyCap.gas.perKwh,
		),
	),
	source: `Ofgem's cap of October to December 2026, at 1,000 kWh of electricity and 3,000 kWh of gas a person, by a rule of the trade. For January 2027 ${poundsInWords(typicalEnergy.forecast)} for a typical home instead of ${poundsInWords(typicalEnergy.now)} was forecast (${typicalEnergy.forecastBy}). That forecast is not in these sums.`,
	asOf: energyCap.from,
	lastChecked: "2026-11-24",
	kind: "trade",
};

const uncappedEnergy: NationCost = {
	value: null,
	source: "Ofgem's cap does not reach Northern Ireland: put in the home's own.",
	asOf: null,
	...read,
};

const NO_TAX_OF_STUDENTS =
	"Nothing is owed where all who live there are full-time students (SI 1992/558, class N).";

/** The exemption of homes of students, where its law was read. Source: Fact COST-F5. */
const studentsOwe: Readonly<Partial<Record<Nation, string>>> = {
	England: NO_TAX_OF_STUDENTS,
	Wales: NO_TAX_OF_STUDENTS,
};

/** Lines that are equal in every nation. Trade ranges use their midpoint (Rule EVIDENCE-6). Source: Fact COST-F1. */
const everywhere: readonly RoomCostLine[] = [
	{
		id: "broadband",
		label: "Broadband",
		unit: "house",
		value: fromPounds(12 * 35.9),
		source: "Homes pay £35.90 a month on average (Opinium for Uswitch, 15 January 2026).",
		asOf: "2026-01-15",
		...read,
	},
	{
		id: "tv_licence",
		label: "TV licence",
		unit: "house",
		value: fromPounds(180),
		source: "It costs £180 since 1 April 2026 (Department for Culture, Media and Sport).",
		asOf: "2026-04-01",
		...read,
	},
	{
		id: "cleaning",
		label: "Cleaning of shared rooms",
		unit: "house",
		value: fromPounds(12 * 90),
		source: "A cleaner costs £60 to £120 a month: the middle.",
		...ofTheTrade,
	},
	{
		id: "furniture",
		label: "Furniture",
		unit: "room",
		value: fromPounds(1_150 / 6),
		source: "It costs £800 to £1,500 a room and lasts five to seven years: the middle.",
		...ofTheTrade,
	},
	{
		id: "white_goods",
		label: "White goods",
		unit: "house",
		value: fromPounds(2_000 / 9),
		source: "They cost £1,500 to £2,500 and last eight to ten years: the middle.",
		...ofTheTrade,
	},
	{
		id: "fire_safety",
		label: "Fire alarm test and risk assessment",
		unit: "house",
		value: fromPounds(375),
		source: "Both cost £250 to £500 a year: the middle.",
		...ofTheTrade,
	},
	{
		id: "insurance",
		label: "HMO insurance",
		unit: "house",
		value: fromPounds(650),
		source: "It costs £400 to £900 a year in place of a landlord's usual insurance: the middle.",
		...ofTheTrade,
	},
];

/** Cost table of a home let by the room in a nation, in the order of `roomCostIds`. HMO insurance replaces `Assumptions.insurance`. */
export function roomCostTable(nation: Nation = "England"): readonly RoomCostLine[] {
	const energy = nation === "Northern Ireland" ? uncappedEnergy : cappedEnergy;
	return [
		{
			id: "council_tax",
			label: "Council tax",
			unit: "house",
			...councilTaxOf[nation],
			source: [councilTaxOf[nation].source, studentsOwe[nation]].filter(Boolean).join(" "),
		},
		{ id: "energy", label: "Gas and electricity", unit: "house", ...energy },
		{ id: "water", label: "Water", unit: "house", ...waterOf[nation] },
		...everywhere,
	];
}

/**
 * Yearly costs of a whole house, each rounded to the penny; null where no figure was found.
 * @throws RangeError when rooms or people are not a whole number from 0 up.
 */
export function roomCosts(
	rooms: number,
	people: number,
	nation: Nation = "England",
): Readonly<Record<RoomCost, Pence | null>> {
	if (![rooms, people].every((count) => Number.isInteger(count) && count >= 0)) {
		throw new RangeError(`not a number of rooms and people: ${rooms}, ${people}`);
	}
	const amounts = roomCostTable(nation).map(({ id, unit, value, perPerson = 0 }) => {
		const times = unit === "room" ? rooms : 1;
		return [id, value === null ? null : pence(times * value + people * perPerson)] as const;
	});
	return Object.fromEntries(amounts) as Record<RoomCost, Pence | null>;
}
