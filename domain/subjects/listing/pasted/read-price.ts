import { saysInParts } from "../let-in-part.ts";
import { amountsIn } from "../listed-amount.ts";
import type { ListedPrice } from "../listed-price.ts";
import { listedState } from "../listed-state.ts";
import { listedTenure } from "../listed-terms.ts";
import { priceOn, priceTerms, readOffer, type StatedOffer } from "../read-stated.ts";
import { LISTING_TITLE } from "./kept-lines.ts";
import { labelled, only } from "./labelled.ts";

type Offer = ReturnType<typeof readOffer>;
/** What is offered at which price; the type is null where no line says. */
export type PastedOffer = Omit<Offer, "listingType"> & { listingType: "sale" | "rent" | null };

/** Qualifiers that portals and agents put before or after a price, on its line or their own. */
const QUALIFIER =
	"(?:(?:online |modern |auction )?(?:guide|asking|fixed|starting|reserve|sale) ?price(?: range)?|(?:starting|opening|minimum|min|current|highest|latest) bids?|bids from|bidding (?:opens|starts)(?: at)?|offers? (?:invited )?(?:over|around|in (?:the )?(?:excess|region)(?: of)?)|offers? invited|o\\.?i\\.?[er]\\.?o\\.?|auction(?: guide)?|(?:for sale )?by (?:[a-z]+ ){0,5}auction|sale by tender|(?:prices? )?from|price|rent|reserve)";
const AMOUNT = "£\\s?[\\d,]{1,11}(?:\\.\\d{1,2})?\\s?(?:k|mn?|million)?";
/** Period and payer; a yearly sum is more often a ground rent or charge than a rent. */
const PERIOD =
	"(?:[ /]?(?:pcm|p\\.c\\.m\\.?|pm|pw|p\\.w\\.?|pppw|pppcm|pp|p|w|m|per|a|each|every|calendar|mo|mth|month(?:ly)?|week(?:ly|s)?|wk|person|room|student|tenant|bed(?:room)?|4|four|fortnight|night)\\b\\.?){0,6}";
const RANGE = "(?:-|–|—|to)";
const ASIDE = "(?:\\s?\\(£[\\d,.]{1,12} ?p(?:w|cm)\\))?";
/** Text allowed after a price besides its qualifier. */
const BEHIND =
	"(?:o\\.?n\\.?o\\.?|or nearest offer|(?:plus|\\+|exc[a-z.]{0,8}|ex) ?vat|(?<tenure>(?:share of (?:the )?)?freehold|leasehold)|(?:sold )?s?stc)";
/** A line that holds nothing but a price or a range of two: "Guide price £250,000", "£1,650 pcm (£381 pw)". */
const PRICE_LINE = new RegExp(
	`^(?:${QUALIFIER}:? ?)?${AMOUNT}\\+?${PERIOD}(?: ?${RANGE} ?(?:${AMOUNT}|[\\d,]{4,11})${PERIOD})?${ASIDE}(?: ?\\(?${QUALIFIER}\\)?)?(?:[,|]? ?[-–|(]? ?${BEHIND}\\)?)?$`,
	"i",
);
const ON_APPLICATION_LINE =
	/^(?:(?:guide )?price:? )?(?:p\.?o\.?a\.?|(?:price |rent )?on (?:application|request))$/i;
const QUALIFIER_LINE = new RegExp(`^${QUALIFIER}\\s?[:*]?$`, "i");
const ENDS_IN_RANGE = new RegExp(`£[^£]{1,20} ?${RANGE}$`, "i");
const BEGINS_IN_RANGE = new RegExp(`^${RANGE}(?: ?£|$)`, "i");

/** The tenure behind the price on its line: "£155,000 Freehold", "£155,000 (Leasehold)". */
export function tenureBehindPrice(line: string): string | null {
	return listedTenure(PRICE_LINE.exec(line)?.groups?.["tenure"] ?? null);
}

/** Lines before and after a price that may be the listing's title, address or kind. */
const HEADINGS = { before: 4, behind: 3 };
const LONGEST_HEADING = 90;

