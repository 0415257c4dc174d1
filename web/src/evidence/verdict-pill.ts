import type { Verdict } from "#domain/subjects/licensing/verdict.ts";
import { verdictInWords, verdictTone } from "#domain/subjects/licensing/verdict-words.ts";
import type { IconName } from "#web/ui/icon.tsx";
import type { PillTone } from "#web/ui/pill.tsx";

type VerdictPill = { tone: PillTone; icon: IconName; word: string };

type Judged = {
	verdict: Verdict;
	/** False when it has no bearing on the use. */
	applies: boolean;
	/** Planning permission is in question, not a licence. */
	isPlanning: boolean;
	/** The law itself says so, not a register. */
	isByLaw: boolean;
};

const icons: Readonly<Record<Verdict, IconName>> = {
	required: "alert",
	likely: "alert",
	check_boundary: "search",
	starting_soon: "clock",
	none_found: "search",
	unknown: "question",
	not_covered: "question",
};

/** Whether a verdict counts for the use: it bears on it, or says that nothing is needed. */
export function countsNow({ applies, verdict }: Pick<Judged, "applies" | "verdict">): boolean {
	return applies || verdict === "none_found";
}

/** A verdict's word, icon and colour; grey where it has no bearing on the use. */
export function verdictPill(judged: Judged): VerdictPill {
	const { verdict } = judged;
	const tone = countsNow(judged) ? verdictTone(judged) : "grey";
	const icon = tone === "green" ? "check" : icons[verdict];
	return { tone, icon, word: verdictInWords(judged) };
}
