import { type Pence, pence, toPounds } from "#domain/money.ts";
import { percentInWords } from "#domain/report/percent-in-words.ts";
import { poundsInWords } from "#domain/words.ts";

/** What is printed for a figure that nobody has. */
export const GAP = "Not known";

/** Whole pounds, a loss with a minus sign. */
export function poundsOr(amount: Pence | null, nothing = GAP): string {
	if (amount === null) {
		return nothing;
	}
	const words = poundsInWords(pence(Math.abs(amount)));
	return Math.round(toPounds(amount)) < 0 ? `−${words}` : words;
}

/** "6.3%" from a percentage, a loss with a minus sign. */
export function percentOr(percent: number | null, nothing = GAP): string {
	return percent === null ? nothing : percentInWords(percent).replace("-", "−");
}

/** "4.85%" from a fraction. */
export function shareInWords(fraction: number): string {
	return `${(fraction * 100).toLocaleString("en-GB", { maximumFractionDigits: 2 })}%`;
}