/** What is offered at which price, by the same rules as for a portal's own page. */
export function readPrice(kept: readonly string[], bedrooms: number | null): PastedOffer {
	const lines = joinRanges(kept);
	const priced = lines.flatMap((line, at) =>
		PRICE_LINE.test(line) ? [pricedLine(lines, at)] : [],
	);
	const listingType =
		statedType(lines) ?? only(priced.map(({ isRent }) => (isRent ? "rent" : "sale")));
	const ofType = priced.filter(
		({ isRent }) => listingType !== null && isRent === (listingType === "rent"),
	);
	// Rents are often given twice: the monthly one takes precedence over one converted from a week's.
	const months = ofType.filter(({ isMonthly }) => isMonthly);
	const unpriced = {
		...statedTerms(lines, priced[0]?.at ?? 0),
		listingType,
		bedrooms,
		price: lines.find((line) => ON_APPLICATION_LINE.test(line)) ?? null,
		priceQualifier: null,
	};
	const terms = priceTerms(unpriced);
	const prices = (months.length > 0 ? months : ofType).map((line) => priceOn(line, terms));
	return {
		...readOffer(unpriced),
		...(prices.length > 0 ? agreedPrice(prices) : {}),
		listingType,
	};
}

/** Price where all agree. Different prices cancel out; a range or a price of a part leaves it open. Implausible amounts are ignored. */
function agreedPrice(prices: readonly ListedPrice[]): ListedPrice {
	const priced = prices.filter(({ price, priceNote }) => price !== null || priceNote !== null);
	const open = priced.find(({ price }) => price === null);
	if (open) {
		return { price: null, priceNote: open.priceNote };
	}
	const price = only(priced.map((each) => each.price));
	return { price, priceNote: price === null ? null : only(priced.map((each) => each.priceNote)) };
}

/** "£250,000 -" and "£275,000" on two lines are one range. */
function joinRanges(lines: readonly string[]): string[] {
	const joined: string[] = [];
	for (const line of lines) {
		const before = joined.at(-1) ?? "";
		const isRest =
			line.length < LONGEST_HEADING &&
			before.length < LONGEST_HEADING &&
			before.includes("£") &&
			(ENDS_IN_RANGE.test(before) ? line.startsWith("£") : BEGINS_IN_RANGE.test(line));
		if (isRest) {
			joined[joined.length - 1] = `${before} ${line}`;
		} else {
			joined.push(line);
		}
	}
	return joined;
}

/** A price with its qualifiers from the surrounding lines. */
function pricedLine(lines: readonly string[], at: number) {
	const price = lines[at] ?? "";
	const [amount, second] = amountsIn(price);
	// "£2,500 - £2,700 pcm" gives the period once; a sum in brackets repeats the first in another period.
	const every = amount?.every ?? (price.includes("(") ? null : (second?.every ?? null));
	const beside = [lines[at - 1], lines[at + 1]].filter((line) => QUALIFIER_LINE.test(line ?? ""));
	return {
		at,
		price,
		priceQualifier: beside.join(" "),
		isRent: every !== null || saysInParts(price),
		isMonthly: amount?.every === "month",
	};
}

/** Everything but the price, from the lines around the first price and the whole text. */
function statedTerms(
	lines: readonly string[],
	at: number,
): Omit<StatedOffer, "listingType" | "price" | "priceQualifier" | "bedrooms"> {
	// Further up there are menus, which name every kind of home.
	const paragraphs = lines.slice(Math.max(0, at - HEADINGS.before));
	const around = paragraphs.slice(0, Math.min(at, HEADINGS.before) + HEADINGS.behind + 1);
	const titles = lines.filter((line) => LISTING_TITLE.test(line));
	const headings = [...around, ...titles].filter((line) => line.length <= LONGEST_HEADING);
	return {
		headings,
		propertyType: labelled(lines, /^property type\b/i, (text) => text)[0] ?? null,
		tenure: null,
		isAuction: false,
		isByPerson: false,
		flagged: null,
		status:
			paragraphs.find(
				(line) =>
					/ |^(?:sstc|SSTC|SOLD|R(?:eserved|ESERVED))\W*$/.test(line) && listedState(line) !== null,
			) ?? null,
		paragraphs,
	};
}

function statedType(lines: readonly string[]): "sale" | "rent" | null {
	const titles = lines.map((line) => LISTING_TITLE.exec(line)?.[2]?.toLowerCase());
	return only(titles.map((words) => (words ? (words === "for sale" ? "sale" : "rent") : null)));
}
