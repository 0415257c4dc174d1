/** How "Can it be let?" is answered, in the order in which it is judged. Source: Rule ANSWER-3. */
export const lettingGrades = [
	"barred",
	"planning",
	"planning_open",
	"licence",
	"licence_planning",
	"likely",
	"ask",
	"soon",
	"yes",
	"found_none",
	"unknown",
	"probably",
] as const;
export type LettingGrade = (typeof lettingGrades)[number];

/** The word of each grade, with what it names: a band, a council, a day, or what decides. */
export const lettingWord = {
	barred: (band: string) => `No: band ${band}`,
	planning: () => "Not without planning permission, unless it already is an HMO",
	planning_open: () => "Ask first: planning",
	licence: () => "Yes, with a licence",
	licence_planning: () => "With a licence; ask about planning",
	likely: (council: string) => `Probably with a licence: ask ${council}`,
	ask: (what: string) => `Ask first: ${what}`,
	soon: (day: string) => `From ${day} with a licence`,
	yes: () => "Yes",
	found_none: () => "Yes: no licence found",
	unknown: (council: string) => `Not known: ask ${council}`,
	probably: (council: string) => `Probably: ask ${council}`,
} as const satisfies Readonly<Record<LettingGrade, (of: string) => string>>;

/**
 * State of one licence, or of planning, for the stated use. `needed`: by a rule, or a page that we read. `probable`: a lead says that it applies or will.
 * `asked`: depends on the street, the storeys, a court or an unset day. `coming`: from a day that a page names. `none`: by a rule, or a page that we read.
 * `unchecked`: unknown, or "none" by a lead alone.
 */
export type Finding = "needed" | "probable" | "asked" | "coming" | "none" | "unchecked";

/** What the grade follows from. */
export type LettingFindings = {
	/** Whether the home's own valid certificate is below the least band for letting. */
	readonly isBarred: boolean;
	/** Null for one household, and where permission is held. */
	readonly planning: Finding | null;
	/** One for each licence that applies to the use. */
	readonly licences: readonly Finding[];
	/** Whether its own valid certificate meets the standard or is exempt, or no standard applies. */
	readonly meetsStandard: boolean;
	readonly isEnergyKnown: boolean;
	/** It may lie in several nations. */
	readonly isNationOpen: boolean;
};

/** Grades whether a home can be let for the stated use. Source: Rule ANSWER-3. */
export function lettingGrade(findings: LettingFindings): LettingGrade {
	if (findings.isBarred) {
		return "barred";
	}
	return planningGrade(findings) ?? licenceGrade(findings) ?? unlicensedGrade(findings);
}

function planningGrade({ planning }: LettingFindings): LettingGrade | null {
	switch (planning) {
		case "needed":
			return "planning";
		case "probable":
		case "asked":
		case "coming":
			return "planning_open";
		default:
			return null;
	}
}

const gradesOfLicence = [
	["needed", "licence"],
	["probable", "likely"],
	["asked", "ask"],
	["coming", "soon"],
] as const satisfies readonly (readonly [Finding, LettingGrade])[];

/** Grade from the licence that weighs most; null where none is or may be needed. */
function licenceGrade({ planning, licences }: LettingFindings): LettingGrade | null {
	const [, grade = null] = gradesOfLicence.find(([finding]) => licences.includes(finding)) ?? [];
	return grade === "licence" && planning === "unchecked" ? "licence_planning" : grade;
}

/** Grade where no licence is known to be needed. */
function unlicensedGrade({
	planning,
	licences,
	meetsStandard,
	isEnergyKnown,
	isNationOpen,
}: LettingFindings): LettingGrade {
	if (![planning, ...licences].includes("unchecked")) {
		return meetsStandard ? "yes" : "found_none";
	}
	return isNationOpen || !isEnergyKnown ? "unknown" : "probably";
}
