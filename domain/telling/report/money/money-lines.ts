import type { IsoDate } from "../../../base/calendar.ts";
import { type Evidence, isKnown } from "../../../base/evidence.ts";
import { UPDATE_DUE } from "../../../base/evidence-text.ts";
import { isPast } from "../../../base/freshness.ts";
import type { HeldTableId } from "../../../base/held-tables.ts";
import type { Pence } from "../../../base/money.ts";
import type { Nation } from "../../../base/nation.ts";
import { dueMark, type UpdateMark, withEnd } from "../../../base/table-ends.ts";
import { isMultipleOccupation, type Use } from "../../../base/use.ts";
import type { Starting } from "../../../judgement/money/starting-costs.ts";
import type { StartingHome } from "../../../judgement/money/starting-home.ts";
import type { FieldKey } from "../../../subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "../../../subjects/finance/assumption-line.ts";
import {
	type AssumptionSource,
	type Assumptions,
	assumptionDefaults,
} from "../../../subjects/finance/assumptions.ts";
import {
	type CostDefault,
	councilTaxOf,
	lettingCosts,
} from "../../../subjects/finance/letting-costs.ts";
import { billTables, type RoomCost, roomCostTable } from "../../../subjects/finance/room-costs.ts";

type Origin = Omit<Starting<unknown>, "value"> & UpdateMark;

type Costs = Readonly<
	Record<"depositShare" | "serviceCharge" | "licenceFee" | "energyWorks", Origin>
> & {
	readonly use: Use;
	/** Where the number of rooms comes from, in a sentence. */
	readonly rooms: string;
};

type Line = Pick<AssumptionLine, "key" | "label" | "unit">;

const price: Line = { key: "price", label: "Purchase price", unit: "pounds" };
const rent: Line = { key: "rent", label: "Rent", unit: "pounds a month" };
const roomRentOf = (rooms: number): Line => ({
	key: "roomRent",
	label: rooms === 1 ? "Rent of the one room" : `Rent of each of ${rooms} rooms`,
	unit: "pounds a month",
});
const loanAndShares: readonly Line[] = [
	{ key: "depositShare", label: "Deposit, share of the price", unit: "percent" },
	{ key: "interestRate", label: "Interest rate", unit: "percent" },
	{ key: "voidShare", label: "Empty periods, share of the year", unit: "percent" },
	{ key: "managementShare", label: "Management, share of the rent received", unit: "percent" },
	{ key: "maintenanceShare", label: "Repairs and upkeep, share of the rent", unit: "percent" },
];
const insurance: Line = { key: "insurance", label: "Insurance", unit: "pounds a year" };
const councilTax: Line = {
	key: "councilTax",
	label: "Council tax, due while it is empty",
	unit: "pounds a year",
};
const others: readonly Line[] = [
	{ key: "serviceCharge", label: "Service charge and ground rent", unit: "pounds a year" },
	{ key: "licenceFee", label: "Licence fee, a year's share", unit: "pounds a year" },
	{ key: "compliance", label: "Safety checks and certificates", unit: "pounds a year" },
	{ key: "purchaseFees", label: "Legal work and survey, once", unit: "pounds" },
	{ key: "energyWorks", label: "Energy works to band C, once", unit: "pounds" },
];

