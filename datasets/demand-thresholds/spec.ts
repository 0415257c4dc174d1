import type { DatasetRecord } from "../ingest/refresh.ts";

export const demandThresholds = {
	id: "demand_thresholds",
	name: "Thirds of each nation's authorities",
	tells: "whether an indicator of demand is high or low for its nation",
	sources: ["lettable"],
	kept: "weekly",
} as const satisfies DatasetRecord;
