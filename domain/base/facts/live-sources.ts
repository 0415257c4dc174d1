import type { Nation } from "../nation.ts";
import type { SourceId } from "../sources.ts";
import type { LiveFacts } from "./facts.ts";

export type LiveKind = keyof LiveFacts;

type LiveSource = {
	readonly source: SourceId;
	/** What it would have told us, for when it does not answer. */
	readonly tells: string;
	/** Name for the beginning of a sentence. */
	readonly name: string;
	/** Nations that it covers. Elsewhere a gap is "not covered". Source: Rule ACCESS-9. */
	readonly nations: readonly Nation[];
};

/** The source for each kind of live facts. Answers are counted by kind. */
export const liveSources = {
	geography: {
		source: "postcodesIo",
		tells: "Where the postcode lies",
		name: "postcodes.io",
		nations: ["England", "Wales", "Scotland", "Northern Ireland"],
	},
	certificates: {
		source: "energyRegister",
		tells: "Energy certificates at the postcode",
		name: "The energy register",
		nations: ["England", "Wales"],
	},
	sales: {
		source: "pricePaid",
		tells: "Sales at the postcode",
		name: "HM Land Registry",
		nations: ["England", "Wales"],
	},
	planning: {
		source: "planningData",
		tells: "Flood zones, conservation areas and listed buildings",
		name: "The national planning data",
		nations: ["England"],
	},
	crime: {
		source: "police",
		tells: "Crimes nearby in the latest month",
		name: "data.police.uk",
		nations: ["England", "Wales", "Northern Ireland"],
	},
	floodWarnings: {
		source: "floodWarnings",
		tells: "Flood warnings in force",
		name: "The Environment Agency",
		nations: ["England"],
	},
} as const satisfies Record<LiveKind, LiveSource>;

export const liveKinds = Object.keys(liveSources) as LiveKind[];

/** Whether a live source covers a nation. */
export function reaches(kind: LiveKind, nation: Nation): boolean {
	return liveSources[kind].nations.some((covered) => covered === nation);
}
