import type { Nation } from "../../base/nation.ts";

export type DutyCoverage = {
	/** Whether we hold every duty that the law imposes on a landlord. */
	readonly holdsEveryDuty: boolean;
	/** Whether the changes of the Renters' Rights Act 2025 reach lettings here. */
	readonly rentersRightsAct: boolean;
};

const held: Readonly<Record<Nation, DutyCoverage>> = {
	England: { holdsEveryDuty: false, rentersRightsAct: true },
	Wales: { holdsEveryDuty: false, rentersRightsAct: false },
	Scotland: { holdsEveryDuty: false, rentersRightsAct: false },
	"Northern Ireland": { holdsEveryDuty: false, rentersRightsAct: false },
};

/** Returns which of a nation's duties are held. */
export function dutyCoverageOf(nation: Nation): DutyCoverage {
	return held[nation];
}
