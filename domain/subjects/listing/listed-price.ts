import { fromPounds } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";
import { isPerPerson } from "./let-in-part.ts";
import { type Amount, amountsIn, monthly } from "./listed-amount.ts";
import { type UnusualHome, unusualHomes } from "./unusual-homes.ts";

/** What a page says about its price, in the portal's words. */
export type StatedPrice = {
	readonly listingType: "sale" | "rent";
	/** "£550,000", "£2,700 pcm", "POA". */
	readonly price: string | null;
	/** "Guide Price", "offers_over". */
	readonly qualifier: string | null;
	/** Kind of offer that is no ordinary letting or sale, so that its price is not that of a home to let. */
	readonly unusual: UnusualHome | null;
	readonly isAuction: boolean;
	/** Whether one room is let, or a place in a shared home. */
	readonly isPart: boolean;
};

export type ListedPrice = {
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	readonly price: number | null;
	/** A note on the price, or why there is none. */
	readonly priceNote: string | null;
};

/** Pounds, as for a visitor's own figure. Below it is a placeholder, above it an error. */
const salePrices = { least: 10_000, most: 100_000_000 };
const rents = { least: 50, most: 100_000 };

const ON_APPLICATION = /\bp\.?o\.?a\b|\bon (?:application|request)\b|\bnon[ -]quoting\b/i;
/** A price range, whose unit may follow the second figure. */
const RANGE =
	/£\s?\d[\d,.]{0,12}\s?(?:k|mn?|million)?\s?(?:p\.?(?:c\.?m|w)\.?|per [a-z]{1,9})?\s?(?:-|–|—|to)\s?£?\s?\d[\d,.]{2}/i;
/** Figures per unit: per acre, per night. */
const RATE =
	/£\s?[\d,.]{1,13}k? ?(?:\/|(?:per|every) ?[a-z\d]|a (?:night|day|fortnight|term)\b|(?:night|dai|fortnight)ly\b)/i;

const FOUR_WEEKS = /\b(?:4|four)[ -]?w(?:ee)?k(?:s|ly)?\b/i;

const A_RANGE = "A range is given, not one price.";

/** Portals' price qualifiers in our words, and whether buyers usually bid above them. */
const qualifiers: readonly (readonly [pattern: RegExp, note: string, isExceeded?: true])[] = [
	[/\bsealed bids?\b/i, "Sealed bids", true],
	[/\bbest (?:and|&) final\b/i, "Best and final offers", true],
	[/\btender\b/i, "Sale by tender", true],
	[
		/\b(?:starting|opening) bids?\b|\bbidding (?:opens|starts)\b|\bbids from\b/i,
		"Auction starting bid",
	],
	[/\bmin(?:imum)? bid\b/i, "Auction minimum bid"],
	[/\b(?:current|highest|latest) bid\b/i, "Auction bid so far"],
	[/(?<!\bno )\breserve\b(?! fee)/i, "Auction reserve price"],
	[/\bauction\b|\bbid(?:s|ding)?\b|\breserve\b/i, "Auction guide price"],
	[/\bguide price\b/i, "Guide price", true],
	[/\boffers? (?:invited )?in excess\b|\bo\.?i\.?e\.?o\b/i, "Offers in excess of", true],
	[/\boffers? (?:invited )?over\b/i, "Offers over", true],
	[
		/\boffers? in (?:the )?region\b|\bo\.?i\.?r\.?o\b|\boffers? around\b/i,
		"Offers in the region of",
	],
	[/\boffers invited\b/i, "Offers invited"],
	[/\bfixed price\b/i, "Fixed price"],
	[/\bo\.?n\.?o\b|\bor nearest offer\b/i, "Or nearest offer"],
	[/(?:\bplus|\+|\bexc[a-z.]*|\bex) ?vat\b/i, "Plus VAT", true],
	[/\bstarting price\b|\bfrom\b|\d ?[km]?\+/i, "From", true],
];

/** Price or rent of the whole home. Null where only a part of it has a price, or where the page gives none. */
export function listedPrice(stated: StatedPrice): ListedPrice {
	const words = `${stated.qualifier ?? ""} ${stated.price ?? ""}`
		.replaceAll("_", " ")
		.slice(0, 200);
	if (stated.unusual !== null) {
		const what = stated.listingType === "rent" ? "rent" : "price";
		return none(`The ${what} is that of ${unusualHomes[stated.unusual].name}.`);
	}
	const [amount, ...more] = amountsIn(stated.price ?? "");
	if (!amount || ON_APPLICATION.test(words)) {
		return none(ON_APPLICATION.test(words) ? "Price on application" : null);
	}
	return stated.listingType === "rent"
		? listedRent(amount, words, stated.isPart || isPerPerson(words))
		: salePrice([amount, ...more], stated.isAuction ? `Auction ${words}` : words);
}

/** What a price's note means for the payer; null where the price is simply what is asked. */
export function priceCaution(priceNote: string): string | null {
	if (/^Auction\b/.test(priceNote)) {
		return `${priceNote}: bids may end above it, and the buyer may owe a premium on top.`;
	}
	return qualifiers.some(([, note, isExceeded]) => isExceeded && note === priceNote)
		? `${priceNote}: the home may cost more.`
		: null;
}

function salePrice(amounts: readonly [Amount, ...Amount[]], words: string): ListedPrice {
	const [{ pounds, every }, second] = amounts;
	const note = qualifiers.find(([pattern]) => pattern.test(words))?.[1] ?? null;
	if (second && second.pounds !== pounds) {
		return none(`A range is given: ${inWords(pounds)} to ${inWords(second.pounds)}`);
	}
	if (RANGE.test(words)) {
		return none(A_RANGE);
	}
	const isPrice =
		every === null && !RATE.test(words) && pounds >= salePrices.least && pounds <= salePrices.most;
	return isPrice ? { price: Math.round(pounds), priceNote: note } : none(null);
}

function listedRent(amount: Amount, words: string, isPart: boolean): ListedPrice {
	const price = Math.round(monthly(amount));
	if (price < rents.least || price > rents.most) {
		return none(null);
	}
	if (isPart) {
		return none("The rent shown is for a room or a share, not for the whole home.");
	}
	if (RANGE.test(words)) {
		return none(A_RANGE);
	}
	// "pcm (4 weeks)" contradicts itself.
	if (FOUR_WEEKS.test(words) && amount.every !== "four weeks") {
		return none("The rent is given for a month and for four weeks.");
	}
	if (amount.every === null && RATE.test(words)) {
		return none("The rent is given for another time than a week or a month.");
	}
	if (amount.every === null) {
		return { price, priceNote: "Taken as a month's rent: the page does not say." };
	}
	return {
		price,
		priceNote:
			amount.every === "month" ? null : `${inWords(amount.pounds)} ${inPeriod(amount.every)}`,
	};
}

function inPeriod(every: NonNullable<Amount["every"]>): string {
	return every === "four weeks" ? "every four weeks" : `a ${every}`;
}

function inWords(pounds: number): string {
	return poundsInWords(fromPounds(pounds));
}

function none(priceNote: string | null): ListedPrice {
	return { price: null, priceNote };
}
