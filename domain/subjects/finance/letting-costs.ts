import type { IsoDate } from "../../base/calendar.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { round } from "../../base/statistics.ts";

/** A default for a figure that the reader may replace. Unlike a `Default` of the assumptions, it may lack a source that we have read. */
export type CostDefault<Value> = {
	readonly value: Value;
	/** In a sentence for the reader. */
	readonly source: string;
	/** Day that the source gives for the figure; null where it gives none. */
	readonly asOf: IsoDate | null;
	/** Day on which it was last read; null where it is only known from the trade. */
	readonly lastChecked: IsoDate | null;
	/** Whether it was counted and published, or is trade practice. */
	readonly kind: "published" | "trade";
};

const VAT = 0.2;

const readToday = { lastChecked: "2026-11-24" } as const;
const ofTheTrade = { asOf: null, lastChecked: null, kind: "trade" } as const;
const lettingGuide = { asOf: null, ...readToday, kind: "trade" } as const;

/** Midpoint of a trade range (Rule EVIDENCE-6), as a fraction including VAT. */
function middleWithVat(low: number, high: number): number {
	return round(((low + high) / 2) * (1 + VAT), 4);
}

/** Costs of letting, borrowing and selling besides the year's assumptions. Shares and rates are fractions: 0.09 is 9 %. Source: Fact COST-F1. */
export const lettingCosts = {
	/** Of a month's rent, once for each tenant. */
	findShare: {
		value: middleWithVat(0.5, 1),
		source:
			"Agents ask 50 to 100% of a month's rent plus VAT to find a tenant (LetSafe UK, 2026): the middle.",
		...lettingGuide,
	},
	/** Of the rent, on top of finding the tenant. */
	letOnlyShare: {
		value: 0,
		source: "An agent that only lets is paid for finding the tenant, and nothing more each month.",
		...lettingGuide,
	},
	/** Of the rent. */
	fullManagementShare: {
		value: middleWithVat(0.08, 0.15),
		source: "Agents ask 8 to 15% of the rent plus VAT to manage (LetSafe UK, 2026): the middle.",
		...lettingGuide,
	},
	/** Of the rent of a home let by the room. */
	hmoManagementShare: {
		value: middleWithVat(0.1, 0.15),
		source:
			"Agents ask 10 to 15% of the rent plus VAT to manage a house in multiple occupation (Agent HMO, undated): the middle.",
		...lettingGuide,
	},
	/** Of the loan, once. No average was found. */
	arrangementFeeShare: {
		value: 0.015,
		source: "Lenders ask from nothing to 3% of a buy-to-let loan: the middle, a rule of the trade.",
		...ofTheTrade,
	},
	/** Once. */
	companySetUp: {
		value: fromPounds(100),
		source: "Companies House asks £100 to register a company online, since 1 February 2026.",
		asOf: "2026-02-01",
		...readToday,
		kind: "published",
	},
	/** A year. */
	companyAccounts: {
		value: fromPounds(900),
		source:
			"A company's accounts and tax return cost £600 to £1,200 a year: the middle, a rule of the trade.",
		...ofTheTrade,
	},
	/** A year. */
	companyStatement: {
		value: fromPounds(50),
		source: "A confirmation statement costs £50 a year (Companies House fees, 25 September 2026).",
		asOf: "2026-09-25",
		lastChecked: "2026-11-27",
		kind: "published",
	},
	/** Added to a person's rate, a fraction of the loan a year. */
	companyRatePremium: {
		value: 0.007,
		source:
			"Five-year loans cost companies 5.7% and persons 5.0% at the end of 2025 (Moneyfacts, quoted by MFB in Property Notify).",
		asOf: "2025-12",
		...readToday,
		kind: "published",
	},
	/** Of the price, with VAT. */
	sellingAgentShare: {
		value: 0.0142,
		source:
			"Estate agents take 1.42% of the price with VAT on average (HomeOwners Alliance, February 2026).",
		asOf: "2026-02",
		...readToday,
		kind: "published",
	},
	/** Once, with VAT. */
	sellingLegalFees: {
		value: fromPounds(1_000),
		source: "Legal work on a sale is £500 to £1,500 (GetAgent, 15 May 2023): the middle.",
		asOf: "2023-05-15",
		...readToday,
		kind: "trade",
	},
	/** Of all prices, a year. The Bank of England's target is 2 %. */
	inflation: {
		value: 0.031,
		source:
			"Consumer prices rose by 3.1% in the twelve months to August 2026 (Office for National Statistics, 16 September 2026).",
		asOf: "2026-09-16",
		...readToday,
		kind: "published",
	},
	/** Once in the boiler's life, fitted. */
	boiler: {
		value: fromPounds(3_250),
		source: "A new boiler is £1,500 to £5,000 (Uswitch, 4 January 2024): the middle.",
		asOf: "2024-01-04",
		...readToday,
		kind: "trade",
	},
} as const satisfies Readonly<Record<string, CostDefault<Pence | number>>>;

/**
 * Yearly council tax of a band D home, each nation's average in 2026-27, for a home whose own is unknown. No nation publishes the lower average of all
 * homes. England gives a house in multiple occupation one band since December 2023. Source: Fact COST-F5.
 */
export const councilTaxOf: Readonly<Record<Nation, CostDefault<Pence | null>>> = {
	England: {
		value: fromPounds(2_392),
		source:
			"Band D costs £2,392 on average in England in 2026-27 (Ministry of Housing, 25 March 2026).",
		asOf: "2026-03-25",
		...readToday,
		kind: "published",
	},
	Wales: {
		value: fromPounds(2_283),
		source: "Band D costs £2,283 on average in Wales in 2026-27 (Welsh Government, 24 March 2026).",
		asOf: "2026-03-24",
		...readToday,
		kind: "published",
	},
	Scotland: {
		value: fromPounds(1_653.44),
		source:
			"Band D costs £1,653.44 on average in Scotland in 2026-27 (Scottish Government, 31 March 2026). Water comes on the same bill, and has its own line here.",
		asOf: "2026-03-31",
		...readToday,
		kind: "published",
	},
	"Northern Ireland": {
		value: null,
		source: "Northern Ireland has rates, not council tax. We found no average: put in the home's.",
		asOf: null,
		...readToday,
		kind: "published",
	},
};
