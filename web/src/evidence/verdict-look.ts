import type { Verdict } from "#domain/licensing/verdict.ts";
import type { IconName } from "#web/ui/icon.tsx";
import type { PillTone } from "#web/ui/pill.tsx";

type Look = { tone: PillTone; icon: IconName; word: string };

type Judged = {
	verdict: Verdict;
	/** False when it has no bearing on the use. */
	applies: boolean;
	/** Planning permission is in question, not a licence. */
	isPlanning: boolean;
	/** The law itself says so, not a register. */
	isByLaw: boolean;
};

const looks: Readonly<Record<Verdict, Look>> = {
	required: { tone: "red", icon: "alert", word: "Required" },
	likely: { tone: "amber", icon: "alert", word: "Likely required" },
	check_boundary: { tone: "amber", icon: "search", word: "May be required" },
	starting_soon: { tone: "amber", icon: "clock", word: "Starting soon" },
	none_found: { tone: "green", icon: "check", word: "None found" },
	unknown: { tone: "grey", icon: "question", word: "Not known" },
	not_covered: { tone: "grey", icon: "question", word: "Not covered" },
};

/** Planning permission is needed, not a licence. */
const planningWords: Readonly<Partial<Record<Verdict, string>>> = {
	required: "Permission needed",
	likely: "Permission likely needed",
	check_boundary: "Permission may be needed",
};

/** Whether a verdict counts for the use: it bears on it, or says that nothing is needed. */
export function countsNow({ applies, verdict }: Pick<Judged, "applies" | "verdict">): boolean {
	return applies || verdict === "none_found";
}

/** A verdict's word, icon and colour; grey where it has no bearing on the use. */
export function verdictLook({ verdict, applies, isPlanning, isByLaw }: Judged): Look {
	const look = looks[verdict];
	const byLaw = verdict === "none_found" && isByLaw ? "Not needed" : null;
	const word = byLaw ?? (isPlanning ? planningWords[verdict] : null) ?? look.word;
	return { ...look, word, tone: countsNow({ applies, verdict }) ? look.tone : "grey" };
}
