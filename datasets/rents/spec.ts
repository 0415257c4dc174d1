import type { DatasetRecord } from "../ingest/refresh.ts";

export const rents = {
	id: "rents",
	name: "Private rents",
	tells: "the mean rent by bedrooms",
	sources: ["privateRents"],
	kept: "weekly",
	publisher: { who: "The Office for National Statistics", address: "PRIVATE_RENTS_URL" },
} as const satisfies DatasetRecord;
