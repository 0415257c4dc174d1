import { lowerFirst } from "../../base/sentence.ts";
import type { Unchecked } from "../unchecked/unchecked.ts";
import { BY_QUOTE, type DraftStep, FREE, type PlanPhase, plainStep } from "./plan-step.ts";

type Adviser = {
	readonly id: string;
	readonly who: string;
	readonly phase: PlanPhase;
	readonly costText: string;
	/** Pattern for their name in a gap. */
	readonly asked: RegExp;
};

/** Advisers who can settle gaps, the first match first; several gaps of one adviser make one step. Licences and the certificate have their own steps. */
const advisers: readonly Adviser[] = [
	{
		id: "solicitor",
		who: "Your solicitor",
		phase: "before_completion",
		costText: BY_QUOTE,
		asked: /solicitor/i,
	},
	{
		id: "surveyor",
		who: "A chartered surveyor",
		phase: "before_completion",
		costText: BY_QUOTE,
		asked: /surveyor/i,
	},
	{
		id: "seller",
		who: "The seller",
		phase: "before_offer",
		costText: FREE,
		asked: /^the seller/i,
	},
];

/** Gaps with their own step: the home's certificate. */
const hasOwnStep = /energy register/i;

/** Most gaps named in one step; the rest are in the chapter on gaps. */
const MOST_NAMED = 3;

/** Gaps as one step for each adviser who could settle them. */
export function unknownSteps(unchecked: readonly Unchecked[]): DraftStep[] {
	return advisers.flatMap(({ id, who, phase, costText }): DraftStep[] => {
		const gaps = unchecked
			.filter((gap) => adviserOf(gap) === id)
			.map(({ what }) => lowerFirst(what));
		return gaps.length === 0
			? []
			: [
					{
						...plainStep,
						id: `ask_${id}`,
						phase,
						what: `Ask about ${gaps.length === 1 ? "" : "these: "}${namesOf(gaps)}`,
						who,
						costText,
						chapter: "unchecked",
					},
				];
	});
}

function adviserOf(gap: Unchecked): string | null {
	const who = gap.ask;
	return who === null || hasOwnStep.test(who)
		? null
		: (advisers.find(({ asked }) => asked.test(who))?.id ?? null);
}

function namesOf(gaps: readonly string[]): string {
	const more = gaps.length - MOST_NAMED;
	return [...gaps.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}
