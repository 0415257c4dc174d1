import { countInWords, listInWords } from "#domain/words.ts";

/** How much an edition has of each part of the country, or ought to have: `M` 41,000 postcodes, `Wales` 22 authorities. */
export type Extent = ReadonlyMap<string, number>;

type Rule = {
	/** Of what it ought to have, an edition must have this share in every part. */
	readonly least: number;
	/** What is counted: `postcodes`. */
	readonly of: string;
	/** Brings in a part of the country, where that can be: `data:postcodes`. */
	readonly command?: string;
};

/** Parts that a sentence names; the others are counted. */
const MOST_NAMED = 5;

/**
 * What an edition of the whole country lacks, in a sentence; null where it lacks nothing. However large a file is, one part that it does not have would be
 * told as a place where nothing is.
 */
export function whatLacks(
	found: Extent,
	expected: Extent,
	{ least, of, command }: Rule,
): string | null {
	const lacking = [...expected].filter(([part, count]) => (found.get(part) ?? 0) < least * count);
	if (lacking.length === 0) {
		return null;
	}
	const named = lacking.slice(0, MOST_NAMED).map(([part, count]) => {
		const has = (found.get(part) ?? 0).toLocaleString("en-GB");
		return `${part} (${has} of about ${Math.round(count).toLocaleString("en-GB")} ${of})`;
	});
	const others = lacking.length - named.length;
	const parts = others > 0 ? [...named, countInWords(others, "more part", "more parts")] : named;
	const hint = command ? ` npm run ${command} -- FILE --partial brings in a part.` : "";
	return `It is not of the whole country: it lacks ${listInWords(parts)}.${hint}`;
}

/** How many there are of each part. */
export function extentOf(parts: Iterable<string>): Extent {
	const counts = new Map<string, number>();
	for (const part of parts) {
		counts.set(part, (counts.get(part) ?? 0) + 1);
	}
	return counts;
}

/** Letters that a postcode begins with: `M`. */
export function postcodeArea(postcode: string): string {
	return postcode.replace(/\d.*$/, "");
}
