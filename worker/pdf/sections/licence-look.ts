import type { Verdict } from "#domain/licensing/verdict.ts";
import type { LicensingSection } from "#domain/report/licensing-section.ts";
import type { Tone } from "../look.ts";
import type { Sign } from "../mark.ts";

type Cell = Pick<
	LicensingSection["matrix"][number]["cells"][number],
	"kind" | "verdict" | "applies"
>;
type Look = { readonly tone: Tone; readonly sign: Sign; readonly word: string };

const looks: Readonly<Record<Verdict, Look>> = {
	required: { tone: "red", sign: "alert", word: "Required" },
	likely: { tone: "amber", sign: "alert", word: "Likely required" },
	check_boundary: { tone: "amber", sign: "alert", word: "May be required" },
	starting_soon: { tone: "amber", sign: "clock", word: "Starting soon" },
	none_found: { tone: "green", sign: "check", word: "None found" },
	unknown: { tone: "grey", sign: "question", word: "Not known" },
	not_covered: { tone: "grey", sign: "question", word: "Not covered" },
};

/** Planning permission is needed, not a licence. */
const planningWords: Readonly<Partial<Record<Verdict, string>>> = {
	required: "Permission needed",
	likely: "Permission likely needed",
	check_boundary: "Permission may be needed",
};

/** A verdict's word, sign and colour, in the words of the web report. */
export function licenceLook({ kind, verdict, applies }: Cell): Look {
	if (!applies) {
		return { tone: "grey", sign: "minus", word: "Does not apply" };
	}
	const look = looks[verdict];
	if (kind === "mandatory" && verdict === "none_found") {
		return { ...look, word: "Not needed" };
	}
	return kind === "articleFour" ? { ...look, word: planningWords[verdict] ?? look.word } : look;
}
