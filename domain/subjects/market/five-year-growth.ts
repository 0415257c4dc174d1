import { monthBefore } from "../../base/calendar.ts";
import { known } from "../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../base/evidence-dto.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { indexOf } from "../../base/facts/index-price.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { isInOneAuthority } from "../../base/place/place-label.ts";
import { round } from "../../base/statistics.ts";

/** How an authority's average price has changed over five years, as the same change every year. */
export type FiveYearGrowth = {
	readonly place: string;
	/** A fraction a year, compounded; less than nothing where prices fell. */
	readonly rate: number;
	/** First and last month, `YYYY-MM`. */
	readonly from: string;
	readonly to: string;
	readonly provenance: ProvenanceDto;
};

const YEARS = 5;

/**
 * The yearly rate, to a ten-thousandth of a percent, by which all homes of the authority came from their average price five years ago to the newest one.
 * Null where the index that is held does not reach back to that month. Source: UK House Price Index.
 */
export function fiveYearGrowth(facts: Facts): FiveYearGrowth | null {
	const authority = mainAuthority(facts);
	const index = authority?.indexPrice;
	if (!authority || !index) {
		return null;
	}
	const from = monthBefore(index.month, 12 * YEARS);
	const before = indexOf(index, from);
	if (before === null || before <= 0) {
		return null;
	}
	const rate = round((index.average / before) ** (1 / YEARS) - 1, 6);
	return {
		place: authority.name,
		rate,
		from,
		to: index.month,
		provenance: serializeProvenance(
			known({
				value: rate,
				basis: "authority",
				coverage: isInOneAuthority(facts.place) ? "ok" : "estimated",
				place: authority.name,
				note: "All types of homes together, by the house price index.",
				citations: [{ source: "housePriceIndex", asOf: index.month }],
			}),
		),
	};
}
