import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";

/** Source of a rule about leases. */
type Origin = {
	/** In a sentence for the reader. */
	readonly source: string;
	readonly url: string;
	/** Day that the source gives; null where it gives none. */
	readonly asOf: IsoDate | null;
	readonly lastChecked: IsoDate;
};

/** Fewest whole years that a lender requires to be left on a lease when its loan begins. */
export type LeaseRule = Origin & { readonly lender: string; readonly least: number };

const read = { lastChecked: "2026-11-24" } as const;

const handbook: Origin = {
	source:
		"UK Finance's Lenders' Handbook for England and Wales, question 5.14.1, in a copy that is undated.",
	url: "https://lendershandbook.ukfinance.org.uk/lenders-handbook/englandandwales/question-list/1846",
	asOf: null,
	...read,
};

/**
 * Lenders' lease requirements, the longest first. None is a rule of law; requirements at the end of a loan are left out. Halifax's 70
 * years are left out too: its page is of home loans, and its group lends to landlords as BM Solutions.
 */
export const leaseRules: readonly LeaseRule[] = [
	{ lender: "Accord", least: 85, ...handbook },
	{ lender: "Aldermore", least: 85, ...handbook },
	{
		lender: "Virgin Money",
		least: 85,
		source: "Virgin Money's buy-to-let criteria on leases, undated.",
		url: "https://intermediaries.virginmoney.com/lending-criteria/buy-to-let/leasehold/",
		asOf: null,
		...read,
	},
	{
		lender: "Family Building Society",
		least: 55,
		source:
			"Family Building Society's buy-to-let criteria, 29 August 2018: 50 years when the loan ends, which lasts five at the least.",
		url: "https://intermediaries.familybuildingsociety.co.uk/criteria/buy-to-let/details/bpqjz-minimum-remaining-lease-at-application",
		asOf: "2018-08-29",
		...read,
	},
];

/**
 * Years at or below which extending a flat's lease also costs half of the value it adds (marriage value); above, that counts as nothing. The Leasehold and
 * Freehold Reform Act 2024 abolishes it, but that part was not in force at the last reading.
 */
export const marriageValue: Origin & { readonly upTo: number } = {
	upTo: 80,
	source:
		"Leasehold Reform, Housing and Urban Development Act 1993, schedule 13 paragraph 4, as the Leasehold Advisory Service explains it.",
	url: "https://www.lease-advice.org/advice-guide/lease-extension-valuation/",
	asOf: null,
	...read,
};

/** Whether these rules apply in a nation: the handbook and the Act are of England and Wales. */
export function hasLeaseRules(nation: Nation): boolean {
	return nation === "England" || nation === "Wales";
}

/** Lenders whose rule a lease of this many years fails. */
export function lendersMissed(years: number): readonly LeaseRule[] {
	return leaseRules.filter(({ least }) => years < least);
}