/** Every starting assumption with its origin, in the order of a year's sums. */
export function assumptionLines(
	home: StartingHome,
	costs: Costs,
	{ assumptions, ...where }: Where & { readonly assumptions: Assumptions },
): AssumptionLine[] {
	const { rooms } = assumptions;
	const isByRoom = rooms !== null;
	const bills = isByRoom ? billLines(where) : [];
	const names = isByRoom
		? [price, roomRentOf(rooms), ...loanAndShares, ...bills, ...others]
		: [price, rent, ...loanAndShares, insurance, councilTax, ...others];
	const origins = new Map<FieldKey, Origin>([
		["price", { ...figureInWords(home.price), ...agedMark(home.price, where.day) }],
		["rent", { ...rentInWords(home.rent, costs.use), ...agedMark(home.rent, where.day) }],
		["roomRent", { ...roomRentInWords(home.rent, costs), ...agedMark(home.rent, where.day) }],
		["depositShare", costs.depositShare],
		[
			"managementShare",
			isByRoom
				? originOf(lettingCosts.hmoManagementShare, "letting_costs")
				: usual("managementShare"),
		],
		[
			"councilTax",
			originOf(datedBill("council_tax", councilTaxOf[where.nation], where.day), "household_bills"),
		],
		["serviceCharge", costs.serviceCharge],
		["licenceFee", costs.licenceFee],
		["energyWorks", costs.energyWorks],
		...bills.map(({ key, table, ...bill }) => [key, originOf(bill, table)] as const),
	]);
	return names.map(({ key, label, unit }) => {
		const named = origins.get(key) ?? (isUsual(key) ? usual(key) : null);
		if (named === null) {
			throw new Error(`no one says where ${key} is from`);
		}
		const { origin, source, asOf = null, lastChecked = null, table, updateDue } = named;
		const mark = table ? dueMark(table, where.day) : updateDue ? { updateDue } : {};
		return { key, label, unit, origin, source, asOf, lastChecked, ...mark };
	});
}

/** Where the home is, and when its money is calculated. */
type Where = { readonly nation: Nation; readonly day: IsoDate };

/** Bills paid by the landlord by the room, each with its source. */
function billLines({ nation, day }: Where) {
	return roomCostTable(nation).map((line) => {
		const { source, asOf, lastChecked, kind } = datedBill(line.id, line, day);
		return {
			key: `bill:${line.id}` as const,
			label: line.label,
			unit: "pounds a year" as const,
			...{ source, asOf, lastChecked, kind },
			table: billTables[line.id] ?? ("room_costs" as const),
		};
	});
}

/** A bill whose source mentions it where the day is after the bill's last known day. */
function datedBill<Value>(
	id: RoomCost,
	bill: CostDefault<Value>,
	day: IsoDate,
): CostDefault<Value> {
	const table = billTables[id];
	return table === undefined || bill.value === null
		? bill
		: { ...bill, source: withEnd(bill.source, table, day) ?? bill.source };
}

function originOf(
	{
		kind,
		source,
		asOf,
		lastChecked,
	}: Pick<AssumptionSource, "kind" | "source" | "asOf"> & Pick<CostDefault<unknown>, "lastChecked">,
	table: HeldTableId,
): Origin {
	return { origin: kind, source, asOf, lastChecked, table };
}

function isUsual(key: FieldKey): key is keyof typeof assumptionDefaults {
	return key in assumptionDefaults;
}

/** Origin of a default. */
function usual(key: keyof typeof assumptionDefaults): Origin {
	return originOf(assumptionDefaults[key], key === "interestRate" ? "loan_rates" : "usual_costs");
}

/** A published figure in words, marked as not this home's; where none is published, the reader has to enter it. */
function figureInWords({ value, basis, place, note }: Evidence<Pence>): Origin {
	if (value === null) {
		return { origin: "yours", source: join(note, "Put in your own.") };
	}
	return basis === "visitor"
		? { origin: "yours", source: note ?? "You stated it." }
		: {
				origin: "published",
				source: join(note, `Typical of ${place ?? "the area"}, not this home: put in your own.`),
			};
}

/** The mark of a published average that is older than its source's limit. */
function agedMark({ citations }: Evidence<Pence>, day: IsoDate): UpdateMark {
	return citations.some(({ source, asOf }) => isPast(source, asOf, day))
		? { updateDue: UPDATE_DUE }
		: {};
}

/** One room's part of the whole rent. */
function roomRentInWords(rent: Evidence<Pence>, { use, rooms }: Costs): Origin {
	const { origin, source } = rentInWords(rent, use);
	return { origin, source: join(source, rooms) };
}

function rentInWords(rent: Evidence<Pence>, use: Use): Origin {
	const { origin, source } = figureInWords(rent);
	const isOfWholeHomes = isKnown(rent) && origin === "published" && isMultipleOccupation(use);
	return {
		origin,
		source: isOfWholeHomes ? join(source, "It is of whole homes, not of rooms.") : source,
	};
}

function join(...sentences: readonly (string | null)[]): string {
	return sentences.filter((sentence) => sentence !== null).join(" ");
}
