import { addYears, daysBetween, type IsoDate } from "./calendar.ts";
import { taxYearOf } from "./tax-year.ts";
import { dateInWords } from "./words.ts";

/** The periods for which amounts are set: a tax year from 6 April, a financial year from 1 April, a quarter of the calendar. */
type Period = "tax_year" | "financial_year" | "quarter";

/** A table of rates, prices or bills that the product holds, and until when it is known to apply. */
export type MoneyTable = {
	/** Worded for the beginning of a sentence. */
	readonly name: string;
	/** What it holds, as the reader is told of it: "The rates of ...". */
	readonly holds: "bills" | "charges" | "prices" | "rates";
	/** Last day for which it is known; null where it applies until changed. */
	readonly holdsUntil: IsoDate | null;
	readonly period: Period;
	/** Path of the file in which it stands. */
	readonly file: string;
	/** Publisher and date of the next edition, in a sentence for an administrator. */
	readonly next: string;
};

const budget = "A Budget and its Finance Act set the next ones." as const;
const untilChanged = {
	holds: "rates",
	holdsUntil: null,
	period: "tax_year",
	next: "They hold until a Budget or an order changes them.",
} as const;

/** Every dated money table of the product; add new tables here. Source of the days: Rule TAX-4. */
export const moneyTables = {
	/** With the property rates of 2027-28. England, Wales and Northern Ireland. */
	income_tax: {
		name: "Income tax",
		holds: "rates",
		holdsUntil: "2028-04-05",
		period: "tax_year",
		file: "domain/subjects/finance/nation-taxes.ts",
		next: budget,
	},
	income_tax_scotland: {
		name: "Scottish income tax",
		holds: "rates",
		holdsUntil: "2027-04-05",
		period: "tax_year",
		file: "domain/subjects/finance/nation-taxes.ts",
		next: "The Scottish Parliament sets the next ones in its rate resolution, by March.",
	},
	dividend_tax: {
		name: "Dividend tax",
		holds: "rates",
		holdsUntil: "2027-04-05",
		period: "tax_year",
		file: "domain/subjects/finance/dividend-tax.ts",
		next: budget,
	},
	corporation_tax: {
		name: "Corporation tax",
		holds: "rates",
		holdsUntil: "2027-03-31",
		period: "financial_year",
		file: "domain/subjects/finance/corporation-tax.ts",
		next: budget,
	},
	capital_gains_tax: {
		...untilChanged,
		name: "Capital gains tax",
		file: "domain/subjects/finance/capital-gains.ts",
	},
	/** Of every nation. */
	purchase_tax: {
		...untilChanged,
		name: "Purchase taxes",
		file: "domain/subjects/finance/purchase-levies.ts",
	},
	ated: {
		name: "Annual tax on enveloped dwellings",
		holds: "charges",
		holdsUntil: "2027-03-31",
		period: "financial_year",
		file: "domain/subjects/finance/ated.ts",
		next: "GOV.UK publishes the next ones by March.",
	},
	lender_tests: {
		...untilChanged,
		name: "Lenders' tests",
		file: "domain/subjects/finance/lender-table.ts",
		next: "Lenders change their tests without notice.",
	},
	lenders_leases: {
		...untilChanged,
		name: "Leases that lenders ask for",
		file: "domain/subjects/finance/lease-rules.ts",
		next: "Lenders change their rules without notice.",
	},
	/** Our estimate from the swap rates of 14 September 2026; due again after six months. */
	loan_rates: {
		...untilChanged,
		name: "Loan rate",
		holdsUntil: "2027-03-14",
		file: "domain/subjects/finance/assumptions.ts",
		next: "Moneyfacts publishes averages every month.",
	},
	energy_cap: {
		name: "Energy price cap",
		holds: "prices",
		holdsUntil: "2026-12-31",
		period: "quarter",
		file: "domain/subjects/finance/room-costs.ts",
		next: "Ofgem publishes the next one about five weeks before.",
	},
	/** Includes water and the TV licence, which change on the same day. */
	household_bills: {
		name: "Council tax, water and TV licence",
		holds: "bills",
		holdsUntil: "2027-03-31",
		period: "financial_year",
		file: "domain/subjects/finance/room-costs.ts",
		next: "Governments, Water UK and the BBC publish the next ones from January to March.",
	},
	local_housing_allowance: {
		name: "Local Housing Allowance",
		holds: "rates",
		holdsUntil: "2027-03-31",
		period: "financial_year",
		file: "domain/subjects/market/housing-benefit/rate-tables.ts",
		next: "The four nations' rent officers publish the next ones by the end of January.",
	},
} as const satisfies Readonly<Record<string, MoneyTable>>;

export type MoneyTableId = keyof typeof moneyTables;

/** A table that ends soon or has ended. */
export type EndingTable = Pick<MoneyTable, "name" | "file" | "next"> & {
	readonly id: MoneyTableId;
	readonly holdsUntil: IsoDate;
	/** Days until its last day; negative once it has ended. */
	readonly daysLeft: number;
};

/** The tables whose last day is past or within so many days, the earliest first. */
export function tablesEnding(day: IsoDate, withinDays = 60): readonly EndingTable[] {
	return tableIds
		.flatMap((id) => {
			const { name, file, next, holdsUntil }: MoneyTable = moneyTables[id];
			return holdsUntil === null
				? []
				: [{ id, name, file, next, holdsUntil, daysLeft: daysBetween(day, holdsUntil) }];
		})
		.filter(({ daysLeft }) => daysLeft <= withinDays)
		.toSorted((a, b) => a.daysLeft - b.daysLeft);
}

const tableIds = Object.keys(moneyTables) as readonly MoneyTableId[];

/** Tells the reader that a day lies after a table's end, and which period's amounts are used; null while the table applies. */
export function endedInWords(id: MoneyTableId, day: IsoDate): string | null {
	const { holds, holdsUntil, period }: MoneyTable = moneyTables[id];
	return holdsUntil === null || day <= holdsUntil
		? null
		: `The ${holds} of ${periodOf(day, period)} are not known yet: those of ${periodOf(holdsUntil, period)} are used.`;
}

/** Caveats on rates: what they leave out, and that they belong to an earlier period where the day lies after their end; null without either. */
export function withEnd(caveat: string | null, id: MoneyTableId, day: IsoDate): string | null {
	return [caveat, endedInWords(id, day)].filter((part) => part !== null).join(" ") || null;
}

/** The period that a day lies in: "2027-28", or "January to March 2027". */
function periodOf(day: IsoDate, period: Period): string {
	switch (period) {
		case "tax_year":
			return taxYearOf(day).name;
		case "financial_year":
			return financialYearOf(day);
		case "quarter":
			return quarterOf(day);
	}
}

function financialYearOf(day: IsoDate): string {
	const year = day.slice(5) >= "04-01" ? day : addYears(day, -1);
	return `${year.slice(0, 4)}-${addYears(year, 1).slice(2, 4)}`;
}

function quarterOf(day: IsoDate): string {
	const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
	const month = (number: number) => `${day.slice(0, 4)}-${String(number).padStart(2, "0")}`;
	const [name] = dateInWords(month(first)).split(" ");
	return `${name} to ${dateInWords(month(first + 2))}`;
}
