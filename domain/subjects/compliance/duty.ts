import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";

/** Who is bound by a duty: everyone, landlords of a house in multiple occupation, or those whom the named thing concerns. */
export type AppliesTo = "all" | "hmo" | "gas" | "furnished" | "income" | "electronic_records";

/** Something a landlord must do, as the law stands from one day to another. */
export type Duty = LegalBasis & {
	readonly id: string;
	readonly what: string;
	/** When, or how often. */
	readonly when: string;
	readonly appliesTo: AppliesTo;
	/** The highest fixed penalty, or null, and the penalty in words. */
	readonly penalty: { readonly amount: Pence | null; readonly text: string };
	/** First day of this wording; null when it held before any day we judge. */
	readonly from: IsoDate | null;
	/** Last day; null while no end is known. */
	readonly until: IsoDate | null;
	/** Not in force and no day set: when it is expected. */
	readonly expected: string | null;
};

/** Defaults of most duties: they bind everyone and have no first day. A duty last read on another day says so itself. */
export const usual = {
	appliesTo: "all",
	from: null,
	until: null,
	expected: null,
	lastChecked: "2026-11-21",
} as const;

/** For an unknown penalty; none is guessed. */
export const notFound: Duty["penalty"] = { amount: null, text: "Not checked" };

/** Defaults of the duties read last, whose penalties we did not look up. */
export const penaltyNotChecked = {
	...usual,
	penalty: notFound,
	lastChecked: "2026-11-27",
} as const;

/** A penalty of so many pounds at most, and what is said behind the amount. */
export function upTo(pounds: number, more = ""): Duty["penalty"] {
	const amount = fromPounds(pounds);
	return { amount, text: `Up to ${poundsInWords(amount)}${more}` };
}

/** One law for England and Wales. */
export const energyCertificate: Duty = {
	...usual,
	id: "energy_certificate",
	what: "Valid energy certificate of band E or better, or a registered exemption",
	when: "Before marketing; holds 10 years",
	penalty: upTo(5_000, " per property"),
	source:
		"Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015 (SI 2015/962); Energy Performance of Buildings (England and Wales) Regulations 2012 (SI 2012/3118)",
	url: "https://www.legislation.gov.uk/uksi/2015/962/contents",
};
