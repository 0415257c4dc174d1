import type { CostRange } from "./cost-range.ts";
import { type Pence, pence, toPounds } from "./money.ts";
import { percentInWords } from "./percent-in-words.ts";
import { round } from "./statistics.ts";
import { NOT_KNOWN, poundsInWords } from "./words.ts";

/** Whole pounds, with a minus sign for a loss; `nothing` where there is no amount. */
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

/** A limit on borrowing or paying in whole pounds, never rounded up. */
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

/** Interest cover in percent: "125%" for 1.2575, never rounded up. */
export function coverOr(cover: number | null, nothing = NOT_KNOWN): string {
	return cover === null ? nothing : coverInWords(cover);
}

/** A year's cash flow as the end of a sentence: "leaves £1,240 a year", "loses £300 a year". */
export function cashFlowInWords(amount: Pence): string {
	return amount < 0
		? `loses ${poundsInWords(pence(-amount))} a year`
		: `leaves ${poundsInWords(amount)} a year`;
}

/** A rate of interest, "4.85%" of the fraction 0.0485. */
export function rateInWords(rate: number): string {
	return `${round(rate * 100, 2)}%`;
}

/** Cover in percent, rounded down so that it never seems to reach a threshold it misses: "124%" of 1.2499. */
export function coverInWords(cover: number): string {
	return `${Math.floor(cover * 100 + 1e-9).toLocaleString("en-GB")}%`;
}

/** A limit in whole pounds, rounded down so that it is never exceeded. */
export function atMostInWords(limit: Pence): string {
	return poundsInWords(pence(Math.floor(limit / 100) * 100));
}

/** "£3,000 to £8,400"; one amount where lowest and highest are the same. */
export function rangeInWords({ low, high }: CostRange): string {
	return low === high ? poundsInWords(low) : `${poundsInWords(low)} to ${poundsInWords(high)}`;
}
