import type { HomeDate } from "#domain/judgement/dates/home-date.ts";

/** Dates of a home in the North West: one that is law, a window and a day that are drafts. */
export function someDates(): HomeDate[] {
	return [
		{
			id: "income-tax-rates",
			on: "2027-04-06",
			until: null,
			title: "Income tax on rent",
			what: "A person's income tax on rent becomes 22%, 42% and 47%",
			isDraft: false,
			source: {
				name: "Finance Act 2026, schedules 1 and 2",
				url: "https://www.legislation.gov.uk/ukpga/2026/11/contents",
				readOn: "2026-11-22",
			},
		},
		{
			id: "landlord-database",
			on: "2027-05-15",
			until: "2027-08-14",
			title: "Landlord database, North West",
			what: "Enter yourself and this home in the landlord database (North West)",
			isDraft: true,
			source: {
				name: "Draft Private Rented Sector Database Regulations 2026",
				url: "https://www.legislation.gov.uk/ukdsi/2026/9780348286861",
				readOn: "2026-11-22",
			},
		},
		{
			id: "energy-standard",
			on: "2030-10-01",
			until: null,
			title: "Band C to let",
			what: "A home needs energy band C to be let",
			isDraft: true,
			source: { name: "Government response of 21 January 2026", url: null, readOn: null },
		},
	];
}
