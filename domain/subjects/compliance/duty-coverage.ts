import type { Nation } from "../../base/nation.ts";

export type DutyCoverage = {
	/** What the lists of governments name besides, and we have read no law of: worded for the end of a sentence. */
	readonly notHeld: readonly string[];
	/** Whether the changes of the Renters' Rights Act 2025 reach lettings here. */
	readonly rentersRightsAct: boolean;
};

const held: Readonly<Record<Nation, DutyCoverage>> = {
	England: {
		notHeld: ["safety of the electrical appliances that you supply"],
		rentersRightsAct: true,
	},
	Wales: {
		notHeld: ["repairs", "fees that you may ask", "legionella", "your address for notices"],
		rentersRightsAct: false,
	},
	Scotland: {
		notHeld: ["fees that you may not ask", "legionella", "the notes that go with the tenancy"],
		rentersRightsAct: false,
	},
	"Northern Ireland": {
		notHeld: ["gas safety", "fitness of homes of before 1945", "repairs", "legionella"],
		rentersRightsAct: false,
	},
};

/** Returns which of a nation's duties are held. */
export function dutyCoverageOf(nation: Nation): DutyCoverage {
	return held[nation];
}
