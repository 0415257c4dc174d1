import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { pence } from "#domain/base/money.ts";

/** A let home in the list, judged and in order. */
export function aHomeInList(over: Partial<HomeInList> = {}): HomeInList {
	return {
		id: "hom_1",
		standing: "let",
		reference: null,
		address: "14 Claremont Road",
		postcode: "M14 5LL",
		building: null,
		group: null,
		certificate: null,
		isArchived: false,
		isOverLimit: false,
		rent: null,
		yield: null,
		judged: {
			on: "2026-11-21",
			answered: {
				let: { sign: "yes", word: "Yes", figure: "D" },
				pays: { sign: "yes", word: "Yes", figure: "+£1,069 a year" },
				risk: { sign: "risk", word: "Flooding", figure: "" },
			},
			gaps: [],
			unsettled: [],
			works: [],
			band: "D",
		},
		next: { on: "2026-12-12", title: "Gas record ends", isDraft: false },
		news: 0,
		...over,
	};
}

/** What a list of homes answers, none of them stating a figure. */
export function aHomeList(over: Partial<HomeList> = {}): HomeList {
	const none = pence(0);
	return {
		homes: [aHomeInList()],
		limit: 3,
		owners: [],
		dates: [],
		order: { homes: 1, withGap: 0, unsettled: 1, groups: [] },
		year: {
			homes: 1,
			empty: 0,
			rent: none,
			value: none,
			loan: none,
			loanToValue: null,
			cashFlow: none,
			owners: [],
			lacking: [{ homeId: "hom_1", lacks: ["rent", "loan"] }],
			loanEnds: [],
			bands: [],
			toC: {
				...{ low: none, high: none, homes: [], withoutSteps: [] },
				standard: { from: "2030-10-01", isDraft: true },
			},
			notes: [],
		},
		...over,
	};
}
