import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import { type Citation, type Evidence, known, unknown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { Nation } from "../../base/nation.ts";
import { spreadOf, spreadPlace } from "../../base/place/area-spread.ts";
import { mainAuthority } from "../../base/place/main-authority.ts";
import { sources } from "../../base/sources.ts";
import { countInWords } from "../../base/words.ts";

/** Each nation's own index, which only compares its own small areas; null where ours cannot be matched to today's districts. */
const indices: Readonly<Record<Nation, Citation | null>> = {
	England: { source: "deprivationEngland", asOf: "2025" },
	Wales: { source: "deprivationWales", asOf: "2019" },
	Scotland: { source: "deprivationScotland", asOf: "2020" },
	"Northern Ireland": null,
};

/** Authorities of England that are ranked. Source: English Indices of Deprivation 2025, File 10. */
const RANKED = 296;

/**
 * Deprivation decile of the postcode's own small area, where an imported file names it; then how many small areas around are among the nation's most
 * deprived fifth.
 */
export function deprivationFacts(facts: Facts): AreaFact[] {
	return [...smallAreaFacts(facts), ...areaCountFacts(facts)];
}

/** Left out where the small area is unknown; only the count of those around remains. */
function smallAreaFacts(facts: Facts): AreaFact[] {
	const { nation, deprivationDecile, asOf } = facts.place;
	const index = indices[nation];
	if (deprivationDecile === null || index === null) {
		return [];
	}
	const decile = known({
		value: deprivationDecile,
		basis: "area",
		place: `Small area of ${facts.postcode}`,
		note: indexNote(index, nation),
		citations: [index, { source: "postcodeDirectory", asOf }],
	});
	const inWords = (tenth: number) => decileInWords(tenth, nation);
	return [areaFact("smallAreaDeprivation", "Deprivation of its small area", decile, inWords)];
}

function decileInWords(decile: number, nation: Nation): string {
	if (decile === 1) {
		return `Among the most deprived tenth of ${nation}’s small areas`;
	}
	return decile === 10
		? `Among the least deprived tenth of ${nation}’s small areas`
		: `In the ${ordinal(decile)} tenth of ${nation}’s small areas, the 1st being the most deprived`;
}

/** "3rd", of 1 to 10. */
function ordinal(count: number): string {
	return `${count}${["th", "st", "nd", "rd"][count] ?? "th"}`;
}

/** Left out where nothing is held about the place. */
function areaCountFacts(facts: Facts): AreaFact[] {
	if (facts.areas.every(({ census }) => census === null)) {
		return [];
	}
	const deprived = deprivedSmallAreas(facts);
	const { place, sample } = deprived;
	return [
		areaFact("deprivation", "Deprivation", deprived, (count) =>
			count === 0
				? `None of ${countInWords(sample ?? 0, "small area")} of ${place} is among the most deprived fifth of ${facts.place.nation}`
				: `${count} of ${countInWords(sample ?? 0, "small area")} of ${place} ${count === 1 ? "is" : "are"} among the most deprived fifth of ${facts.place.nation}`,
		),
	];
}

/** Counted over all areas of the place; `sample` is their number of small areas. */
function deprivedSmallAreas(facts: Facts): Evidence<number> {
	const { nation } = facts.place;
	const index = indices[nation];
	const spread = spreadOf(facts.areas, ({ deprivation }) => deprivation?.deprived ?? null);
	if (index === null || spread === null) {
		return unknown({
			basis: "area",
			note: `Not known here. ${gaps[nation]}`,
			citations: index ? [index] : [],
		});
	}
	const sum = (read: "deprived" | "smallAreas") =>
		spread.areas.reduce((total, { deprivation }) => total + (deprivation?.[read] ?? 0), 0);
	return known({
		value: sum("deprived"),
		basis: "area",
		coverage: spread.exact ? "ok" : "estimated",
		place: spreadPlace(spread, facts),
		sample: sum("smallAreas"),
		note: `${indexNote(index, nation)}${rankInWords(facts)}`,
		citations: [index],
	});
}

function indexNote({ source }: Citation, nation: Nation): string {
	return `By the ${sources[source].name}. It compares places of ${nation} alone, and says nothing of a household.`;
}

const gaps: Readonly<Record<Nation, string>> = {
	England: "The index we hold does not reach these areas.",
	Wales: "The index of 2019 counts small areas that were redrawn in 2021.",
	Scotland: "The index we hold does not reach these areas.",
	"Northern Ireland": "The index of 2017 counts small areas that were redrawn in 2021.",
};

function rankInWords(facts: Facts): string {
	const authority = mainAuthority(facts);
	const rank = authority?.deprivation?.rank;
	return authority && rank
		? ` ${authority.name} ranks ${rank} of ${RANKED} authorities, 1 being the most deprived.`
		: "";
}
