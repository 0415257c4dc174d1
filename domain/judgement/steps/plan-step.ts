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

/** Heading of each phase. The last phase holds yearly steps and those with a day of their own. */
export const planPhaseInWords: Readonly<Record<PlanPhase, string>> = {
	before_offer: "Before you offer",
	before_completion: "Before completion",
	before_tenant: "Before the first tenant",
	every_year: "Every year, or by its day",
};

/** One thing to do. */
export type PlanStep = {
	/** Stable, because the owner's tick refers to it. */
	readonly id: string;
	readonly phase: PlanPhase;
	/** A short order, without its full stop. */
	readonly what: string;
	/** Who does it, or who is asked. */
	readonly who: string;
	/** Page to reach them; null where we hold none. */
	readonly url: string | null;
	/** "Free", "£70", "By quote"; null where unknown. */
	readonly costText: string | null;
	/** By when; null of a step without a day. */
	readonly by: IsoDate | null;
	/** Whether the day comes from a rule that is not law yet. */
	readonly isDraft: boolean;
	/** Chapter with the underlying fact. */
	readonly chapter: ChapterId;
};

/** A step before it is sorted into the plan. */
export type DraftStep = PlanStep & {
	/** Id of the risk that it settles: the graver the risk, the earlier the step. Null for a duty of every landlord. */
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

/** Defaults of a step: no page, no day, and no risk that it settles. */
export const plainStep = { url: null, by: null, isDraft: false, risk: null } as const;

export const ASSESSOR = "An energy assessor";
/** Cost of a step that only asks a question. */
export const FREE = "Free";
/** Cost that only whoever does the step can state. */
export const BY_QUOTE = "By quote";
