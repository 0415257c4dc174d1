import type { CostRange } from "../../epc/cost-to-c.ts";
import { type Pence, pence, toPounds } from "../../money.ts";
import { percentInWords } from "../../percent-in-words.ts";
import { NOT_KNOWN, poundsInWords } from "../../words.ts";
import { atMostInWords, coverInWords } from "../money/money-in-words.ts";
import { rangeInWords } from "../range-in-words.ts";

/** Whole pounds, a loss with a minus sign; `nothing` where there is no amount. */
export function poundsOr(amount: Pence | null, nothing = NOT_KNOWN): string {
	if (amount === null) {
		return nothing;
	}
	const words = poundsInWords(pence(Math.abs(amount)));
	return Math.round(toPounds(amount)) < 0 ? `−${words}` : words;
}

/** What is taken away: "−£1,200", but "£0" where it is nothing. */
export function costOr(amount: Pence | null, nothing = NOT_KNOWN): string {
	const words = poundsOr(amount, nothing);
	return amount !== null && amount > 0 ? `−${words}` : words;
}

/** The most that may be borrowed or paid, in whole pounds and never rounded up. */
export function limitOr(limit: Pence | null, nothing = NOT_KNOWN): string {
	return limit === null ? nothing : atMostInWords(limit);
}

/** "£3,000 to £8,400", or one figure where both ends are the same. */
export function rangeOr(range: CostRange | null, nothing = NOT_KNOWN): string {
	return range === null ? nothing : rangeInWords(range);
}

/** "6.3%" from a percentage, a loss with a minus sign. */
export function percentOr(percent: number | null, nothing = NOT_KNOWN): string {
	return percent === null ? nothing : percentInWords(percent).replace("-", "−");
}

/** Rent over interest, "125%" of 1.2575, never rounded up. */
export function coverOr(cover: number | null, nothing = NOT_KNOWN): string {
	return cover === null ? nothing : coverInWords(cover);
}
