import { countInWords, listInWords } from "#domain/base/words.ts";
import { RefusedNews } from "../run/importer.ts";
import type { Authority } from "./authorities.ts";

/** Count for each part of the country that an edition has or should have: `M` 41,000 postcodes, `Wales` 22 authorities. */
export type Extent = ReadonlyMap<string, number>;

type Rule = {
	/** Share of the expected count that every part must reach. */
	readonly least: number;
	/** What is counted: `postcodes`. */
	readonly of: string;
	/** Command that imports a part of the country: `data:postcodes`. */
	readonly command: string;
};

/** Parts named in a message; further ones are only counted. */
const MOST_NAMED = 5;

/**
 * Least share of the authorities in every region and nation. Until our table follows, a reorganisation removes a county's authorities from a region at
 * once, as Surrey's in April 2027 will. Two of 318 have no rents, and the Isles of Scilly no index.
 */
const LEAST_OF_AUTHORITIES = 0.8;

/**
 * Refuses an edition that does not cover the whole country: a missing part would look like a place without data, however large the file is.
 * @throws RefusedNews which says what it lacks
 */
export function refuseLack(found: Extent, expected: Extent, { least, of, command }: Rule): void {
	const lacking = [...expected].filter(([part, count]) => (found.get(part) ?? 0) < least * count);
	if (lacking.length === 0) {
		return;
	}
	const named = lacking.slice(0, MOST_NAMED).map(([part, count]) => {
		const has = (found.get(part) ?? 0).toLocaleString("en-GB");
		return `${part} (${has} of about ${Math.round(count).toLocaleString("en-GB")} ${of})`;
	});
	const others = lacking.length - named.length;
	const parts = others > 0 ? [...named, countInWords(others, "more part", "more parts")] : named;
	throw new RefusedNews(
		`It is not of the whole country: it lacks ${listInWords(parts)}. npm run ${command} -- FILE --partial brings in a part.`,
	);
}

/** Does the same for figures by authority; `codes` are those in the edition. @throws RefusedNews */
export function refuseLackOfAuthorities(
	codes: Iterable<string>,
	authorities: readonly Pick<Authority, "code" | "part">[],
	command: string,
): void {
	const found = new Set(codes);
	refuseLack(
		extentOf(authorities.filter(({ code }) => found.has(code)).map(({ part }) => part)),
		extentOf(authorities.map(({ part }) => part)),
		{ least: LEAST_OF_AUTHORITIES, of: "authorities", command },
	);
}

/** Refuses to replace the whole country with a part. @throws RefusedNews */
export function refusePartFor(held: { readonly isWhole: boolean }): void {
	if (held.isWhole) {
		throw new RefusedNews(
			"The database holds the whole country: a part would take the rest away, so nothing was changed.",
		);
	}
}

/** Digest of a file as imported: the same file imported as a part is another edition. */
export function digestAs(tag: string, isPart: boolean): string {
	return isPart ? `${tag} part` : tag;
}

/** How many there are of each part. */
function extentOf(parts: Iterable<string>): Extent {
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
