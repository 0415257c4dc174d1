import type { DatasetRecord } from "../ingest/refresh.ts";

export const bankRates = {
	id: "bank_rates",
	name: "Bank Rate",
	tells: "the rate that mortgage tests are set beside",
	sources: ["bankRate"],
	kept: "weekly",
	publisher: { who: "The Bank of England", address: "BANK_RATE_URL" },
} as const satisfies DatasetRecord;
