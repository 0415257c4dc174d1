import { type Evidence, known, notCovered, unknown } from "../../base/evidence.ts";
import type { AreaFacts, AuthorityMarket, Facts, SaleFacts } from "../../base/facts/facts.ts";
import { homesInWords } from "../../base/facts/home-type.ts";
import { nearestIndex } from "../../base/facts/index-price.ts";
import { reaches } from "../../base/facts/live-sources.ts";
import { FEWEST_SALES, type HomeType } from "../../base/facts/sale-figures.ts";
import { answeredOn, unwrap } from "../../base/facts/source-answer.ts";
import { type Pence, pence } from "../../base/money.ts";
import { spreadNote, spreadOf, spreadPlace } from "../../base/place/area-spread.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { isInOneAuthority } from "../../base/place/place-label.ts";
import { sumOf } from "../../base/statistics.ts";
import { poundsInWords } from "../../base/words.ts";
import { rentPeriod } from "./rent.ts";

/** Typical sold price of the authority: its areas' median prices weighted by sales; null where not held. Never paired with a rent: see `indexPrice`. */
export function typicalPrice(facts: Facts): Evidence<Pence> | null {
	const authority = mainAuthority(facts);
	return authority?.typicalPrice
		? known({
				value: authority.typicalPrice,
				basis: "authority",
				coverage: "estimated",
				place: authority.name,
				sample: authority.sales,
				note: `Mean of the median sold prices of ${authority.name}'s areas, weighted by their sales.`,
				citations: [
					{
						source: "pricePaid",
						asOf: authority.saleYear === null ? null : String(authority.saleYear),
					},
				],
			})
		: null;
}

/** Median sold price of the area of the postcode; where its sector lies in several, the mean of their medians by its share in each. */
export function areaPrice(facts: Facts): Evidence<Pence> {
	const spread = spreadOf(facts.areas, ({ medianSalePrice }) => medianSalePrice);
	if (!spread) {
		return soldPriceGap(facts);
	}
	const sample = sumOf(spread.areas.map(({ salesCount }) => salesCount));
	const few = (sample ?? 0) < FEWEST_SALES;
	const place = spreadPlace(spread, facts);
	const many = spread.areas.length > 1 ? "Mean of the medians" : "Median";
	const year = saleYearOf(spread.areas);
	const isOneYear = spread.areas.every(({ saleYear }) => String(saleYear) === year);
	const [low, high] = spread.range ?? [null, null];
	const range = low !== null && high !== null ? ([pence(low), pence(high)] as const) : null;
	return known({
		value: pence(Math.round(spread.mean)),
		basis: "area",
		coverage: spread.exact && !few ? "ok" : "estimated",
		place,
		sample,
		range,
		note: `${many} of ${sample ?? "an unknown number of"} sales in ${place}${isOneYear ? ` in ${year}` : ""}.${spreadNote(spread, facts, range && [poundsInWords(range[0]), poundsInWords(range[1])])}`,
		citations: [{ source: "pricePaid", asOf: year }],
	});
}

/** Year of the figure: that of its oldest median. */
function saleYearOf(areas: readonly AreaFacts[]): string | null {
	const years = areas.map(({ saleYear }) => saleYear).filter((year) => year !== null);
	return years.length === 0 ? null : String(Math.min(...years));
}

/**
 * Average price of all homes in the authority, or of those of a type, by the UK House Price Index, which covers all four nations: the price behind the
 * yield. Uses the month nearest to that of the authority's rent, else the newest. Source: Rule MARKET-1.
 */
export function indexPrice(facts: AuthorityMarket, type: HomeType | null = null): Evidence<Pence> {
	const authority = mainAuthority(facts);
	const index = type === null ? authority?.indexPrice : authority?.indexPriceByType[type];
	if (!authority || !index) {
		return noIndex(facts);
	}
	const { average, month } = nearestIndex(index, rentPeriod(facts) ?? index.month);
	return known({
		value: average,
		basis: "authority",
		coverage: isInOneAuthority(facts.place) ? "ok" : "estimated",
		place: authority.name,
		note: `Average of ${type === null ? "all homes" : homesInWords[type]} in ${authority.name} by the house price index, which holds the mix of homes sold steady.`,
		citations: [{ source: "housePriceIndex", asOf: month }],
	});
}

function noIndex({ place }: Pick<AuthorityMarket, "place">): Evidence<never> {
	return unknown({
		basis: "authority",
		note: `The house price index we hold has no price of ${place.authorities[0]?.name ?? "this area"}.`,
		citations: [{ source: "housePriceIndex", asOf: null }],
	});
}

/** Gap for a sold price that no source has here. */
export function soldPriceGap({ place }: Facts): Evidence<never> {
	const note = "The sold prices we hold cover England and Wales.";
	return reaches("sales", place.nation)
		? unknown({
				basis: "authority",
				note: `No sold price is held for ${place.authorities[0]?.name ?? "this area"}.`,
				citations: [{ source: "pricePaid", asOf: null }],
			})
		: notCovered({ basis: "authority", note });
}

/** Full-value sales at the postcode, with their source's date. */
type SalesHere = SaleFacts & { readonly asOf: string | null };

/** Sales at the postcode: from the national file where it is held, else Land Registry's answer; null when neither has any. */
export function salesHere({ sold, live }: Facts): SalesHere | null {
	if (sold) {
		return { ...sold.atPostcode, asOf: sold.asOf };
	}
	const answer = unwrap(live.sales);
	return answer && { ...answer, asOf: answeredOn(live.sales) };
}
