import type { CostRange } from "#domain/epc/cost-to-c.ts";
import { type Pence, toPounds } from "#domain/money.ts";
import { formatNumber, formatPounds } from "#web/lib/format.ts";

/** Whole pounds, a loss with a minus sign; `nothing` where there is no amount. */
export function poundsOr(amount: Pence | null, nothing: string): string {
	// Adding nothing turns a negative zero into a plain one.
	return amount === null
		? nothing
		: formatPounds(Math.round(toPounds(amount)) + 0).replace("-", "−");
}

/** "£3,000 to £8,400", or one figure where both ends are the same. */
export function rangeOr(range: CostRange | null, nothing: string): string {
	if (range === null) {
		return nothing;
	}
	const [low, high] = [poundsOr(range.low, nothing), poundsOr(range.high, nothing)];
	return low === high ? low : `${low} to ${high}`;
}

/** "4.85%" from a fraction. */
export function shareInWords(fraction: number): string {
	return `${formatNumber(fraction * 100)}%`;
}

/** "6.1%" from a percentage; `nothing` where there is none. */
export function percentOr(percent: number | null, nothing: string): string {
	return percent === null ? nothing : `${percent.toFixed(1).replace("-", "−")}%`;
}
