import type { DatasetRecord } from "../ingest/refresh.ts";

export const sales = {
	id: "sales",
	name: "Sold prices",
	tells: "what homes of a postcode and of its sector sold for, once the national file is imported",
	sources: ["pricePaid"],
	kept: "weekly",
	firstImport: {
		what: "the complete file of Price Paid Data, on which the weekly updates follow",
		command: "data:sales",
	},
	publisher: { who: "Price Paid Data", address: "PRICE_PAID_FILES_URL" },
} as const satisfies DatasetRecord;
