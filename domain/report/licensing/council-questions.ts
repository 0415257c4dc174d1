import type { Assessment } from "../../assess.ts";
import { councilsOf } from "../../licensing/licensing-scope.ts";
import type { Verdict } from "../../licensing/verdict.ts";
import { type LicenceKind, licenceKinds } from "./licensing-section.ts";

const scheme = {
	additional: "additional HMO licensing scheme",
	selective: "selective licensing scheme",
} as const;

type Question = (verdict: Verdict) => string | null;

/** A question a kind of licence for what a verdict leaves open; null where it leaves nothing. */
const questions: Readonly<Record<LicenceKind, Question>> = {
	mandatory: (verdict) =>
		verdict === "required" || verdict === "none_found"
			? null
			: "does this home, let to that many people, need a mandatory HMO licence?",
	additional: (verdict) => ofScheme(scheme.additional, verdict),
	selective: (verdict) => ofScheme(scheme.selective, verdict),
	articleFour: (verdict) =>
		verdict === "none_found" || verdict === "required"
			? null
			: verdict === "starting_soon"
				? "from which day does the Article 4 direction on HMOs apply to this address?"
				: "does this address need planning permission to be used as an HMO?",
};

function ofScheme(name: string, verdict: Verdict): string | null {
	switch (verdict) {
		case "required":
		case "none_found":
			return null;
		case "likely":
		case "check_boundary":
			return `is this address inside the ${name}, and what does the licence cost?`;
		case "starting_soon":
			return `from which day does the ${name} apply to this address, and when may one apply?`;
		case "unknown":
		case "not_covered":
			return `is any ${name} in force or planned for this address?`;
	}
}

/** What to ask the council about the stated use: a question for each verdict that bears on it and is not settled. */
export function councilQuestions({ licensing, bears, inputs, facts }: Assessment): string[] {
	return licenceKinds
		.filter((kind) => bears[kind] && !(kind === "articleFour" && inputs.planningPermission))
		.flatMap((kind) => {
			const { verdict, schemes } = licensing[kind];
			const question = questions[kind](verdict);
			return question === null ? [] : [`Ask ${councilsOf(facts.place, schemes)}: ${question}`];
		});
}
