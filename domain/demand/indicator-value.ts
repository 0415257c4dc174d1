import { type Evidence, isKnown, known, unknown } from "../evidence.ts";
import type { DemandIndicatorId, Facts } from "../facts.ts";
import { growthCaveat } from "../market/growth-caveat.ts";
import { indexPrice, mainAuthority } from "../market/price.ts";
import { averageRent, rentsHere } from "../market/rent.ts";
import { rentToPricePercent, salesPerThousandDwellings } from "./ratios.ts";
import { yearOfSales } from "./turnover.ts";

/** One indicator of the main authority: percent, or sales per 1,000 dwellings. */
export function indicatorValue(id: DemandIndicatorId, facts: Facts): Evidence<number> {
	return readings[id](facts);
}

const readings: Readonly<Record<DemandIndicatorId, (facts: Facts) => Evidence<number>>> = {
	rentGrowth: (facts) => {
		const rent = rentsHere(facts).find(({ grain }) => grain === "authority");
		return rent?.growth == null
			? absent("We hold no rent growth for this authority yet.")
			: known({
					value: rent.growth,
					basis: "authority",
					place: rent.name,
					citations: [{ source: "privateRents", asOf: rent.period }],
				});
	},
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
		return isKnown(rent) && isKnown(price) && rent.basis === price.basis
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

function absent(note: string): Evidence<number> {
	return unknown({ basis: "authority", note });
}
