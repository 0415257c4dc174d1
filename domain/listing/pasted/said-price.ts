import { type Amount, amountsIn, monthly } from "../listed-amount.ts";
import { LISTING_TITLE } from "./kept-lines.ts";
import { only } from "./only.ts";

/** Pounds: of the whole home, or a calendar month's rent of it. */
export type PastedPrice = { listingType: "sale" | "rent" | null; price: number | null };

/** Below this an amount without "a month" is a fee or a deposit, not the price of a home. Pounds. */
const LEAST_SALE_PRICE = 10_000;

/** A line that holds nothing but a price: "Guide price £250,000", "£1,650 pcm (£381 pw)". */
const PRICE_LINE =
	/^(?:guide price|asking price|fixed price|starting price|price|rent|from|offers (?:over|around|invited)|offers in (?:the )?(?:excess|region) of|oieo|oiro)?:?\s?£\s?[\d,]{2,11}(?:\.\d{2})?\s?(?:pcm|p\.c\.m\.?|p\/m|per (?:calendar )?month|a month|\/ ?month|monthly|pw|p\.w\.?|per week|a week|\/ ?week|weekly)?(?:\s?\(£[\d,.]{1,12} ?p(?:w|cm)\)|\s?guide price)?$/i;

/** The price of a part, a share or a room is not the price of the home. */
const OF_A_PART =
	/shared ownership|\d{1,2}% share|\bper (?:room|person)\b|\bpppw\b|\brooms? to (?:rent|let)\b|house ?share|flat ?share/i;

/** What the home costs or lets for. */
export function saidPrice(lines: readonly string[]): PastedPrice {
	const amounts = lines.flatMap((line) =>
		PRICE_LINE.test(line) ? amountsIn(line).slice(0, 1).filter(isPrice) : [],
	);
	const listingType = saidType(lines) ?? only(amounts.map(typeOf));
	const price =
		listingType === null || lines.some((line) => OF_A_PART.test(line))
			? null
			: priceOf(listingType, amounts);
	return { listingType, price };
}

function isPrice({ pounds, every }: Amount): boolean {
	return every !== null || pounds >= LEAST_SALE_PRICE;
}

function saidType(lines: readonly string[]): "sale" | "rent" | null {
	const titles = lines.map((line) => LISTING_TITLE.exec(line)?.[2]?.toLowerCase());
	return only(titles.map((words) => (words ? (words === "for sale" ? "sale" : "rent") : null)));
}

function typeOf({ every }: Amount): "sale" | "rent" {
	return every === null ? "sale" : "rent";
}

/** A rent is often given twice: that of a month goes before the one made of a week's. */
function priceOf(listingType: "sale" | "rent", amounts: readonly Amount[]): number | null {
	const ofType = amounts.filter((amount) => typeOf(amount) === listingType);
	if (listingType === "sale") {
		return only(ofType.map(({ pounds }) => pounds));
	}
	const months = ofType.filter(({ every }) => every === "month");
	return only((months.length > 0 ? months : ofType).map((amount) => Math.round(monthly(amount))));
}
