import { MOST_BEDROOMS } from "../listed-terms.ts";
import { LISTING_TITLE } from "./kept-lines.ts";
import { labelled } from "./labelled.ts";
import { only } from "./only.ts";

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const ANY_COUNT =
	/\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]bed(?:room)?s?\b/i;

/** How many bedrooms; a studio has none. A figure under its label goes before the listing's title, and that before any other words. */
export function saidBedrooms(lines: readonly string[]): number | null {
	const under = labelled(lines, /^bedrooms?(?= ?:|$)/i, (text) =>
		/^[x×]? ?\d{1,2}$/i.test(text) ? countOf(text.replace(/\D/g, "")) : null,
	);
	const titled = lines.map((line) => LISTING_TITLE.exec(line)?.[1] ?? null);
	const anywhere = lines.map((line) => ANY_COUNT.exec(line)?.[1] ?? null);
	for (const counts of [under, titled.map(countOf), anywhere.map(countOf)]) {
		if (counts.some((count) => count !== null)) {
			return only(counts);
		}
	}
	return null;
}

function countOf(said: string | null): number | null {
	if (said === null) {
		return null;
	}
	if (/^studio$/i.test(said)) {
		return 0;
	}
	const word = words.indexOf(said.toLowerCase()) + 1;
	const count = word || Number(said);
	return count >= 1 && count <= MOST_BEDROOMS ? count : null;
}
