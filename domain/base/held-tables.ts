import type { IsoDate } from "./calendar.ts";

/** The periods for which amounts are set: a tax year from 6 April, a financial year from 1 April, a quarter of the calendar. */
export type Period = "tax_year" | "financial_year" | "quarter";

/** A day on which something is decided or published that a table rests on, and that nobody has read yet. */
type Event = {
	readonly on: IsoDate;
	/** Told to the reader from that day on. */
	readonly unread: string;
};

/** What is read next. Once it was read, its tables name the next event. Source of the days: Rule EVIDENCE-10. */
export const events = {
	budget: { on: "2026-10-28", unread: "The Budget of 28 October 2026 was not read." },
	bank_meeting: {
		on: "2026-11-05",
		unread: "The Bank of England's decision of 5 November 2026 was not read.",
	},
	/** Ofgem decides in the last days of November. */
	january_cap: { on: "2026-12-01", unread: "Ofgem's cap from January 2027 was not read." },
	scottish_budget: {
		on: "2026-12-03",
		unread: "The Scottish Budget of 3 December 2026 was not read.",
	},
	/** The day before the first region's window opens. */
	database_law: {
		on: "2026-12-14",
		unread: "Whether the regulations of the landlord database were made was not read.",
	},
	/** Scotland's rules on a rent officer, and Making Tax Digital from £30,000. */
	april_law: { on: "2027-04-01", unread: "The law of April 2027 was not read." },
} as const satisfies Readonly<Record<string, Event>>;

export type EventId = keyof typeof events;

/** When a table is to be read again: some months after its figures' own day, else after it was read; on the day of an event; or after its period alone. */
type Ageing =
	| "end"
	| { readonly months: number; readonly since: IsoDate }
	| {
			readonly event: EventId;
			/** A caveat beside its figures says already that the event was not read. */
			readonly isInCaveat?: true;
	  }
	/** Nobody has read it at its source, which its own lines say. */
	| { readonly isUnread: true };

/** A table of the product that a person keeps, with how it ages. */
export type HeldTable = {
	/** Worded for the beginning of a sentence. */
	readonly name: string;
	/** The period for which its amounts are set: what it holds, as in "The rates of ...", and its last day. Absent where it applies until changed. */
	readonly end?: {
		readonly holds: "bills" | "charges" | "prices" | "rates";
		readonly until: IsoDate;
		readonly period: Period;
	};
	readonly ages: Ageing;
};

/** Rates of lenders and averages of markets. */
const HALF_A_YEAR = 6;
/** Fees, costs, and law of which no coming change is known. */
const A_YEAR = 12;

const atBudget = { event: "budget", isInCaveat: true } as const;
const yearOfTax = { holds: "rates", until: "2027-04-05", period: "tax_year" } as const;
const financialYear = { until: "2027-03-31", period: "financial_year" } as const;

/**
 * Every table that a person keeps, in the order of harm. Each ages by its end, its event or its months, whatever comes first. Add new ones here, and
 * where to look in `table-upkeep.ts`. Source of the spans and days: Rule EVIDENCE-10, Rule TAX-4.
 */
export const heldTables = {
	/** Our estimate from the swap rates of that day. */
	loan_rates: { name: "Loan rate", ages: { months: HALF_A_YEAR, since: "2026-09-14" } },
	capital_gains_tax: { name: "Capital gains tax", ages: { event: "budget" } },
	purchase_tax: { name: "Stamp Duty Land Tax", ages: atBudget },
	/** With the property rates of 2027-28. England, Wales and Northern Ireland. */
	income_tax: {
		name: "Income tax",
		end: { holds: "rates", until: "2028-04-05", period: "tax_year" },
		ages: atBudget,
	},
	corporation_tax: {
		name: "Corporation tax",
		end: { holds: "rates", ...financialYear },
		ages: { event: "budget" },
	},
	dividend_tax: { name: "Dividend tax", end: yearOfTax, ages: atBudget },
	ated: {
		name: "Annual tax on enveloped dwellings",
		end: { holds: "charges", ...financialYear },
		ages: { event: "budget" },
	},
	high_value_surcharge: { name: "High-value council tax surcharge", ages: { event: "budget" } },
	landlord_database: { name: "Landlord database", ages: { event: "database_law" } },
	lender_tests: { name: "Lenders' tests", ages: { months: HALF_A_YEAR, since: "2026-11-22" } },
	lenders_leases: {
		name: "Leases that lenders ask for",
		ages: { months: HALF_A_YEAR, since: "2026-11-24" },
	},
	/** What a company pays more, of the end of 2025. */
	company_rates: {
		name: "Loan rate of companies",
		ages: { months: HALF_A_YEAR, since: "2025-12-31" },
	},
	energy_cap: {
		name: "Energy price cap",
		end: { holds: "prices", until: "2026-12-31", period: "quarter" },
		ages: { event: "january_cap" },
	},
	income_tax_scotland: {
		name: "Scottish income tax",
		end: yearOfTax,
		ages: { event: "scottish_budget" },
	},
	purchase_tax_scotland: {
		name: "Land and Buildings Transaction Tax",
		ages: { event: "scottish_budget" },
	},
	purchase_tax_wales: {
		name: "Land Transaction Tax",
		ages: { months: A_YEAR, since: "2026-11-21" },
	},
	duties: { name: "Duties of landlords", ages: { event: "april_law" } },
	licensing_law: { name: "Licensing law", ages: { months: A_YEAR, since: "2026-08-05" } },
	licence_exemptions: { name: "Exemptions from a licence", ages: { isUnread: true } },
	/** The audit of the councils' schemes: a source, too. */
	licensing_register: {
		name: "Register of councils' schemes",
		ages: { months: HALF_A_YEAR, since: "2026-11-20" },
	},
	letting_standards: {
		name: "Energy standards for letting",
		ages: { months: A_YEAR, since: "2026-11-21" },
	},
	heat_pump_grant: { name: "Heat pump grant", ages: { months: A_YEAR, since: "2026-11-27" } },
	planning_law: { name: "Planning law of HMOs", ages: { months: A_YEAR, since: "2026-11-20" } },
	lease_law: { name: "Law of lease extensions", ages: { months: A_YEAR, since: "2026-11-24" } },
	licence_fees: { name: "Usual licence fees", ages: { months: A_YEAR, since: "2026-11-20" } },
	/** Of Wales, the oldest. */
	landlord_registers: {
		name: "Fees of landlord registers",
		ages: { months: A_YEAR, since: "2025-04-01" },
	},
	/** Includes water and the TV licence, which change on the same day. */
	household_bills: {
		name: "Council tax, water and TV licence",
		end: { holds: "bills", ...financialYear },
		ages: "end",
	},
	local_housing_allowance: {
		name: "Local Housing Allowance",
		end: { holds: "rates", ...financialYear },
		ages: "end",
	},
	service_charge: { name: "Service charge guide", ages: { months: A_YEAR, since: "2026-03-02" } },
	inflation: { name: "Inflation", ages: { months: HALF_A_YEAR, since: "2026-09-16" } },
	letting_costs: { name: "Costs of letting", ages: { months: A_YEAR, since: "2026-11-24" } },
	room_costs: { name: "Costs by the room", ages: { months: A_YEAR, since: "2026-11-24" } },
	usual_costs: { name: "Usual costs of a year", ages: { months: A_YEAR, since: "2026-11-20" } },
} as const satisfies Readonly<Record<string, HeldTable>>;

export type HeldTableId = keyof typeof heldTables;
