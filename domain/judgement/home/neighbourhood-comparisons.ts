import { isKnown, known } from "../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../base/evidence-dto.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { MOSTLY_ADVERTISED } from "../../base/facts/rent-market.ts";
import type { Pence } from "../../base/money.ts";
import { wholePercent } from "../../base/percent-in-words.ts";
import { censusOfAuthority, censusShare } from "../../base/place/census.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { round } from "../../base/statistics.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { areaPrice, typicalPrice } from "../../subjects/market/price.ts";
import { rentPeriod, rentsHere } from "../../subjects/market/rent.ts";

/** A figure of the place beside those of the larger areas around it, smallest first, as bars that start at zero. */
export type Comparison = {
	readonly id: "rent" | "price" | "areaPrice" | "renters";
	/** "Average monthly rent, May 2026". */
	readonly title: string;
	readonly rows: readonly ComparedPlace[];
	readonly provenance: ProvenanceDto;
};

export type ComparedPlace = {
	readonly name: string;
	/** The figure in words. */
	readonly text: string;
	/** Length of its bar as a share of the longest, 0 to 1. */
	readonly part: number;
};

/**
 * Comparisons of the place: its authority's rent and price with region and nation, its areas' private renters with the authority, and, for viewers who may
 * read finer figures, its areas' sold price. Each uses one series and date. A comparison without a second row is left out, except rent and price in a
 * nation that has none. Source: Rule ACCESS-9.
 */
export function comparisonsOf(
	facts: Facts,
	{ entitled }: { entitled: boolean },
): readonly Comparison[] {
	return [rents(facts), prices(facts), ...(entitled ? [areaPrices(facts)] : []), renters(facts)]
		.filter((comparison) => comparison !== null)
		.filter(({ rows }) => rows.length > 0);
}

function rents(facts: Facts): Comparison | null {
	const here = rentsHere(facts);
	const month = rentPeriod(facts);
	const order = ["authority", "market_area", "region", "country"] as const;
	const rows = order.flatMap((grain) =>
		here.flatMap((rent) =>
			rent.grain === grain && rent.period === month && rent.all !== null
				? [{ name: rent.name, amount: rent.all }]
				: [],
		),
	);
	const isMarket = here.some(({ grain }) => grain === "market_area");
	return month === null
		? null
		: {
				id: "rent",
				title: `Average monthly rent, ${dateInWords(month)}`,
				rows: amounts(rows),
				provenance: serializeProvenance(
					known({
						value: month,
						basis: isMarket ? "market_area" : "authority",
						note: isMarket
							? `Of all private tenancies. ${MOSTLY_ADVERTISED}`
							: "Of all private tenancies, old and new: below today's asking rents.",
						citations: [{ source: "privateRents", asOf: month }],
					}),
				),
			};
}

function prices(facts: Facts): Comparison | null {
	const authority = mainAuthority(facts);
	if (!authority?.indexPrice) {
		return null;
	}
	const { average, month } = authority.indexPrice;
	const nation = facts.nationPrices.filter(({ name }) => name === facts.place.nation);
	const wholes = [...(facts.regionPrices ? [facts.regionPrices] : []), ...nation];
	const rows = wholes.flatMap((whole) =>
		whole.month === month ? [{ name: whole.name, amount: whole.averagePrice }] : [],
	);
	return {
		id: "price",
		title: `Average price, ${dateInWords(month)}`,
		rows: amounts([{ name: authority.name, amount: average }, ...rows]),
		provenance: serializeProvenance(
			known({
				value: month,
				basis: "authority",
				note: "Average of all homes by the house price index.",
				citations: [{ source: "housePriceIndex", asOf: month }],
			}),
		),
	};
}

function areaPrices(facts: Facts): Comparison | null {
	const area = areaPrice(facts);
	const authority = typicalPrice(facts);
	return isKnown(area) && authority && isKnown(authority)
		? {
				id: "areaPrice",
				title: "Sold prices around the home",
				rows: amounts([
					{ name: area.place ?? "Here", amount: area.value },
					{ name: authority.place ?? "The authority", amount: authority.value },
				]),
				provenance: serializeProvenance({
					...area,
					note: `${area.note} ${authority.note}`,
				}),
			}
		: null;
}

function renters(facts: Facts): Comparison | null {
	const area = censusShare(facts, "privateRent");
	const authority = censusOfAuthority(facts, "privateRent");
	return isKnown(area) && isKnown(authority) && area.basis === "area"
		? {
				id: "renters",
				title: `Households that rent privately, ${area.citations[0]?.asOf ?? ""}`,
				rows: bars(
					[area, authority].map(({ place, value }) => ({
						name: place ?? "Here",
						value,
						text: wholePercent(value),
					})),
				),
				provenance: serializeProvenance(area),
			}
		: null;
}

function amounts(rows: readonly { readonly name: string; readonly amount: Pence }[]) {
	return bars(
		rows.map(({ name, amount }) => ({ name, value: amount, text: poundsInWords(amount) })),
	);
}

function bars(
	rows: readonly { readonly name: string; readonly value: number; readonly text: string }[],
): ComparedPlace[] {
	const longest = Math.max(...rows.map(({ value }) => value), 0) || 1;
	return rows.map(({ name, value, text }) => ({ name, text, part: round(value / longest, 3) }));
}
