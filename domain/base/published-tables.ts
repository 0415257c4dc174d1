import type { Nation } from "./nation.ts";

type PublishedTable = "areas" | "demandIndicators" | "officialRents" | "railStations";

/** Whether the tables published by nation reach it, as `live-sources.ts` says of live sources. Where they do not, a gap is "not covered", elsewhere "unknown". Source: Rule ACCESS-9. */
const tables: Readonly<Record<Nation, Readonly<Record<PublishedTable, boolean>>>> = {
	England: {
		areas: true,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	Wales: {
		areas: true,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	Scotland: {
		areas: false,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	"Northern Ireland": {
		areas: false,
		demandIndicators: false,
		officialRents: false,
		railStations: false,
	},
};

/** Whether a table that is published by nation reaches it. */
export function isPublishedIn(nation: Nation, table: PublishedTable): boolean {
	return tables[nation][table];
}
