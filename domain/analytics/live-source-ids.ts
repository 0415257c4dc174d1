import type { LiveFacts } from "../facts.ts";
import type { SourceId } from "../sources.ts";

/** Which dataset answers for each kind of live facts. Answers are counted by the kind. */
export const liveSourceIds = {
	geography: "postcodesIo",
	certificates: "energyRegister",
	sales: "pricePaid",
	planning: "planningData",
	crime: "police",
	floodWarnings: "floodWarnings",
} as const satisfies Record<keyof LiveFacts, SourceId>;
