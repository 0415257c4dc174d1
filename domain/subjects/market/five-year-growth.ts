import { monthBefore } from "../../base/calendar.ts";
import { known } from "../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../base/evidence-dto.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { indexOf } from "../../base/facts/index-price.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { isInOneAuthority } from "../../base/place/place-label.ts";
import { round } from "../../base/statistics.ts";

/** Change of an authority's average price over five years, as a constant yearly rate. */
export type FiveYearGrowth = {
	readonly place: string;
	/** A fraction a year, compounded; negative where prices fell. */
	readonly rate: number;
	/** First and last month, `YYYY-MM`. */
	readonly from: string;
	readonly to: string;
	readonly provenance: ProvenanceDto;
};

const YEARS = 5;

/**
 * Constant yearly rate, to a ten-thousandth of a percent, between the authority's average price for all homes five years ago and the newest. Null where the
 * held index does not reach back that far. Source: UK House Price Index.
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
