import type { Facts } from "../../../base/facts/facts.ts";
import { marketNote, marketParts } from "../../../base/facts/rent-market.ts";
import { isInOneAuthority } from "../../../base/place/place-label.ts";
import { areaNames } from "./rate-tables.ts";

/** The Broad Rental Market Area of a home, as far as it is known. */
export type RentalArea = {
	/** Null until the visitor says which. */
	readonly area: string | null;
	/** How the area is known. */
	readonly because: "stated" | "outcode" | "council" | null;
	/** How the area was derived from the council, in a sentence; null where it was not. */
	readonly note: string | null;
	/** The possible areas where they are few; empty where there is no choice, null where it may be any of the nation. */
	readonly choices: readonly string[] | null;
};

/** The facts that the area depends on. */
export type PlaceOfArea = Pick<Facts, "postcode" | "place" | "rentMarkets">;

/**
 * The area of a home. No public table maps postcodes of England or Wales to areas, so the visitor chooses. In Scotland it is one of its council's areas,
 * the one with nearly all private renters if there is one. In Northern Ireland the outcode decides. Source: Rule PLACE-10.
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

/** The Broad Rental Market Area of each outcode of Northern Ireland. Source: Rent Officer for Northern Ireland, as listed in BRMA-guidance-notes of 2024. */
const outcodesOfArea = {
	Belfast: "BT1 BT2 BT3 BT4 BT5 BT6 BT7 BT8 BT9 BT10 BT11 BT12 BT13 BT14 BT15 BT16",
	"South East": "BT17 BT18 BT19 BT20 BT21 BT22 BT23 BT24 BT26 BT27 BT28 BT30 BT31 BT33",
	"Lough Neagh Lower": "BT25 BT62 BT63 BT64 BT65 BT66 BT67 BT69 BT70 BT71",
	"Lough Neagh Upper": "BT29 BT36 BT37 BT38 BT39 BT40 BT41 BT42 BT43 BT44 BT45 BT46 BT80",
	South: "BT32 BT34 BT35 BT60 BT61 BT68",
	"North West": "BT47 BT48 BT49 BT82",
	North: "BT51 BT52 BT53 BT54 BT55 BT56 BT57",
	"South West": "BT74 BT75 BT76 BT77 BT78 BT79 BT81 BT92 BT93 BT94",
} as const;

function areaOfOutcode(postcode: string): string | null {
	const [outcode = ""] = postcode.split(" ");
	const found = Object.entries(outcodesOfArea).find(([, outcodes]) =>
		outcodes.split(" ").includes(outcode),
	);
	return found?.[0] ?? null;
}

/**
 * Areas in which the possible Scottish councils have private renters, most of them first; null where any council's are not held, as on the border and
 * elsewhere.
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

/** The only area that represents the council, and why; null where several may. */
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

/** Refusal of a stated area that cannot be the home's, in a sentence; null where it can, or none is stated. */
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
