import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds } from "../../base/money.ts";

/** The three months in which landlords of one English region enter the database: first and last day. */
export type DatabaseWindow = {
	readonly region: string;
	readonly opens: IsoDate;
	readonly closes: IsoDate;
};

/**
 * Yearly fee of a home; the landlord's own entry is free. The draft regulations leave it to the database's operator: GOV.UK, Get ready to register, as
 * read on 18 September 2026. Source: Fact LAW-F14.
 */
export const DATABASE_FEE = fromPounds(65);

/** Source of the windows: a draft. Source: Fact LAW-F14. */
export const landlordDatabase: LegalBasis & { readonly isDraft: boolean } = {
	isDraft: true,
	source:
		"Draft Private Rented Sector Database Regulations 2026, laid on 9 September 2026, for the opening days; closing days as the NRLA and Goodlord count them",
	url: "https://www.legislation.gov.uk/ukdsi/2026/9780348286861",
	lastChecked: "2026-11-27",
};

/** In the order of opening. Source: Fact LAW-F14. */
export const databaseWindows: readonly DatabaseWindow[] = [
	{ region: "West Midlands", opens: "2026-12-15", closes: "2027-03-14" },
	{ region: "East of England", opens: "2027-01-15", closes: "2027-04-14" },
	{ region: "East Midlands", opens: "2027-02-15", closes: "2027-05-14" },
	{ region: "South East", opens: "2027-03-15", closes: "2027-06-14" },
	{ region: "Yorkshire and The Humber", opens: "2027-04-15", closes: "2027-07-14" },
	{ region: "North West", opens: "2027-05-15", closes: "2027-08-14" },
	{ region: "North East", opens: "2027-06-15", closes: "2027-09-14" },
	{ region: "London", opens: "2027-07-15", closes: "2027-10-14" },
	{ region: "South West", opens: "2027-08-15", closes: "2027-11-14" },
];

/** Window of a region, by its name in our table of authorities; null for an unknown region. */
export function databaseWindowOf(region: string | null): DatabaseWindow | null {
	const name = region?.toLowerCase();
	return databaseWindows.find((window) => window.region.toLowerCase() === name) ?? null;
}
