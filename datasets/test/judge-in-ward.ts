import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import type { Place } from "#domain/base/facts/facts.ts";
import type { Use } from "#domain/base/use.ts";
import { judgeLicensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { someFacts } from "#domain/test/some-facts.ts";
import { committedTables as tables } from "./committed-tables.ts";

const places = committedPlaces(tables);
const schemes = readSchemes(tables);

/** A home in a ward, at a postcode of the sector. Both must be in the committed tables. */
function placeAt(sector: string, wardName: string): Place {
	const ward = places.inSector(sector).wards.find(({ name }) => name === wardName);
	if (!ward) {
		throw new Error(`${wardName} is no ward of ${sector}`);
	}
	return places.inWard(sector, ward.code);
}

/** Verdicts of the committed register on a home in a ward, at a postcode of the sector. */
export function judge(
	sector: string,
	ward: string,
	{ day = "2026-11-25", use = "single" as Use } = {},
) {
	const place = placeAt(sector, ward);
	const own = schemes.filter(({ authorityCode }) =>
		place.authorities.some(({ code }) => code === authorityCode),
	);
	return judgeLicensing(someFacts({ place, schemes: own }), { use, people: null }, day);
}
