import * as z from "zod";
import { countries, regions } from "#datasets/ingest/areas/authorities.ts";
import {
	AUTHORITY_CODE,
	readAuthorities,
	recodedAuthorities,
} from "../ingest/areas/authorities.ts";
import type { Store } from "../ingest/store/store.ts";

/** An area whose rents we keep, with the code and name shown to readers. */
export type RentArea = {
	readonly code: string;
	readonly name: string;
	readonly grain: "authority" | "market_area" | "region" | "country";
	/** Whether it was found by a former code. */
	readonly wasFormer: boolean;
};

/** Why rows of an area are left out. */
export type RentAreaExclusion =
	/** Covers several countries, while readers ask for one. */
	| "whole"
	/** A market area in which none of our councils has renters. */
	| "market_area"
	/** An authority that our table of authorities does not have. */
	| "unknown";

/** England and Wales, Great Britain, the United Kingdom. */
const WHOLE = /^K\d{8}$/;

/** Maps a code in the file to our area, or to the reason for leaving it out. */
export type RentAreas = (code: string) => RentArea | RentAreaExclusion;

/** The areas whose rents are kept, from our table of authorities. */
export async function readRentAreas(store: Store): Promise<RentAreas> {
	const authorities = await readAuthorities(store);
	const areas = new Map<string, RentArea>();
	for (const [former, { code, name }] of recodedAuthorities(authorities)) {
		areas.set(former, { code, name, grain: "authority", wasFormer: true });
	}
	for (const { code, name } of authorities) {
		areas.set(code, { code, name, grain: "authority", wasFormer: false });
	}
	for (const { code, name } of await readMarketAreas(store)) {
		areas.set(code, { code, name, grain: "market_area", wasFormer: false });
	}
	return (code) => areas.get(code) ?? fixedArea(code);
}

const MarketArea = z.object({ code: z.string(), name: z.string() });

/** Scotland's market areas, by which the file gives its rents. Joined by code, because spellings of the names vary. */
async function readMarketAreas(store: Store) {
	const rows = await store.read(
		"SELECT DISTINCT market_code AS code, name FROM rent_market_areas ORDER BY code",
	);
	return z.array(MarketArea).parse(rows);
}

function fixedArea(code: string): RentArea | RentAreaExclusion {
	const region = regions[code];
	if (region) {
		return { code, name: region, grain: "region", wasFormer: false };
	}
	const country = countries[code];
	if (country) {
		return { code, name: country, grain: "country", wasFormer: false };
	}
	if (WHOLE.test(code)) {
		return "whole";
	}
	return AUTHORITY_CODE.test(code) ? "unknown" : "market_area";
}
