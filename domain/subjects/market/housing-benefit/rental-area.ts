import type { Facts } from "../../../base/facts/facts.ts";
import { marketNote, marketParts } from "../../../base/facts/rent-market.ts";
import { isInOneAuthority } from "../../../base/place/place-label.ts";
import { outcodesOfArea } from "./northern-irish-outcodes.ts";
import { areaNames } from "./rate-tables.ts";

/** The Broad Rental Market Area of a home, as far as it is known. */
export type RentalArea = {
	/** Null until the visitor says which. */
	readonly area: string | null;
	/** Why it is that one. */
	readonly because: "stated" | "outcode" | "council" | null;
	/** How the council tells it, in a sentence; null where it does not. */
	readonly note: string | null;
	/** The areas it may be, where they are few; none where nothing is left to choose; null where it may be any of the nation. */
	readonly choices: readonly string[] | null;
};

/** As much of facts as tells the area. */
export type PlaceOfArea = Pick<Facts, "postcode" | "place" | "rentMarkets">;

/**
 * The area of a home. No public table says in which one a postcode of England or Wales lies, so there the visitor chooses it. In Scotland it is one of those of its
 * council: where nearly all private renters live in one, that one. In Northern Ireland the outcode tells. Source: Rule PLACE-10.
 */
export function rentalArea(home: PlaceOfArea, stated: string | null): RentalArea {
	if (home.place.nation === "Northern Ireland") {
		const area = areaOfOutcode(home.postcode);
		return area === null
			? byStatement(stated, null)
			: { area, because: "outcode", note: null, choices: [] };
	}
	const names = councilAreas(home);
	if (stated !== null || names === null) {
		return byStatement(stated, names);
	}
	const choices = names.length > 1 ? names : [];
	const sole = soleArea(home, names);
	return sole === null
		? { area: null, because: null, note: null, choices }
		: { ...sole, because: "council", choices };
}

function byStatement(stated: string | null, names: readonly string[] | null): RentalArea {
	const because = stated === null ? null : "stated";
	return { area: stated, because, note: null, choices: names };
}

function areaOfOutcode(postcode: string): string | null {
	const [outcode = ""] = postcode.split(" ");
	const found = Object.entries(outcodesOfArea).find(([, outcodes]) => outcodes.includes(outcode));
	return found?.[0] ?? null;
}

/**
 * The areas in which a Scottish council, or those that share the place, have private renters, most of them first; null where that is not held of each, as on the
 * border and elsewhere.
 */
function councilAreas({ place, rentMarkets }: PlaceOfArea): string[] | null {
	const ofEach = place.authorities.map(({ code }) =>
		rentMarkets
			.filter(({ authority, households }) => authority === code && households > 0)
			.toSorted((a, b) => b.households - a.households),
	);
	return ofEach.length === 0 || ofEach.some((markets) => markets.length === 0)
		? null
		: [...new Set(ofEach.flat().map(({ name }) => name))];
}

/** The one area that stands for the council, and how; null where several may. */
function soleArea(
	{ place, rentMarkets }: PlaceOfArea,
	names: readonly string[],
): { readonly area: string; readonly note: string | null } | null {
	const [only, ...others] = names;
	const [council] = place.authorities;
	if (council && isInOneAuthority(place)) {
		const parts = marketParts(rentMarkets, council.code);
		const [main] = parts;
		return main && parts.length === 1
			? { area: main.name, note: marketNote(parts, council.name) }
			: null;
	}
	return only !== undefined && others.length === 0 ? { area: only, note: null } : null;
}

/** Why an area cannot be that of a home, in a sentence; null where it can, or none is stated. */
export function brmaRefusal(home: PlaceOfArea, brma: string | null): string | null {
	const { nation, authorities } = home.place;
	if (brma === null) {
		return null;
	}
	if (!areaNames(nation).includes(brma)) {
		return `That is no rental market area of ${nation}`;
	}
	const names = councilAreas(home);
	return names === null || names.includes(brma)
		? null
		: `That is no rental market area of ${authorities.map(({ name }) => name).join(" or ")}`;
}
