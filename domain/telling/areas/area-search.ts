import type { IsoDate } from "../../base/calendar.ts";
import type { DesignatedKind } from "../../base/facts/scheme.ts";
import { type Nation, nations } from "../../base/nation.ts";
import { areaSlug } from "./area-slug.ts";
import type { AreaStatus } from "./area-status.ts";
import { otherNamesOf } from "./former-areas.ts";

/** An authority as a line of the list of all. */
export type AreaEntry = {
	readonly code: string;
	readonly slug: string;
	readonly name: string;
	readonly nation: Nation;
	readonly region: string | null;
	readonly kinds: readonly { readonly kind: DesignatedKind; readonly standing: AreaStatus }[];
	/** The next first day, and the next last day within a year, of a scheme that we read a page about. */
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
	/** The postcode that was looked for, "M14 5LL"; null where the text was none. */
	readonly postcode: string | null;
	readonly found: readonly AreaEntry[];
};

/** What the list can be narrowed to, in the order of its choice. */
export const areaFilters = ["live", "starts", "ends", "lead", "unknown"] as const;
export type AreaFilter = (typeof areaFilters)[number];

export const areaFilterInWords: Readonly<Record<AreaFilter, string>> = {
	live: "A scheme is in force",
	starts: "A scheme starts soon",
	ends: "A scheme ends within a year",
	lead: "On a list, not checked by us",
	unknown: "Something is not known",
};

/** What is looked for: part of a name, a nation, how schemes stand; null or empty asks for all. */
export type AreaSearch = {
	readonly find: string;
	readonly nation: Nation | null;
	readonly show: AreaFilter | null;
};

/** The fields of an address's query. */
type Fields = { readonly get: (name: string) => string | null };

/** A search as an address carries it; what is none of the choices asks for all. */
export function readAreaSearch(params: Fields): AreaSearch {
	return {
		find: (params.get("find") ?? "").slice(0, LONGEST_FIND),
		nation: nations.find((nation) => nation === params.get("nation")) ?? null,
		show: areaFilters.find((filter) => filter === params.get("show")) ?? null,
	};
}

/** Characters of the longest name or postcode that is looked for. */
export const LONGEST_FIND = 100;

/** Whether a search asks for less than all. */
export function isNarrowed({ find, nation, show }: AreaSearch): boolean {
	return find.trim() !== "" || nation !== null || show !== null;
}

/** The authorities that fit a search, whose names begin with what was typed before those that hold it. */
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

/** 0 for a name that begins so, or another name that is it, 1 for a name that holds it and for all of a region, 2 for another name that holds it; null for none. */
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

/** "City of Leeds" and "Leeds City Council" as "leeds", where no name itself is so. */
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
