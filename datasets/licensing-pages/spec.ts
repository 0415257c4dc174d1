import type { DatasetRecord } from "../ingest/refresh.ts";

export const licensingPages = {
	id: "licensing_pages",
	name: "Council licensing pages",
	tells: "whether a council's page has changed since we read it",
	sources: ["licensingRegister"],
	kept: "weekly",
	publisher: {
		switch: "LICENSING_PAGES",
		off: "Councils' pages are not looked at: LICENSING_PAGES is not on.",
	},
} as const satisfies DatasetRecord;
