import {
	type DemandIndicatorId,
	type DemandThresholds,
	demandIndicatorIds,
} from "../../../base/facts/demand-thresholds.ts";
import type { AuthorityFacts, RentFacts } from "../../../base/facts/facts.ts";
import { nearestIndex } from "../../../base/facts/index-price.ts";
import { type Nation, nations } from "../../../base/nation.ts";
import { censuses } from "../../../base/place/census.ts";
import { tenths } from "../../../base/tenths.ts";
import { rentToPricePercent, salesPerThousandDwellings } from "../ratios.ts";
import { thirds } from "./thirds.ts";
import { yearOfSales } from "./turnover.ts";

/** An authority with the published figures by which it is compared with the others of its nation. */
export type ComparedAuthority = Pick<
	AuthorityFacts,
	"dwellings" | "sales" | "saleYear" | "priceGrowth" | "indexPrice" | "turnover"
> & {
	readonly nation: Nation;
	/** Of the authority or, in Scotland, of the market areas that stand for it. */
	readonly rent: Pick<RentFacts, "all" | "growth" | "period"> | null;
	/** Percent of its households that rent privately. */
	readonly privateRenters: number | null;
};

/** What an indicator is for one authority, and the date of the oldest figure that goes into it. */
type DatedValue = { readonly value: number; readonly asOf: string };

/**
 * Where each nation's authorities part into thirds and tenths, for every indicator that enough of them have; dated by the oldest figure that goes in. An
 * authority without all the figures of an indicator is not compared by it. Read just as `indicatorValue` reads one authority.
 */
export function demandThresholds(authorities: readonly ComparedAuthority[]): DemandThresholds[] {
	return demandIndicatorIds.flatMap((indicator) =>
		nations.flatMap((nation) => {
			const read = authorities
				.filter((authority) => authority.nation === nation)
				.map(readings[indicator])
				.filter((reading) => reading !== null);
			const values = read.map(({ value }) => value);
			const parts = thirds(values);
			const compared = { tenths: tenths(values), count: read.length };
			return parts ? [{ indicator, nation, ...parts, ...compared, asOf: oldest(read) }] : [];
		}),
	);
}

const readings: Readonly<
	Record<DemandIndicatorId, (authority: ComparedAuthority) => DatedValue | null>
> = {
	rentGrowth: ({ rent }) =>
		rent?.growth == null ? null : { value: rent.growth, asOf: rent.period },
	privateRenters: ({ privateRenters, nation }) =>
		privateRenters === null ? null : { value: privateRenters, asOf: censuses[nation].year },
	priceGrowth: ({ priceGrowth }) =>
		priceGrowth && { value: priceGrowth.percent, asOf: priceGrowth.month },
	salesPerThousandDwellings(authority) {
		const sold = yearOfSales(authority);
		return sold?.citation.asOf && authority.dwellings
			? {
					value: salesPerThousandDwellings(sold.sales, authority.dwellings),
					asOf: sold.citation.asOf,
				}
			: null;
	},
	rentToPrice({ rent, indexPrice }) {
		if (!rent?.all || !indexPrice) {
			return null;
		}
		const { average, month } = nearestIndex(indexPrice, rent.period);
		return {
			value: rentToPricePercent(rent.all, average),
			asOf: earlier(month, rent.period),
		};
	},
};

function oldest(read: readonly DatedValue[]): string {
	return read.map(({ asOf }) => asOf).reduce(earlier);
}

/** Of two dates as publishers give them: a year is earlier than any month of it. */
function earlier(one: string, other: string): string {
	return one < other ? one : other;
}
