import * as z from "zod";
import type { Store } from "../store/store.ts";

/** An area whose rents we keep, under the code and name that readers know it by. */
export type RentArea = {
	readonly code: string;
	readonly name: string;
	readonly grain: "authority" | "region" | "country";
	/** Whether it was found by a code it had before. */
	readonly wasFormer: boolean;
};

/** Why rows of an area are left out. */
export type LeftOut =
	/** Of several countries together: readers ask for one. */
	| "whole"
	/** A market area, which is no council's. */
	| "market_area"
	/** An authority that our table of authorities does not have. */
	| "unknown";

const Authority = z.object({
	code: z.string(),
	name: z.string(),
	former_codes: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
});

/** Names as our table of authorities has them. Source: ONS, Register of Geographic Codes. */
const regions: Readonly<Record<string, string>> = {
	E12000001: "North East",
	E12000002: "North West",
	E12000003: "Yorkshire and The Humber",
	E12000004: "East Midlands",
	E12000005: "West Midlands",
	E12000006: "East of England",
	E12000007: "London",
	E12000008: "South East",
	E12000009: "South West",
};
const countries: Readonly<Record<string, string>> = {
	E92000001: "England",
	W92000004: "Wales",
	S92000003: "Scotland",
	N92000002: "Northern Ireland",
};
/** England and Wales, Great Britain, the United Kingdom. */
const WHOLE = /^K\d{8}$/;
const AUTHORITY = /^(E0[6-9]|W06|S12|N09)\d{6}$/;

/** Tells of a code in the file which area of ours it is, or why it is none. */
export type RentAreas = (code: string) => RentArea | LeftOut;

/** The areas whose rents are kept, from our table of authorities. */
export async function readRentAreas(store: Store): Promise<RentAreas> {
	const rows = await store.read("SELECT code, name, former_codes FROM authorities");
	const areas = new Map<string, RentArea>();
	for (const row of rows) {
		const { code, name, former_codes } = Authority.parse(row);
		const [former, ...others] = former_codes;
		// The rent of one of several districts that were merged is not that of the whole.
		if (former !== undefined && others.length === 0) {
			areas.set(former, { code, name, grain: "authority", wasFormer: true });
		}
	}
	for (const row of rows) {
		const { code, name } = Authority.parse(row);
		areas.set(code, { code, name, grain: "authority", wasFormer: false });
	}
	return (code) => areas.get(code) ?? fixedArea(code);
}

function fixedArea(code: string): RentArea | LeftOut {
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
	return AUTHORITY.test(code) ? "unknown" : "market_area";
}
