import type { DatasetRecord } from "../ingest/refresh.ts";

export const housePrices = {
	id: "house_prices",
	name: "House prices by district and region",
	tells:
		"the average price, its change over a year and, once the national file is in, how many homes are sold",
	sources: ["housePriceIndex"],
	kept: "weekly",
	publisher: { who: "The UK House Price Index", address: "HOUSE_PRICE_INDEX_URL" },
} as const satisfies DatasetRecord;
