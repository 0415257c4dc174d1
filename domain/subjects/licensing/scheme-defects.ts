import { addDays, type IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { pence } from "../../base/money.ts";
import { lastDay, longestEnd } from "./scheme-phase.ts";

/** The fields of a row that the rules read. */
export type SchemeFields = Omit<
	LicensingScheme,
	| "id"
	| "authorityCode"
	| "council"
	| "name"
	| "exemptions"
	| "plans"
	| "url"
	| "evidence"
	| "revision"
	| "review"
>;

/** Fields that can be wrong. */
type DefectField = Exclude<keyof SchemeFields, "kind" | "hasUnmatchedWards"> | "why";

/** For each field that the rules would misread, a sentence about its fault. */
export type SchemeDefects = Partial<Record<DefectField, string>>;

/** Dates outside these are typing errors: no licensing register is older, and no designation lasts longer. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

/**
 * Faults of a row, so that the rules would read it otherwise than its author meant; empty for a sound row. `today` is the day in London. Checks what
 * `phaseOn` and `couldReach` depend on; unknown values are no faults.
 */
export function schemeDefects(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	return {
		...(scheme.kind === "none" ? defectsOfNone(scheme) : defectsOfScheme(scheme, today)),
		...impossibleDays(scheme, today),
	};
}

/**
 * Faults that a change would introduce. Faults that the row already had do not block correcting or verifying the rest. A first day equal to the day of
 * designation is usually a confusion of the two and requires a note (`why`). Source: Rule LICENCE-14.
 */
export function defectsBrought(
	{ before, after }: { before: SchemeFields | null; after: SchemeFields },
	{ today, why }: { readonly today: IsoDate; readonly why: string },
): SchemeDefects {
	const had = before === null ? {} : withSameDay(before, schemeDefects(before, today), "");
	return Object.fromEntries(
		Object.entries(withSameDay(after, schemeDefects(after, today), why)).filter(
			([field, words]) => had[field as DefectField] !== words,
		),
	);
}

function withSameDay(
	{ start, designatedOn }: SchemeFields,
	defects: SchemeDefects,
	why: string,
): SchemeDefects {
	return start !== null && start === designatedOn && why.trim() === ""
		? { ...defects, why: "A scheme rarely starts on the day it is made: say what shows it." }
		: defects;
}

/** Whether a designation with this coverage may name wards: those it covers, or those that contain all of it. */
export function listsWards({ coverage }: Pick<LicensingScheme, "coverage">): boolean {
	return (
		coverage === "wards" ||
		coverage === "part_wards" ||
		coverage === "areas" ||
		coverage === "streets"
	);
}

type Fault = readonly [isWrong: boolean, field: DefectField, words: string];

/** Faults by field; of two about one field the later wins. */
function defectsAmong(faults: readonly Fault[]): SchemeDefects {
	return Object.fromEntries(
		faults.flatMap(([isWrong, field, words]) => (isWrong ? [[field, words]] : [])),
	);
}

/** Faults of a row that says "no scheme", which the rules never ask for a place or a day. */
function defectsOfNone(scheme: SchemeFields): SchemeDefects {
	const { status, coverage, ruledOut, wardCodes, start, end, designatedOn, streets, hmo, fees } =
		scheme;
	return defectsAmong([
		[status !== "none", "status", "A council without a scheme has none to announce."],
		[coverage !== "none", "coverage", "A council without a scheme covers nothing."],
		[ruledOut.length === 0, "ruledOut", "Say which schemes the page rules out."],
		[wardCodes.length > 0, "wardCodes", "A council without a scheme names no wards."],
		[start !== null, "start", "A council without a scheme has no first day."],
		[end !== null, "end", "A council without a scheme has no last day."],
		[designatedOn !== null, "designatedOn", "A council without a scheme has designated none."],
		[streets !== null, "streets", "A council without a scheme lists no streets."],
		[hmo !== null, "hmo", "A council without a scheme licenses no HMOs by it."],
		[fees !== null, "fees", "A council without a scheme asks no fee for it."],
	]);
}

function defectsOfScheme(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	const { status, coverage, kind, ruledOut, hmo, fees, streets } = scheme;
	const isStillProposed = coverage === "proposed" && status !== "consulting";
	return {
		...defectsAmong([
			[status === "none", "status", "Say whether the scheme is in force."],
			[coverage === "none", "coverage", "Say where the scheme applies."],
			[
				isStillProposed,
				"coverage",
				"Say where the scheme applies, now that it is more than a proposal.",
			],
		]),
		...(status === "ended" ? notOver(scheme, today) : {}),
		...(status === "in_force" ? overByItself(scheme, today) : {}),
		...defectsOfWards(scheme),
		...defectsAmong([
			[ruledOut.length > 0, "ruledOut", "Only “no scheme” rules schemes out."],
			[
				hmo !== null && kind !== "additional",
				"hmo",
				"Only an additional scheme goes by the kind of HMO.",
			],
			[
				fees !== null && kind === "article4_hmo",
				"fees",
				"A direction is planning: it has no licence fee.",
			],
			[
				fees !== null && Object.values(fees).includes(pence(0)),
				"fees",
				"No council licenses for £0: leave a fee blank that you do not know.",
			],
			[
				streets !== null && coverage !== "streets",
				"streets",
				"Only a scheme of named streets lists them.",
			],
		]),
		...tooLong(scheme),
	};
}

/**
 * A designation lasts five years at most; a last day one day too late is a common counting error. Source: Housing Act 2004 sections 60 and 84;
 * Rule LICENCE-14.
 */
function tooLong({ kind, start, end }: SchemeFields): SchemeDefects {
	return kind !== "article4_hmo" &&
		start !== null &&
		end !== null &&
		end > addDays(longestEnd(start), 1)
		? { end: `A designation runs for five years at most: until ${longestEnd(start)}.` }
		: {};
}

/** Refuses a row marked as over whose dates say that it is in force, because dates take precedence. */
function notOver({ start, end }: SchemeFields, today: IsoDate): SchemeDefects {
	if (end !== null && end >= today) {
		return { status: "Its last day is still to come, so it is not over." };
	}
	return end === null && start !== null
		? { end: "Enter the last day of a scheme that is over." }
		: {};
}

/** Without a last day, a designation would be read as over five years after its first. */
function overByItself(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	const last = lastDay(scheme);
	return scheme.end === null && last !== null && last < today
		? { end: "A designation runs for five years at most: enter its last day." }
		: {};
}

/** Wards that no longer exist also count as a list, with an uncertain edge. */
function defectsOfWards(scheme: SchemeFields): SchemeDefects {
	const { coverage, wardCodes, hasUnmatchedWards, wardVintage } = scheme;
	const isYear = wardVintage === null || /^20\d\d$/.test(wardVintage);
	const vintage = isYear ? {} : { wardVintage: "Enter the year of the borders: 2023." };
	if (!listsWards(scheme)) {
		return wardCodes.length === 0
			? vintage
			: { ...vintage, wardCodes: "A scheme of the whole district names no wards." };
	}
	return coverage === "wards" && wardCodes.length === 0 && !hasUnmatchedWards
		? { ...vintage, wardCodes: "Choose the wards it applies in." }
		: vintage;
}

function impossibleDays(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	const { start, end, designatedOn, verifiedOn } = scheme;
	const days = { start, end, designatedOn, verifiedOn };
	const isBefore = (one: IsoDate | null, other: IsoDate | null) =>
		one !== null && other !== null && one < other;
	return defectsAmong([
		...(Object.keys(days) as (keyof typeof days)[]).map(
			(field): Fault => [isOutside(days[field]), field, "Enter a day between 2000 and 2100."],
		),
		[isBefore(end, start), "end", "The last day is before the first."],
		[isBefore(start, designatedOn), "designatedOn", "A scheme is made before it starts."],
		[isBefore(today, verifiedOn), "verifiedOn", "That day is still to come."],
	]);
}

function isOutside(day: IsoDate | null): boolean {
	return day !== null && (day < FIRST_DAY || day > LAST_DAY);
}
