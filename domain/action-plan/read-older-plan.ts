import type { CostRange } from "../epc/cost-to-c.ts";
import type { ChapterId } from "../report/chapter-titles.ts";
import { rangeInWords } from "../report/words/amounts.ts";
import type { PlanPhase, PlanStep } from "./plan-step.ts";

/** A part of the plan of a report that was made before its plan was of all there is. */
export type OlderStage = {
	readonly time: string;
	readonly heading: string;
	readonly steps: readonly {
		readonly id: string;
		readonly what: string;
		readonly who: string;
		readonly cost: CostRange | null;
		readonly url: string | null;
	}[];
};

const phases: Readonly<Record<string, PlanPhase>> = {
	before_you_buy: "before_offer",
	before_letting: "before_tenant",
	within_12_months: "every_year",
	by_2030: "every_year",
};

const chapters: Readonly<Record<string, ChapterId>> = {
	certificate: "energy",
	energy_minimum: "energy",
	band_c: "energy",
	registration: "compliance",
};

/** An older plan as steps of today's shape: its words stay, and what it did not know is empty. */
export function readOlderPlan(stages: readonly OlderStage[]): PlanStep[] {
	return stages.flatMap(({ time, steps }) =>
		steps.map(({ id, what, who, cost, url }) => ({
			id,
			phase: phases[time] ?? "every_year",
			what: what.replace(/\.$/, ""),
			who,
			url,
			costText: cost === null ? null : rangeInWords(cost),
			by: null,
			isDraft: false,
			chapter: chapters[id] ?? "licensing",
		})),
	);
}
