import type { IsoDate } from "../../base/calendar.ts";
import type { DesignatedKind } from "../../base/facts/scheme.ts";
import { type Nation, nations } from "../../base/nation.ts";
import { areaSlug } from "./area-slug.ts";
import type { AreaStatus } from "./area-status.ts";
import { otherNamesOf } from "./former-areas.ts";

/** An authority as an entry of the list. */
export type AreaEntry = {
	readonly code: string;
	readonly slug: string;
	readonly name: string;
	readonly nation: Nation;
	readonly region: string | null;
	readonly kinds: readonly { readonly kind: DesignatedKind; readonly standing: AreaStatus }[];
	/** The next start, and the next end within a year, of a scheme that we read a page about. */
	readonly starts: IsoDate | null;
	readonly ends: IsoDate | null;
	/** The same, a sentence each. */
	readonly turns: readonly string[];
};

/** What the list answers. */
export type AreaList = {
	readonly day: IsoDate;
	/** Authorities that we hold. */
	readonly total: number;
	/** The postcode in the search text, "M14 5LL"; null where it has none. */
	readonly postcode: string | null;
	readonly found: readonly AreaEntry[];
};

/** Filters of the list, in display order. */
export const areaFilters = ["live", "starts", "ends", "lead", "unknown"] as const;
export type AreaFilter = (typeof areaFilters)[number];

export const areaFilterInWords: Readonly<Record<AreaFilter, string>> = {
	live: "A scheme is in force",
	starts: "A scheme starts soon",
	ends: "A scheme ends within a year",
	lead: "On a list, not checked by us",
	unknown: "Something is not known",
};

/** Search for part of a name, a nation and a state of schemes; null or empty matches all. */
export type AreaSearch = {
	readonly find: string;
	readonly nation: Nation | null;
	readonly show: AreaFilter | null;
};

/** The fields of an address's query. */
type Fields = { readonly get: (name: string) => string | null };

/** Reads a search from an address; invalid values match all. */
export function readAreaSearch(params: Fields): AreaSearch {
	return {
		find: (params.get("find") ?? "").slice(0, LONGEST_FIND),
		nation: nations.find((nation) => nation === params.get("nation")) ?? null,
		show: areaFilters.find((filter) => filter === params.get("show")) ?? null,
	};
}

/** Longest searched name or postcode, in characters. */
export const LONGEST_FIND = 100;

/** Whether a search excludes anything. */
export function isNarrowed({ find, nation, show }: AreaSearch): boolean {
	return find.trim() !== "" || nation !== null || show !== null;
}

/** Authorities matching a search; those whose names begin with the text come first. */
export function findAreas(entries: readonly AreaEntry[], { find, nation, show }: AreaSearch) {
	const typed = areaSlug(find.replaceAll("&", " and "));
	const wanted = entries.some(({ slug }) => slug === typed) ? typed : plainSlug(typed);
	return entries
		.filter((entry) => nation === null || entry.nation === nation)
		.filter((entry) => show === null || fits(entry, show))
		.map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
		.filter(({ rank }) => rank !== null)
		.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || byName(a.entry, b.entry))
		.map(({ entry }) => entry);
}

function fits({ kinds, starts, ends }: AreaEntry, show: AreaFilter): boolean {
	switch (show) {
		case "starts":
			return starts !== null;
		case "ends":
			return ends !== null;
		default:
			return kinds.some(({ standing }) => standing === show);
	}
}

/**
 * Rank of a match. 0: the name begins with the text, or another name equals it; 1: the name contains it, or it is the region; 2: another name contains it;
 * null: no match.
 */
function rankOf({ slug, name, region }: AreaEntry, wanted: string): number | null {
	const others = otherNamesOf(name).map(areaSlug);
	const around = areaSlug(region ?? "");
	if (slug.startsWith(wanted) || others.includes(wanted) || `${slug}-${around}` === wanted) {
		return 0;
	}
	if (slug.includes(wanted) || around === wanted) {
		return 1;
	}
	return others.some((other) => other.includes(wanted)) ? 2 : null;
}

/** Reduces "City of Leeds" and "Leeds City Council" to "leeds". Only used for text that is no authority's name. */
function plainSlug(slug: string): string {
	return slug
		.replace(/-(?:(?:city|borough|district|county|metropolitan)-)*council$/, "")
		.replace(/^city-of-/, "");
}

function byName(a: AreaEntry, b: AreaEntry): number {
	return (
		nations.indexOf(a.nation) - nations.indexOf(b.nation) || a.name.localeCompare(b.name, "en-GB")
	);
}
