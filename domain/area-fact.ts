import type { Evidence } from "./evidence.ts";

/** What of a place is told, in its order. */
export const areaFactIds = [
	"crimeRate",
	"recentCrime",
	"floodZone",
	"floodZoneShare",
	"floodWarnings",
	"conservationArea",
	"listedBuilding",
] as const;
export type AreaFactId = (typeof areaFactIds)[number];

/** Something about the place in words, with its evidence. */
export type AreaFact = {
	readonly id: AreaFactId;
	readonly label: string;
	readonly text: string;
	/** How bad it is for anyone who lets the home; null where it is neither, or not known. */
	readonly tone: "red" | "amber" | null;
	readonly evidence: Evidence<number>;
};
