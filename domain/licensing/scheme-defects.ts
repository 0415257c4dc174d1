import type { IsoDate } from "../calendar.ts";
import type { LicensingScheme } from "./scheme.ts";
import { lastDay } from "./scheme-status.ts";

/** What of a row the rules read, and its day of reading. */
export type SchemeFields = Pick<
	LicensingScheme,
	| "kind"
	| "announced"
	| "coverage"
	| "wardCodes"
	| "hasUnmatchedWards"
	| "start"
	| "end"
	| "verifiedOn"
>;

/** A sentence per field that makes the row one the rules would misread. */
export type SchemeDefects = Partial<
	Record<"announced" | "coverage" | "wardCodes" | "start" | "end" | "verifiedOn", string>
>;

/** No register of licensing is older, and no designation runs longer: what lies outside is a slip of the keyboard. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

/**
 * Why a row of the register does not say what it seems to: empty where it does. `today` is the day in London. A row that `statusOn`
 * or `couldReach` would read otherwise than anyone who wrote it meant is refused here; what is merely unknown is not.
 */
export function schemeDefects(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	return {
		...(scheme.kind === "none" ? defectsOfNone(scheme) : defectsOfScheme(scheme, today)),
		...impossibleDays(scheme, today),
	};
}

/**
 * The defects that a change would bring into a row. One the row was published with keeps no one from correcting or verifying the rest of it.
 */
export function defectsBrought(
	{ before, after }: { before: SchemeFields; after: SchemeFields },
	today: IsoDate,
): SchemeDefects {
	const had = schemeDefects(before, today);
	return Object.fromEntries(
		Object.entries(schemeDefects(after, today)).filter(
			([field, words]) => had[field as keyof SchemeDefects] !== words,
		),
	);
}

/** Whether a designation of this coverage names wards. */
export function listsWards({ coverage }: Pick<LicensingScheme, "coverage">): boolean {
	return coverage === "wards" || coverage === "part_wards";
}

/** The rules never ask a row that says "no scheme" for a place or a day. */
function defectsOfNone({ announced, coverage, wardCodes, start, end }: SchemeFields) {
	return {
		...(announced === "none"
			? {}
			: { announced: "A council without a scheme has none to announce." }),
		...(coverage === "none" ? {} : { coverage: "A council without a scheme covers nothing." }),
		...(wardCodes.length === 0 ? {} : { wardCodes: "A council without a scheme names no wards." }),
		...(start === null ? {} : { start: "A council without a scheme has no first day." }),
		...(end === null ? {} : { end: "A council without a scheme has no last day." }),
	};
}

function defectsOfScheme(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	const { announced, coverage } = scheme;
	return {
		...(announced === "none" ? { announced: "Say whether the scheme is in force." } : {}),
		...(coverage === "none" ? { coverage: "Say where the scheme applies." } : {}),
		...(coverage === "proposed" && announced !== "proposed"
			? { coverage: "Say where the scheme applies, now that it is more than a proposal." }
			: {}),
		...(announced === "expired" ? notOver(scheme, today) : {}),
		...(announced === "in_force" ? overByItself(scheme, today) : {}),
		...defectsOfWards(scheme),
	};
}

/** Dates are believed before words: by these the scheme would still be in force. */
function notOver({ start, end }: SchemeFields, today: IsoDate): SchemeDefects {
	if (end !== null && end >= today) {
		return { announced: "Its last day is still to come, so it is not over." };
	}
	return end === null && start !== null
		? { end: "Enter the last day of a scheme that is over." }
		: {};
}

/** Without a last day a designation would be read as over five years after its first. */
function overByItself(scheme: SchemeFields, today: IsoDate): SchemeDefects {
	const last = lastDay(scheme);
	return scheme.end === null && last !== null && last < today
		? { end: "A designation runs for five years at most: enter its last day." }
		: {};
}

/** Wards that no ward of today bears are a list too, of which the edge is uncertain. */
function defectsOfWards(scheme: SchemeFields): SchemeDefects {
	const { wardCodes, hasUnmatchedWards } = scheme;
	if (!listsWards(scheme)) {
		return wardCodes.length === 0
			? {}
			: { wardCodes: "Only a scheme of wards, or of parts of wards, names wards." };
	}
	return wardCodes.length === 0 && !hasUnmatchedWards
		? { wardCodes: "Choose the wards it applies in." }
		: {};
}

function impossibleDays({ start, end, verifiedOn }: SchemeFields, today: IsoDate): SchemeDefects {
	return {
		...outside("start", start),
		...outside("end", end),
		...outside("verifiedOn", verifiedOn),
		...(start !== null && end !== null && end < start
			? { end: "The last day is before the first." }
			: {}),
		...(verifiedOn !== null && verifiedOn > today
			? { verifiedOn: "That day is still to come." }
			: {}),
	};
}

function outside(field: "start" | "end" | "verifiedOn", day: IsoDate | null): SchemeDefects {
	return day === null || (day >= FIRST_DAY && day <= LAST_DAY)
		? {}
		: { [field]: "Enter a day between 2000 and 2100." };
}
