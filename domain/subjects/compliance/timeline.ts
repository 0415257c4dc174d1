import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { daysInWords } from "../../base/words.ts";
import { databaseWindowOf, landlordDatabase } from "./landlord-database.ts";

/** A change the Renters' Rights Act 2025 makes. England only. */
export type Milestone = LegalBasis & {
	readonly id: string;
	/** First day in force; null while no day is set. */
	readonly from: IsoDate | null;
	/** When it is expected, in the source's words, where no day is set. */
	readonly expected: string | null;
	readonly what: string;
	/** Set where nothing remains to be done once its day has come, or where the duties and penalties cover it. */
	readonly isOver?: true;
};

const act: LegalBasis = {
	source: "Renters' Rights Act 2025",
	url: "https://www.legislation.gov.uk/ukpga/2025/26/contents",
	lastChecked: "2026-11-21",
};

/** In the order of their days; those without a day last, as they are expected. Source: Fact LAW-F12. */
const milestones: readonly Milestone[] = [
	over(dated("royal_assent", "2025-10-27", "The Renters' Rights Act 2025 received Royal Assent.")),
	over(dated("council_powers", "2025-12-27", "Councils gained powers to investigate landlords.")),
	dated(
		"no_fault_ends",
		"2026-05-01",
		"Section 21 is abolished, and every assured shorthold tenancy is an assured periodic one: a tenant leaves on two months' notice.",
	),
	{
		...dated(
			"rent_rules",
			"2026-05-01",
			"Rent rises once a year by section 13 with two months' notice. Bids above the advertised rent and more than one month's rent in advance are barred.",
		),
		lastChecked: "2026-11-20",
	},
	{
		...dated(
			"fair_access",
			"2026-05-01",
			"Refusing tenants for children or benefits is barred, and a request for a pet is to be considered within 28 days.",
		),
		lastChecked: "2026-11-20",
	},
	over(
		dated(
			"penalties",
			"2026-05-01",
			"Penalties are £7,000 for a breach and up to £40,000 for an offence; rent repayment orders reach back 24 months.",
		),
	),
	over(
		dated(
			"information_sheet",
			"2026-05-31",
			"Existing tenants must have the government's Information Sheet, and those with a spoken agreement a Written Statement of Terms.",
		),
	),
	over(
		dated(
			"section_21_claims_end",
			"2026-07-31",
			"Last day to start a court claim on a section 21 notice served before May 2026.",
		),
	),
	expected("ombudsman", "2028", "Landlords must belong to the Landlord Ombudsman."),
	{
		...expected("decent_homes", "2035", "A new Decent Homes Standard can be enforced."),
		source: "Policy statement of 28 January 2026 on the new Decent Homes Standard",
		url: null,
	},
	{
		...expected("hazards", "not known yet", "Awaab's Law reaches private lettings."),
		lastChecked: "2026-11-20",
	},
];

/** Changes in force on a day, oldest first. */
export function inForceOn(day: IsoDate): Milestone[] {
	return milestones.filter(({ from }) => from !== null && from <= day);
}

/** Changes still to come after a day for a home of a region: dated ones first, soonest first, then expected ones, the landlord database first. */
export function comingAfter(day: IsoDate, region: string | null): Milestone[] {
	const coming = milestones.filter(({ from }) => from === null || from > day);
	const undated = coming.filter(({ from }) => from === null);
	return [...coming.filter(({ from }) => from !== null), databaseFor(region), ...undated];
}

/** The landlord database for one region; without days where the region is unknown. */
function databaseFor(region: string | null): Milestone {
	const window = databaseWindowOf(region);
	const { source, url, lastChecked } = landlordDatabase;
	return {
		id: "database",
		from: null,
		expected: window
			? `${daysInWords({ on: window.opens, until: window.closes })}, by draft regulations`
			: "not known here, because we do not know the region",
		what: `Landlords enter themselves and each home in the Private Rented Sector Database${window ? ` (${window.region})` : ""}. Without an entry there is no possession order but for antisocial behaviour.`,
		source,
		url,
		lastChecked,
	};
}

function dated(id: string, from: IsoDate, what: string): Milestone {
	return { id, from, expected: null, what, ...act };
}

/** A change that is history once it has come. */
function over(milestone: Milestone): Milestone {
	return { ...milestone, isOver: true };
}

function expected(id: string, when: string, what: string): Milestone {
	return { id, from: null, expected: when, what, ...act };
}
