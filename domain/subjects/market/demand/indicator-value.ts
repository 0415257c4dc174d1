import { type Evidence, isKnown, known, unknown } from "../../../base/evidence.ts";
import type { DemandIndicatorId } from "../../../base/facts/demand-thresholds.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import {
	marketNames,
	marketNote,
	marketParts,
	overMarkets,
} from "../../../base/facts/rent-market.ts";
import { censusOfAuthority } from "../../../base/place/census.ts";
import { mainAuthority } from "../../../base/place/main-authority.ts";
import { growthCaveat } from "../growth-caveat.ts";
import { indexPrice } from "../price.ts";
import { rentToPricePercent, salesPerThousandDwellings } from "../ratios.ts";
import { arePaired, averageRent, rentPeriod, rentsHere } from "../rent.ts";
import { yearOfSales } from "./turnover.ts";

/** One indicator of the main authority: percent, or sales per 1,000 dwellings. */
export function indicatorValue(id: DemandIndicatorId, facts: Facts): Evidence<number> {
	return readings[id](facts);
}

const readings: Readonly<Record<DemandIndicatorId, (facts: Facts) => Evidence<number>>> = {
	rentGrowth: (facts) => {
		const rent = rentsHere(facts).find(({ grain }) => grain === "authority");
		return rent?.growth == null
			? (marketGrowth(facts) ?? absent("We hold no rent growth for this authority yet."))
			: known({
					value: rent.growth,
					basis: "authority",
					place: rent.name,
					citations: [{ source: "privateRents", asOf: rent.period }],
				});
	},
	privateRenters: (facts) => censusOfAuthority(facts, "privateRent"),
	priceGrowth: (facts) => {
		const authority = mainAuthority(facts);
		const growth = authority?.priceGrowth;
		return growth
			? known({
					value: growth.percent,
					basis: "authority",
					place: authority.name,
					note: growthCaveat(growth.month, facts.place.nation),
					citations: [{ source: "housePriceIndex", asOf: growth.month }],
				})
			: absent("We hold no price growth for this authority yet.");
	},
	salesPerThousandDwellings: (facts) => {
		const authority = mainAuthority(facts);
		const sold = authority && yearOfSales(authority);
		return !sold || !authority.dwellings
			? absent("Sales or dwellings of this authority are not published.")
			: known({
					value: salesPerThousandDwellings(sold.sales, authority.dwellings),
					basis: "authority",
					place: authority.name,
					sample: sold.sales,
					citations: [sold.citation, { source: "councilTaxStock", asOf: null }],
				});
	},
	rentToPrice: (facts) => {
		const rent = averageRent(facts);
		const price = indexPrice(facts);
		return isKnown(rent) && isKnown(price) && arePaired(rent, price)
			? known({
					value: rentToPricePercent(rent.value, price.value),
					basis: "authority",
					coverage: "estimated",
					place: price.place,
					citations: [...rent.citations, ...price.citations],
				})
			: absent("Rent or price of this authority is not published.");
	},
};

/** Rent growth of the market areas that represent a Scottish council; null elsewhere. */
function marketGrowth(facts: Facts): Evidence<number> | null {
	const [council] = facts.place.authorities;
	const parts = marketParts(facts.rentMarkets, council?.code ?? "");
	const growth = overMarkets(parts, facts.rents, (rent) => rent.growth);
	return growth && council
		? known({
				value: growth.mean,
				basis: "market_area",
				coverage: "estimated",
				place: marketNames(parts),
				range: growth.range,
				note: marketNote(parts, council.name),
				citations: [{ source: "privateRents", asOf: rentPeriod(facts) }],
			})
		: null;
}

function absent(note: string): Evidence<number> {
	return unknown({ basis: "authority", note });
}
