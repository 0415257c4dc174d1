import type { IsoDate } from "../../base/calendar.ts";
import type { ChapterId } from "../home/chapter-titles.ts";

/** When a step is due, soonest first. */
export const planPhases = [
	"before_offer",
	"before_completion",
	"before_tenant",
	"every_year",
] as const;
export type PlanPhase = (typeof planPhases)[number];

/** Each phase as a heading. The last holds what comes back every year, and what has a day of its own. */
export const planPhaseInWords: Readonly<Record<PlanPhase, string>> = {
	before_offer: "Before you offer",
	before_completion: "Before completion",
	before_tenant: "Before the first tenant",
	every_year: "Every year, or by its day",
};

/** One thing to do. */
export type PlanStep = {
	/** Stable: an owner's tick hangs on it. */
	readonly id: string;
	readonly phase: PlanPhase;
	/** A short order, without its full stop. */
	readonly what: string;
	/** Who does it, or who is asked. */
	readonly who: string;
	/** Where they are found; null where no page is held. */
	readonly url: string | null;
	/** "Free", "£70", "By quote"; null where no one can say. */
	readonly costText: string | null;
	/** By when; null of a step without a day. */
	readonly by: IsoDate | null;
	/** The day is of a rule that is not law yet. */
	readonly isDraft: boolean;
	/** Where the fact stands that it follows from. */
	readonly chapter: ChapterId;
};

/** A step before it has its place in the plan. */
export type DraftStep = PlanStep & {
	/** The risk that it settles, by its id: the graver the risk, the sooner the step. Null of what every landlord does. */
	readonly risk: string | null;
};

/** Steps that the first page names. */
const NEXT_STEPS = 5;

/** What to do next. */
export function nextSteps(plan: readonly PlanStep[]): readonly PlanStep[] {
	return plan.slice(0, NEXT_STEPS);
}

/** The steps of each phase that has any, in the order of the phases. */
export function stepsByPhase(plan: readonly PlanStep[]): readonly {
	readonly phase: PlanPhase;
	readonly heading: string;
	readonly steps: readonly PlanStep[];
}[] {
	return planPhases
		.map((phase) => ({
			phase,
			heading: planPhaseInWords[phase],
			steps: plan.filter((step) => step.phase === phase),
		}))
		.filter(({ steps }) => steps.length > 0);
}

/** What a step has unless it says otherwise: no page, no day, and no risk that it settles. */
export const plainStep = { url: null, by: null, isDraft: false, risk: null } as const;

export const ASSESSOR = "An energy assessor";
/** What a step costs that only asks. */
export const FREE = "Free";
/** What a step costs of which only who does it can say. */
export const BY_QUOTE = "By quote";
