import { type Evidence, known, notCovered, unknown } from "../../base/evidence.ts";
import { type FigureDto, serializeEvidence, serializeMoney } from "../../base/evidence-dto.ts";
import { bands, isBand } from "../../base/facts/band.ts";
import type { AreaFacts, AuthorityMarket } from "../../base/facts/facts.ts";
import { AREA_FIGURES_AS_OF } from "../../base/facts/neighbourhood-facts.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { censuses } from "../../base/place/census.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { isPublishedIn } from "../../base/published-tables.ts";
import { sumOf } from "../../base/statistics.ts";
import { countInWords, poundsInWords } from "../../base/words.ts";
import { grossYield } from "../../subjects/market/gross-yield.ts";
import { indexPrice } from "../../subjects/market/price.ts";
import { averageRent } from "../../subjects/market/rent.ts";

/** Figures published for a whole authority, in display order. */
export const authorityFigureIds = ["rent", "price", "yield", "energy", "renters"] as const;
export type AuthorityFigure = FigureDto<(typeof authorityFigureIds)[number]>;

/** Rents, prices and homes of a whole authority, each by the preview's rule, with source and day. `areas`: all of its areas. */
export function authorityFigures(
	market: AuthorityMarket,
	areas: readonly Pick<AreaFacts, "medianBand" | "certificates">[],
): AuthorityFigure[] {
	const rent = averageRent(market);
	const price = indexPrice(market);
	const yields = grossYield(market, { rent: null, price: null });
	const energy = middleBand(market, areas);
	const renters = privateRenters(market);
	const text = <T>(evidence: Evidence<T>, inWords: (value: T) => string) =>
		evidence.value === null ? (evidence.note ?? "Not published") : inWords(evidence.value);
	return [
		{
			id: "rent",
			label: "Mean rent a month",
			text: text(rent, poundsInWords),
			evidence: serializeMoney(rent),
		},
		{
			id: "price",
			label: "Average price",
			text: text(price, poundsInWords),
			evidence: serializeMoney(price),
		},
		{
			id: "yield",
			label: "Gross yield",
			text: text(yields, percentInWords),
			evidence: serializeEvidence(yields),
		},
		{
			id: "energy",
			label: "Typical energy rating",
			text: text(energy, (band) => `Band ${band}`),
			evidence: serializeEvidence(energy),
		},
		{
			id: "renters",
			label: "Households that rent privately",
			text: text(renters, percentInWords),
			evidence: serializeEvidence(renters),
		},
	];
}

/** Median of the areas' median bands, weighted by certificates. */
function middleBand(
	market: AuthorityMarket,
	areas: readonly Pick<AreaFacts, "medianBand" | "certificates">[],
): Evidence<string> {
	const { nation } = market.place;
	const name = mainAuthority(market)?.name ?? "this council";
	if (!isPublishedIn(nation, "areas")) {
		return notCovered({
			basis: "authority",
			note: `We hold no energy ratings of ${name} as a whole.`,
		});
	}
	const letters = bands.map(({ letter }) => letter);
	const counts = letters.map(
		(letter) =>
			sumOf(
				areas.map(({ medianBand, certificates }) => (medianBand === letter ? certificates : null)),
			) ?? 0,
	);
	const total = counts.reduce((sum, count) => sum + count, 0);
	let passed = 0;
	const middle = letters.find((_, at) => {
		passed += counts[at] ?? 0;
		return passed >= total / 2;
	});
	if (total === 0 || !isBand(middle)) {
		return unknown({ basis: "authority", note: `No energy ratings are held for ${name}.` });
	}
	const rated = areas.filter(({ medianBand }) => medianBand !== null).length;
	return known({
		value: middle,
		basis: "authority",
		coverage: "estimated",
		place: name,
		sample: total,
		note: `The middle of the median ratings of ${countInWords(rated, "neighbourhood")}, each counted by its certificates.`,
		citations: [{ source: "energyByArea", asOf: AREA_FIGURES_AS_OF }],
	});
}

function privateRenters(market: AuthorityMarket): Evidence<number> {
	const authority = mainAuthority(market);
	const { source, year } = censuses[market.place.nation];
	const citations = [{ source, asOf: year }];
	const share = authority?.census?.privateRent ?? null;
	return share === null
		? unknown({ basis: "authority", note: "The census figures we hold do not say.", citations })
		: known({
				value: share,
				basis: "authority",
				place: authority?.name ?? null,
				sample: authority?.census?.households ?? null,
				citations,
			});
}
