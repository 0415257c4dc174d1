/** Kinds of passages on a council's page that matter for checking a row. */
export const keyPassageKinds = ["day", "fee", "term", "ward"] as const;
export type KeyPassageKind = (typeof keyPassageKinds)[number];

/** A range of a text, end exclusive. */
export type KeyPassage = {
	readonly from: number;
	readonly to: number;
	readonly kind: KeyPassageKind;
};

// Capitals required, because "rule 1 may apply" would otherwise be a day.
const MONTH =
	"(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b";
const NTH = "\\b\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = ",? \\d{4}\\b";

const DAY = new RegExp(
	[
		`${NTH}(?: of)? ${MONTH}(?:${YEAR})?`,
		`\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?${YEAR}`,
		`\\b${MONTH}${YEAR}`,
		"\\b\\d{4}-\\d{2}-\\d{2}\\b",
		"\\b\\d{1,2}([/.-])\\d{1,2}\\1(?:\\d{4}|\\d{2})\\b",
	].join("|"),
	"g",
);
const FEE = /£\s?\d+(?:,\d{3})*(?:\.\d{2})?/g;
/** Terms of the Housing Act 2004, parts 2 and 3, and of directions under article 4 of the Town and Country Planning Order 2015. */
const TERM =
	/\bdesignat\p{L}*|\b(?:selective|additional)\b|\barticle[\s-]+(?:4|four)\b(?:\(\d\))?/giu;

/** Passages for checking a row: days, fees, legal terms, and the row's wards; in order, without overlaps. */
export function keyPassages(
	text: string,
	{ wardNames }: { readonly wardNames: readonly string[] },
): KeyPassage[] {
	const wards = wardPattern(wardNames);
	const found = [
		...passages(text, DAY, "day"),
		...passages(text, FEE, "fee"),
		...passages(text, TERM, "term"),
		...(wards ? passages(text, wards, "ward") : []),
	].toSorted((a, b) => a.from - b.from || b.to - a.to);
	const apart: KeyPassage[] = [];
	for (const passage of found) {
		if (passage.from >= (apart.at(-1)?.to ?? 0)) {
			apart.push(passage);
		}
	}
	return apart;
}

function passages(text: string, pattern: RegExp, kind: KeyPassageKind): KeyPassage[] {
	return [...text.matchAll(pattern)].map(({ index, 0: passage }) => ({
		from: index,
		to: index + passage.length,
		kind,
	}));
}

/** Pattern for ward names as councils write them: "and" or "&", hyphen or space, any apostrophe or none, any case. */
function wardPattern(names: readonly string[]): RegExp | null {
	const written = names
		.filter((name) => name.trim() !== "")
		// Longest first, because "Hull" would otherwise match within "Hull Road".
		.toSorted((a, b) => b.length - a.length)
		.flatMap((name) => [name, name.toUpperCase()])
		.map(loosely);
	return written.length === 0
		? null
		: new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

function loosely(name: string): string {
	return name
		.trim()
		.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")
		.replaceAll(/['’‘]/g, "['’‘]?")
		.replaceAll(/[\s-]+/g, "[\\s-]+")
		.replaceAll(/(?:&|\b(?:and|AND)\b)/g, "(?:&|and|AND)");
}
