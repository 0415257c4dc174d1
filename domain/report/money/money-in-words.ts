import { type Pence, pence } from "../../money.ts";
import { round } from "../../statistics.ts";
import { poundsInWords } from "../../words.ts";

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
