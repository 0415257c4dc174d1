import type { IsoDate } from "../calendar.ts";
import { fromPounds, type Pence } from "../money.ts";

/** Whom a duty binds: everyone, whoever lets a house in multiple occupation, or whoever has or does what is named. */
export type AppliesTo = "all" | "hmo" | "gas" | "furnished" | "income" | "electronic_records";

/** Something a landlord must do, as the law stands from one day to another. */
export type Duty = {
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
	/** The law or guidance that says so. Its name was not read in a source: to be checked before it is shown (decision 006). */
	readonly source: string;
	/** Part of it was not read in a source: the reader is told to verify it. */
	readonly fromMemory: boolean;
};

/** What most duties have in common: bind everyone, always held, read in a source. */
export const usual = {
	appliesTo: "all",
	from: null,
	until: null,
	expected: null,
	fromMemory: false,
} as const;

/** One law for England and Wales. */
export const energyCertificate: Duty = {
	...usual,
	id: "energy_certificate",
	what: "Valid energy certificate of band E or better, or a registered exemption",
	when: "Before marketing; holds 10 years",
	penalty: { amount: fromPounds(5_000), text: "Up to £5,000 per property" },
	source: "Energy Efficiency (Private Rented Property) Regulations 2015",
};
