import type { Pence } from "../../../base/money.ts";
import { amountsIn } from "../listed-amount.ts";
import { chargeAYear, listedLease, listedTenure, SHARE } from "../listed-terms.ts";
import type { ListingFacts } from "../read-stated.ts";
import { labelled, only } from "./labelled.ts";
import { tenureBehindPrice } from "./read-price.ts";

/** Yearly costs and years left of a lease. Null where not given, or given in two ways. */
export type PastedLease = Pick<
	ListingFacts,
	"tenure" | "leaseYears" | "serviceChargePence" | "groundRentPence"
>;

const YEARS_LABEL =
	/^(?:time remaining on lease|remaining lease|years remaining(?: on lease)?|unexpired lease|lease (?:length|remaining|left)|length of lease)\b/i;
const YEARS_LEFT = /\b\d{1,4} years? (?:left|remaining|unexpired)\b/i;
/** The word and no sentence: "Leasehold", "Leasehold (92 years remaining)". */
const TENURE_LINE =
	/^(?:share of (?:the )?freehold|leasehold|freehold|commonhold|feuhold) ?(?:$|[(,;–-])/i;

export function readLease(lines: readonly string[]): PastedLease {
	return {
		tenure:
			only(labelled(lines, /^tenure\b/i, listedTenure)) ??
			only(
				lines.map((line) =>
					TENURE_LINE.test(line) ? listedTenure(line) : tenureBehindPrice(line),
				),
			),
		leaseYears: only([
			...labelled(lines, YEARS_LABEL, listedLease),
			...lines.map((line) => listedLease(YEARS_LEFT.exec(line)?.[0] ?? null)),
		]),
		serviceChargePence: costOf(lines, "service charge"),
		groundRentPence: costOf(lines, "ground rent"),
	};
}

/** Pence a year from the amount after the words. Without a period it counts where the words say "annual". */
function costOf(lines: readonly string[], what: string): Pence | null {
	const annual = labelled(lines, new RegExp(`^annual ${what}s?\\b`, "i"), (text) =>
		costAYear(text, true),
	);
	const other = labelled(lines, new RegExp(`^(?:estimated |current )?${what}s?\\b`, "i"), (text) =>
		costAYear(text, false),
	);
	return only([...annual, ...other]);
}

/** An amount headed "annual" but followed by another period counts as neither. */
function costAYear(text: string, isAnnual: boolean): Pence | null {
	const [amount] =
		/^(?:[a-z-]{5,16}ly:? ?)?£/i.test(text) && !SHARE.test(text) ? amountsIn(text) : [];
	const isStated = isAnnual ? amount?.every === null || amount?.every === "year" : amount?.every;
	return amount && isStated ? chargeAYear(amount) : null;
}
