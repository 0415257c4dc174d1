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

/** An authority with the published figures that are compared within its nation. */
export type ComparedAuthority = Pick<
	AuthorityFacts,
	"dwellings" | "sales" | "saleYear" | "priceGrowth" | "indexPrice" | "turnover"
> & {
	readonly nation: Nation;
	/** Rents of the authority or, in Scotland, of the market areas that represent it. */
	readonly rent: Pick<RentFacts, "all" | "growth" | "period"> | null;
	/** Percent of its households that rent privately. */
	readonly privateRenters: number | null;
};

/** An authority's value of an indicator, and the date of its oldest input. */
type DatedValue = { readonly value: number; readonly asOf: string };

/**
 * Thirds and tenths of each nation's authorities for every indicator that enough of them have, dated by the oldest input. Authorities without all inputs of
 * an indicator are left out of it. Must match `indicatorValue`, which reads one authority.
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

/** The earlier of two published dates: a year counts as earlier than any of its months. */
function earlier(one: string, other: string): string {
	return one < other ? one : other;
}
