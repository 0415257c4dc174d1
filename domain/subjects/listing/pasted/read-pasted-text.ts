import { postcodesIn } from "../../../base/postcode.ts";
import { listedOutcode } from "../listed-place.ts";
import { listedArea, MOST_BEDROOMS } from "../listed-terms.ts";
import type { ListingFacts } from "../read-stated.ts";
import { keptLines, LISTING_TITLE } from "./kept-lines.ts";
import { labelled, only } from "./labelled.ts";
import { type PastedLease, readLease } from "./read-lease.ts";
import { type PastedOffer, readPrice } from "./read-price.ts";

const LABEL =
	/^(?:size|floor area|(?:total|internal|gross internal)(?: internal)?(?: floor)? area)\b/i;
/** A line with nothing but an area, perhaps in both units. A range of two areas does not match. */
const AREA =
	/^(?:approx\.? )?(?<figure>[\d,]{1,7}(?:\.\d{1,2})?) ?(?<unit>sq\.? ?f|ft²|square feet|sq\.? ?m|m²|m2|square met)[a-z]*\.?(?=$|[ /(,.])/i;

/** Floor area in whole square metres; null when none is given, or several that differ. */
function statedFloorArea(lines: readonly string[]): number | null {
	const under = labelled(lines, LABEL, areaOf);
	return only(under.length > 0 ? under : lines.map(areaOf));
}

function areaOf(text: string): number | null {
	const { figure = "", unit = "" } = AREA.exec(text)?.groups ?? {};
	const size = Number(figure.replaceAll(",", "") || 0);
	return listedArea([{ unit: /f/i.test(unit) ? "sqft" : "sqm", minimum: size, maximum: null }]);
}

/** The letter alone, or after "Band"; "A payment made to your council" does not match. */
const BAND = /^(?:band[ :-]{0,3}([A-I])(?![A-Za-z'’])|([A-I])(?=$|[,;.(]| \())/i;

/** A to I, under its heading or behind it: "Council tax band: B", or "Band: B" some lines under "Council tax". */
function statedCouncilTaxBand(lines: readonly string[]): string | null {
	return only(
		labelled(lines, /^council tax(?: band)?\b/i, (text) => {
			const [, named, alone] = BAND.exec(text) ?? [];
			return (named ?? alone)?.toUpperCase() ?? null;
		}),
	);
}

/** In capitals, as in addresses: "98 m2 2nd floor" is not a postcode. */
const POSTCODES = /(?<![A-Z0-9-])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z0-9-])/g;

/** At the end of an address: "Claremont Road, Manchester, M14". */
const OUTCODE = /[a-z][, ]+([A-Z]{1,2}\d[A-Z\d]?)$/;

/** Of a line that gives the agent's address rather than the home's. */
const OF_THE_AGENT =
	/\b(?:tel|telephone|phone|branch|registered (?:office|in)|company (?:no|number)|vat)\b/i;

/** Longer lines that end in an outcode are sentences, not addresses. */
const LONGEST_ADDRESS = 120;

/** Full postcodes in order, such as `M14 5LL`, each once, and the first half that all mentions share. */
function statedPlace(lines: readonly string[]): {
	postcodes: string[];
	outcode: string | null;
} {
	const ofTheHome = lines.filter((line) => !OF_THE_AGENT.test(line));
	const postcodes = ofTheHome.flatMap((line) =>
		(line.match(POSTCODES) ?? []).flatMap(postcodesIn).map(({ formatted }) => formatted),
	);
	const outcodes = ofTheHome.map((line) =>
		line.length > LONGEST_ADDRESS ? null : listedOutcode(OUTCODE.exec(line)?.[1] ?? null, null),
	);
	return { postcodes: [...new Set(postcodes)], outcode: only(outcodes) };
}

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const ANY_COUNT =
	/\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]bed(?:room)?s?\b/i;

/** The count in a title, which may include a kind: "3 double bedroom house". */
const TITLED_COUNT =
	/\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:[ -][a-z]{1,12})?[ -]?bed(?:room)?(?:ed|s)?\b/i;

/** Bedrooms; 0 for a studio. A labelled figure takes precedence over the listing's title, and that over other text. */
function statedBedrooms(lines: readonly string[]): number | null {
	const under = labelled(lines, /^bedrooms?(?= ?:|$)/i, (text) =>
		/^[x×]? ?\d{1,2}$/i.test(text) ? countOf(text.replace(/\D/g, "")) : null,
	);
	const titled = lines.map((line) =>
		LISTING_TITLE.test(line)
			? (TITLED_COUNT.exec(line)?.[1] ?? /\bstudio\b/i.exec(line)?.[0] ?? null)
			: null,
	);
	const anywhere = lines.map((line) => ANY_COUNT.exec(line)?.[1] ?? null);
	for (const counts of [under, titled.map(countOf), anywhere.map(countOf)]) {
		if (counts.some((count) => count !== null)) {
			return only(counts);
		}
	}
	return null;
}

function countOf(text: string | null): number | null {
	if (text === null) {
		return null;
	}
	if (/^studio$/i.test(text)) {
		return 0;
	}
	const word = words.indexOf(text.toLowerCase()) + 1;
	const count = word || Number(text);
	return count >= 1 && count <= MOST_BEDROOMS ? count : null;
}

/** What the text of a portal's page says about a home. Null where not given, or given in two ways. */
export type PastedListing = PastedOffer &
	PastedLease &
	Pick<ListingFacts, "outcode" | "councilTaxBand" | "floorArea"> & {
		/** Full postcodes such as `M14 5LL`, in order. With several, the reader has to choose. */
		readonly postcodes: readonly string[];
	};

/** Reads the fully copied text of a listing's page. Never throws, and takes time linear in its length. */
export function readPastedText(text: string): PastedListing {
	const lines = keptLines(text);
	return {
		...statedPlace(lines),
		...readPrice(lines, statedBedrooms(lines)),
		...readLease(lines),
		councilTaxBand: statedCouncilTaxBand(lines),
		floorArea: statedFloorArea(lines),
	};
}
