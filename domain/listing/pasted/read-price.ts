import { amountsIn } from "../listed-amount.ts";
import { listedPrice, PER_PERSON, SHARED } from "../listed-price.ts";
import { LISTING_TITLE } from "./kept-lines.ts";
import { only } from "./only.ts";

/** Pounds: of the whole home, or a calendar month's rent of it. */
export type PastedPrice = { listingType: "sale" | "rent" | null; price: number | null };

/** A line that holds nothing but a price: "Guide price £250,000", "£1,650 pcm (£381 pw)". */
const PRICE_LINE =
	/^(?:guide price|asking price|fixed price|starting price|price|rent|from|offers (?:over|around|invited)|offers in (?:the )?(?:excess|region) of|oieo|oiro)?:?\s?£\s?[\d,]{2,11}(?:\.\d{2})?\s?(?:pcm|p\.c\.m\.?|p\/m|per (?:calendar )?month|a month|\/ ?month|monthly|pw|p\.w\.?|per week|a week|\/ ?week|weekly)?(?:\s?\(£[\d,.]{1,12} ?p(?:w|cm)\)|\s?guide price)?$/i;

const ROOM = /\brooms? to (?:rent|let)\b|house ?share|flat ?share/i;

/** What a line that holds nothing but a price says. */
type PricedLine = {
	readonly listingType: "sale" | "rent";
	readonly isMonthly: boolean;
	/** Pounds: of the whole home, or a calendar month's rent of it. */
	readonly price: number;
};

/** What the home costs or lets for. */
export function readPrice(lines: readonly string[]): PastedPrice {
	const priced = lines.flatMap(pricesOf);
	const listingType = saidType(lines) ?? only(priced.map((line) => line.listingType));
	const price = listingType === null || lines.some(isOfAPart) ? null : priceOf(listingType, priced);
	return { listingType, price };
}

/** None for what is a fee, a deposit or a slip. */
function pricesOf(line: string): PricedLine[] {
	const [amount] = PRICE_LINE.test(line) ? amountsIn(line) : [];
	if (!amount) {
		return [];
	}
	const listingType = amount.every === null ? "sale" : "rent";
	const { price } = listedPrice({
		...{ listingType, price: line, qualifier: null },
		...{ isShared: false, isAuction: false, isRoom: false },
	});
	return price === null ? [] : [{ listingType, isMonthly: amount.every === "month", price }];
}

/** The price of a part, a share or a room is not the price of the home. */
function isOfAPart(line: string): boolean {
	return SHARED.test(line) || PER_PERSON.test(line) || ROOM.test(line);
}

function saidType(lines: readonly string[]): "sale" | "rent" | null {
	const titles = lines.map((line) => LISTING_TITLE.exec(line)?.[2]?.toLowerCase());
	return only(titles.map((words) => (words ? (words === "for sale" ? "sale" : "rent") : null)));
}

/** A rent is often given twice: that of a month goes before the one made of a week's. */
function priceOf(listingType: "sale" | "rent", priced: readonly PricedLine[]): number | null {
	const ofType = priced.filter((line) => line.listingType === listingType);
	const months = ofType.filter(({ isMonthly }) => isMonthly);
	return only((months.length > 0 ? months : ofType).map(({ price }) => price));
}
