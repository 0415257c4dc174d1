import type { IsoDate } from "../../base/calendar.ts";
import type { Licence, LicenceKind } from "../../base/licence.ts";
import type { Nation } from "../../base/nation.ts";
import type { SourceId } from "../../base/sources.ts";

/** When a home may become a house in multiple occupation. Without directions or a rule, it is for the council to decide. */
export type PlanningLaw = {
	/** What the question is called in a heading. */
	readonly heading: string;
	/** Whether councils' Article 4 directions decide for small HMOs. */
	readonly articleFour: boolean;
	/** What the nation's law requires of every HMO with this many people, whatever its council says; null where it requires nothing. */
	readonly rule: PlanningRule | null;
};

export type PlanningRule = {
	readonly fromPeople: number;
	/** As a sentence, and as a clause for fewer people. */
	readonly summary: string;
	readonly clause: string;
	readonly law: SourceId;
	readonly lastChecked: IsoDate;
};

/** Heading for the planning of an HMO where no Article 4 direction decides. */
export const PLANNING_FOR_HMO = "Planning permission for an HMO";

/**
 * - England: the right that an Article 4 direction removes is Class L, Part 3, Schedule 2 of the General Permitted Development Order 2015. Class C4 ends at
 *   six residents, so seven and more need permission everywhere. Fact LAW-F9.
 * - Wales: houses of three to six sharers are class C4 (WSI 2016/28), and no right leads there from C3 (WSI 2016/29); seven and more are in no class. Fact LAW-F10.
 * - Scotland: whether an HMO is a material change of use is for each council to say. Rule LICENCE-18.
 * - Northern Ireland: an HMO is in no use class (SR 2015/40), so every change to one is development. Fact LAW-F11.
 */
const laws: Readonly<Record<Nation, PlanningLaw>> = {
	England: {
		heading: "Planning (Article 4)",
		articleFour: true,
		rule: {
			fromPeople: 7,
			summary: "An HMO for seven or more people always needs planning permission in England.",
			clause: "seven or more people always need planning permission",
			law: "planningLawEngland",
			lastChecked: "2026-11-22",
		},
	},
	Wales: {
		heading: PLANNING_FOR_HMO,
		articleFour: false,
		rule: {
			fromPeople: 3,
			summary: "A new HMO for three or more people needs planning permission everywhere in Wales.",
			clause: "three or more people need planning permission",
			law: "planningLawWales",
			lastChecked: "2026-11-22",
		},
	},
	Scotland: { heading: PLANNING_FOR_HMO, articleFour: false, rule: null },
	"Northern Ireland": {
		heading: PLANNING_FOR_HMO,
		articleFour: false,
		rule: {
			fromPeople: 3,
			summary: "Every new HMO needs planning permission in Northern Ireland.",
			clause: "every new HMO needs planning permission",
			law: "planningLawNorthernIreland",
			lastChecked: "2026-11-20",
		},
	},
};

/** Returns when a home of a nation may become a house in multiple occupation. */
export function planningLawOf(nation: Nation): PlanningLaw {
	return laws[nation];
}

const licenceHeadings: Readonly<Record<Licence, string>> = {
	mandatory: "HMO licence",
	additional: "Additional HMO licence",
	selective: "Selective licence",
};

/** Heading for each kind; Article 4 exists in England alone. */
export function licenceKindInWords(kind: LicenceKind, nation: Nation): string {
	return kind === "articleFour" ? planningLawOf(nation).heading : licenceHeadings[kind];
}
