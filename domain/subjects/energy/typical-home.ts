import type { IsoDate } from "../../base/calendar.ts";
import { type Evidence, known } from "../../base/evidence.ts";
import { BAND_C, bandOf, bands } from "../../base/facts/band.ts";
import type { Certificate, CertificateSummary } from "../../base/facts/certificate.ts";
import type { AreaFacts, Facts } from "../../base/facts/facts.ts";
import { AREA_FIGURES_AS_OF } from "../../base/facts/neighbourhood-facts.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import { pence } from "../../base/money.ts";
import { middleRank, spreadNote, spreadPlace } from "../../base/place/area-spread.ts";
import { median, mode, sumOf } from "../../base/statistics.ts";
import { typeInWords } from "./certified-home.ts";
import { costTo } from "./cost-to-band.ts";
import { isExpired } from "./current-certificates.ts";
import type { SomeEnergyFigures } from "./energy-figures.ts";
import { currentDetails } from "./homes-at-c.ts";
import { registerCitation } from "./register-citation.ts";

type Figure = <T>(value: T | null, sample: number, method: string) => Evidence<T> | undefined;

/** Medians and modes over a postcode's current certificates, marked estimated, with their count. Source: Rule PLACE-3. */
export function typicalOfPostcode(facts: Facts, day: IsoDate): SomeEnergyFigures {
	const answer = unwrap(facts.live.certificates);
	if (!answer) {
		return {};
	}
	const homes = answer.summaries.filter((summary) => !isExpired(summary, day));
	const details = currentDetails(facts, day);
	const figure: Figure = (value, sample, method) =>
		value === null
			? undefined
			: known({
					value,
					basis: "postcode",
					coverage: "estimated",
					place: facts.postcode,
					sample,
					note: `${method}: ${sample} of the ${homes.length} homes with a current certificate. Choose the address for the home's own figure.`,
					citations: [registerCitation(facts.live.certificates)],
				});
	const middle = (values: readonly (number | null)[], method = "Median") => {
		const given = values.filter((value) => value !== null);
		return figure(median(given), given.length, method);
	};
	const points = middle(details.map((home) => home.points));
	const potentialPoints = middle(details.map((home) => home.potentialPoints));
	const types = details.map(typeInWords).filter((type) => type !== null);
	return {
		points,
		potentialPoints,
		band: banded(points) ?? figure(medianBand(homes), homes.length, "Median"),
		potentialBand: banded(potentialPoints),
		propertyType: figure(mode(types), types.length, "Most frequent"),
		floorArea: middle(details.map(({ floorArea }) => floorArea)),
		upgradeCost: typicalUpgradeCost(details, figure),
	};
}

/** Median band of the areas' certificates, as published by area; with several areas, the median weighted by the sector's share in each. */
export function typicalOfArea(facts: Facts): SomeEnergyFigures {
	const middle = middleRank(facts.areas, rankOfArea);
	const letter = middle && bands[middle.rank]?.letter;
	if (!middle || !letter) {
		return {};
	}
	const [best, worst] = (middle.range ?? []).map((rank) => bands[rank]?.letter ?? letter);
	const place = spreadPlace(middle, facts);
	return {
		band: known({
			value: letter,
			basis: "area",
			// Marked estimated, because it is the area's figure even where the area is certain. Source: Rule ENERGY-2.
			coverage: "estimated",
			place,
			sample: sumOf(middle.areas.map(({ certificates }) => certificates)),
			note: `Typical of ${place}.${spreadNote(middle, facts, best && worst ? [`band ${best}`, worst] : null)} Homes in it differ.`,
			citations: [{ source: "energyByArea", asOf: AREA_FIGURES_AS_OF }],
		}),
	};
}

/** Rank of an area's median band among the seven, 0 for A; null where it has none. */
function rankOfArea({ medianBand: letter }: AreaFacts): number | null {
	const rank = bands.findIndex((band) => band.letter === letter);
	return rank < 0 ? null : rank;
}

/** Median band where only letters are known, the lower of two middle ones; null for none. */
export function medianBand(summaries: readonly CertificateSummary[]) {
	const ranks = summaries
		.map(({ band }) => bands.findIndex(({ letter }) => letter === band))
		.filter((rank) => rank >= 0);
	const middle = median(ranks);
	return middle === null ? null : (bands[Math.ceil(middle)]?.letter ?? null);
}

function banded(points: Evidence<number> | undefined) {
	return points && points.value !== null ? { ...points, value: bandOf(points.value) } : undefined;
}

/** Median over the homes below band C; those already there say nothing about the others' cost. Known when at least half of those below have a printed cost. */
function typicalUpgradeCost(
	details: readonly Certificate[],
	figure: Figure,
): SomeEnergyFigures["upgradeCost"] {
	const scored = details.filter(({ points }) => points !== null);
	const below = scored.filter(({ points }) => (points ?? 0) < BAND_C);
	if (below.length === 0) {
		return figure(
			scored.length > 0 ? pence(0) : null,
			scored.length,
			"Already at band C or better",
		);
	}
	const printed = below.map((certificate) => costTo(certificate)).filter((cost) => cost.known);
	const middle = median(printed.map(({ low, high }) => (low + high) / 2));
	if (middle === null || printed.length * 2 < below.length) {
		return undefined;
	}
	const typical = figure(
		pence(Math.round(middle)),
		printed.length,
		"Median printed cost to reach band C of homes below it",
	);
	return typical
		? {
				...typical,
				range: [
					Math.min(...printed.map(({ low }) => low)),
					Math.max(...printed.map(({ high }) => high)),
				],
			}
		: undefined;
}
