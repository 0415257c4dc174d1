import type { IsoDate } from "../../base/calendar.ts";
import { BAND_C, MINIMUM_TO_LET } from "../../base/facts/band.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { type PlaceInNations, possibleNations } from "../../base/place/possible-nations.ts";
import { validUntil } from "./current-certificates.ts";
import { type EnergyLaw, energyLawOf } from "./energy-law.ts";

/**
 * The energy score required for private letting, and what the law asks of a landlord whose home falls short. The lower cap and the penalty were last read
 * on days of their own.
 */
export type LettingStandard = LegalBasis & {
	readonly id: string;
	/** An announced standard binds nobody, even after its date, until it is law and this row says so. */
	readonly status: "in_force" | "announced";
	readonly nations: readonly Nation[];
	/** Day from which every letting must meet it. */
	readonly from: IsoDate;
	readonly points: number;
	/** Most that a landlord must spend before an exemption, including VAT. */
	readonly cap: Pence;
	/** Lower cap: this share of the value of a home worth less than `below`. */
	readonly lowerCap: {
		readonly below: Pence;
		readonly share: number;
		readonly lastChecked: IsoDate | null;
	} | null;
	/** First day of spending that counts towards the cap; null when no day is set. */
	readonly spendingCountsFrom: IsoDate | null;
	readonly exemptionYears: number;
	/** A certificate with at least `points` on today's score that was registered before this day meets the standard until it expires. */
	readonly certificatesBefore: IsoDate | null;
	/** Highest fine per property. */
	readonly penalty: { readonly amount: Pence; readonly lastChecked: IsoDate | null };
	/** Sentences for the reader: what is still to happen, and what the score alone does not show. */
	readonly notes: readonly string[];
};

/**
 * - E in force: SI 2015/962, all lettings since 1 April 2020 (new ones since 2018); Fact ENERGY-F1.
 * - C announced: government response of 21 January 2026, "Improving the energy performance of privately rented homes: 2025 update"; Fact ENERGY-F3.
 *   Its lower cap: written answer HL14571 of 26 February 2026. Its fine: as proposed in February 2025.
 */
export const lettingStandards: readonly LettingStandard[] = [
	{
		id: "band_e",
		status: "in_force",
		nations: ["England", "Wales"],
		from: "2020-04-01",
		points: MINIMUM_TO_LET,
		cap: fromPounds(3_500),
		lowerCap: null,
		spendingCountsFrom: null,
		exemptionYears: 5,
		certificatesBefore: null,
		penalty: { amount: fromPounds(5_000), lastChecked: "2026-11-21" },
		notes: [
			"A home below band E may be let only with an exemption on the PRS Exemptions Register. Exemptions belong to the landlord: a buyer starts again.",
		],
		source:
			"The Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015 (SI 2015/962).",
		url: "https://www.legislation.gov.uk/uksi/2015/962/contents",
		lastChecked: "2026-11-21",
	},
	{
		id: "band_c",
		status: "announced",
		nations: ["England", "Wales"],
		from: "2030-10-01",
		points: BAND_C,
		cap: fromPounds(10_000),
		lowerCap: { below: fromPounds(100_000), share: 0.1, lastChecked: "2026-11-21" },
		spendingCountsFrom: "2025-10-01",
		exemptionYears: 10,
		certificatesBefore: "2029-10-01",
		penalty: { amount: fromPounds(30_000), lastChecked: "2026-11-21" },
		notes: [
			"Decided by the government, not yet law: it needs an Act of Parliament and then regulations.",
			"Two measures are to be met: the fabric of the home first, then the landlord's choice of heating system or smart readiness.",
			"The cost of certificates and advice counts towards the cap.",
			"Short-term lets are out of scope for now.",
			"The fine of up to £30,000 is the highest proposed.",
		],
		source:
			"Government response of 21 January 2026, Improving the energy performance of privately rented homes: 2025 update.",
		url: "https://www.gov.uk/government/consultations/improving-the-energy-performance-of-privately-rented-homes-2025-update",
		lastChecked: "2026-11-21",
	},
];

/** The standard in force on a day, the announced one, and what is known where there is neither. */
export type StandardsOnADay = {
	readonly current: LettingStandard | null;
	readonly coming: LettingStandard | null;
	readonly note: EnergyLaw["note"];
};

/** Whether a least band applies: `open` on a border where only some of the nations have one, until the home's nation is known. */
export type LeastBand = "binds" | "open" | "none";

/** Tells whether a least band binds a letting, as far as its nation is known. */
export function leastBandAt(place: PlaceInNations): LeastBand {
	const binding = possibleNations(place).map((nation) => energyLawOf(nation).standardBinds);
	if (binding.every(Boolean)) {
		return "binds";
	}
	return binding.some(Boolean) ? "open" : "none";
}

/**
 * Letting standards of a nation on a day. `current` is null before 1 April 2020, and wherever we hold none.
 * @param among the table to read: by default the law as known.
 */
export function standardFor(
	nation: Nation,
	day: IsoDate,
	among: readonly LettingStandard[] = lettingStandards,
): StandardsOnADay {
	const here = among
		.filter(({ nations }) => nations.includes(nation))
		.toSorted((a, b) => a.from.localeCompare(b.from));
	const binding = here.filter(({ status, from }) => status === "in_force" && from <= day);
	const ahead = here.filter(({ status, from }) => status === "announced" || from > day);
	return {
		current: binding.at(-1) ?? null,
		coming: ahead[0] ?? null,
		note: energyLawOf(nation).note,
	};
}

/** Most that a landlord must spend to meet a standard, in pence; the full cap where the home's value is unknown. */
export function capFor(
	{ cap, lowerCap }: Pick<LettingStandard, "cap" | "lowerCap">,
	value: Pence | null,
): Pence {
	return lowerCap !== null && value !== null && value < lowerCap.below
		? pence(Math.round(value * lowerCap.share))
		: cap;
}

/**
 * Last day on which a certificate alone keeps a home within a standard, where one registered in time counts until it expires. Null when it is too low, too
 * late or without a score, or the standard has no such rule. Source: Rule ENERGY-5.
 */
export function metUntil(
	{ points, certificatesBefore }: Pick<LettingStandard, "points" | "certificatesBefore">,
	certificate: Pick<Certificate, "points" | "registeredOn">,
): IsoDate | null {
	return certificatesBefore !== null &&
		certificate.points !== null &&
		certificate.points >= points &&
		certificate.registeredOn < certificatesBefore
		? validUntil(certificate)
		: null;
}
