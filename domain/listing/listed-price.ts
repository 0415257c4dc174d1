import { fromPounds } from "../money.ts";
import { poundsInWords } from "../words.ts";
import { type Amount, amountsIn, monthly } from "./listed-amount.ts";

/** What a page says about its price, in the portal's words. */
export type StatedPrice = {
	readonly listingType: "sale" | "rent";
	/** "£550,000", "£2,700 pcm", "POA". */
	readonly price: string | null;
	/** "Guide Price", "offers_over". */
	readonly qualifier: string | null;
	/** Only a share of the home is sold. */
	readonly isShared: boolean;
	readonly isAuction: boolean;
	/** One room is let, or a place in a home that is shared. */
	readonly isRoom: boolean;
};

export type ListedPrice = {
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	readonly price: number | null;
	/** What has to be said about the price, or why there is none. */
	readonly priceNote: string | null;
};

/** Pounds. A smaller figure is a placeholder, a larger one a slip: the most that a visitor may state, too. */
const salePrices = { least: 10_000, most: 100_000_000 };
const rents = { least: 50, most: 100_000 };

const ON_APPLICATION = /\bp\.?o\.?a\b|\bon (?:application|request)\b|\bnon[ -]quoting\b/i;
/** A share of the home, not the home. */
export const SHARED = /\bshared (?:ownership|equity)\b|\bequity share\b|\bpart[ -]buy\b|% share\b/i;
/** The rent of one person or room, not of the home. */
export const PER_PERSON =
	/(?<![a-z])p\.?p\.? ?p\.?(?:w|c\.?m|m)\b|\bper (?:person|room)\b|\bp\/p\b/i;
/** A price in figures that goes on to another, whose unit may stand behind both. */
const RANGE =
	/£\s?\d[\d,.]{0,12}\s?(?:k|mn?|million)?\s?(?:p\.?(?:c\.?m|w)\.?|per [a-z]{1,9})?\s?(?:-|–|—|to)\s?£?\s?\d[\d,.]{2}/i;
/** Figures that are paid for something: for an acre, for a night. */
const RATE =
	/£\s?[\d,.]{1,13}k? ?(?:\/|(?:per|every) ?[a-z\d]|a (?:night|day|fortnight|term)\b|(?:night|dai|fortnight)ly\b)/i;

const A_RANGE = "A range is given, not one price.";

/** What portals put before a price, in our words. */
const qualifiers: readonly [RegExp, string][] = [
	[/\bauction\b/i, "Auction guide price"],
	[/\bguide price\b/i, "Guide price"],
	[/\boffers in excess\b|\boieo\b/i, "Offers in excess of"],
	[/\boffers over\b/i, "Offers over"],
	[/\boffers in (?:the )?region\b|\boiro\b|\boffers around\b/i, "Offers in the region of"],
	[/\boffers invited\b/i, "Offers invited"],
	[/\bfixed price\b/i, "Fixed price"],
	[/\btender\b/i, "Sale by tender"],
	[/\bfrom\b/i, "From"],
];

/** What the whole home costs or lets for. Null where only a part of it has a price, or where the page gives none. */
export function listedPrice(stated: StatedPrice): ListedPrice {
	const words = `${stated.qualifier ?? ""} ${stated.price ?? ""}`
		.replaceAll("_", " ")
		.slice(0, 200);
	if (stated.listingType === "sale" && (stated.isShared || SHARED.test(words))) {
		return none("The price is for a share of the home, under shared ownership.");
	}
	const [amount, ...more] = amountsIn(stated.price ?? "");
	if (!amount || ON_APPLICATION.test(words)) {
		return none(ON_APPLICATION.test(words) ? "Price on application" : null);
	}
	return stated.listingType === "rent"
		? listedRent(amount, words, stated.isRoom || PER_PERSON.test(words))
		: salePrice([amount, ...more], stated.isAuction ? `Auction ${words}` : words);
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

function listedRent(amount: Amount, words: string, isRoom: boolean): ListedPrice {
	const price = Math.round(monthly(amount));
	if (price < rents.least || price > rents.most) {
		return none(null);
	}
	if (isRoom) {
		return none("The rent shown is for a room or a share, not for the whole home.");
	}
	if (RANGE.test(words)) {
		return none(A_RANGE);
	}
	if (amount.every === null && RATE.test(words)) {
		return none("The rent is given for another time than a week or a month.");
	}
	if (amount.every === null) {
		return { price, priceNote: "Taken as a month's rent: the page does not say." };
	}
	return {
		price,
		priceNote: amount.every === "month" ? null : `${inWords(amount.pounds)} a ${amount.every}`,
	};
}

function inWords(pounds: number): string {
	return poundsInWords(fromPounds(pounds));
}

function none(priceNote: string | null): ListedPrice {
	return { price: null, priceNote };
}
