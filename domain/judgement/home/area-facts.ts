import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import type { IsoDate } from "../../base/calendar.ts";
import { type Evidence, known, notCovered, unknown } from "../../base/evidence.ts";
import type { AreaFacts, Facts } from "../../base/facts/facts.ts";
import { AREA_FIGURES_AS_OF } from "../../base/facts/neighbourhood-facts.ts";
import type { PlanningConstraint, PlanningFacts } from "../../base/facts/planning-facts.ts";
import { answeredOn, unwrap } from "../../base/facts/source-answer.ts";
import {
	type AreaSpread,
	spreadNote,
	spreadOf,
	spreadPlace,
} from "../../base/place/area-spread.ts";
import { isPublishedIn } from "../../base/published-tables.ts";
import { round } from "../../base/statistics.ts";
import { countInWords, dateInWords, listInWords } from "../../base/words.ts";
import { censusFacts } from "../../subjects/neighbourhood/census.ts";
import { deprivationFacts } from "../../subjects/neighbourhood/deprivation.ts";
import { recentCrime } from "../../subjects/neighbourhood/recent-crime.ts";
import { stationFact } from "../../subjects/neighbourhood/station.ts";
import { unavailableFigure } from "../../subjects/neighbourhood/unavailable.ts";
import { payFacts } from "./pay.ts";

/** What is known about the place around the home. An empty result is reported as such, never as "no risk". */
export function areaFacts(facts: Facts, day: IsoDate): AreaFact[] {
	const floodShare = floodZoneShare(facts);
	return [
		areaFact(
			"crimeRate",
			"Recorded crime",
			crimeRate(facts),
			(rate) => `${rate} crimes per 1,000 residents a month`,
		),
		recentCrime(facts),
		areaFact(
			"floodZone",
			"Flood zone",
			planned(facts, (planning) => planning.floodZones),
			(count) =>
				count > 0
					? `In ${listInWords(levels(facts))} (rivers and sea)`
					: "No flood zone 2 or 3 of rivers or sea at this point",
			() => floodTone(facts),
		),
		areaFact(
			"floodZoneShare",
			"Flood zones nearby",
			floodShare,
			(percent) =>
				`${percent < 1 ? "Under 1" : percent}% of postcodes in ${floodShare.place ?? "the area"} are in flood zone 2 or 3`,
		),
		areaFact(
			"floodWarnings",
			"Flood warnings now",
			floodWarnings(facts, day),
			(count) =>
				count > 0
					? `${countInWords(count, "warning")} in force within 2 km`
					: "None in force within 2 km",
			(count) => (count > 0 ? "red" : null),
		),
		areaFact(
			"conservationArea",
			"Conservation area",
			planned(facts, (planning) => planning.conservationAreas),
			(count) => (count > 0 ? "Inside one" : "None published at this point"),
		),
		areaFact(
			"listedBuilding",
			"Listed building",
			planned(facts, (planning) => planning.listedBuildings),
			(count) => (count > 0 ? "One stands at this point" : "None published at this point"),
		),
		...censusFacts(facts),
		...deprivationFacts(facts),
		...payFacts(facts),
		stationFact(facts),
	];
}

function crimeRate(facts: Facts): Evidence<number> {
	const spread = spreadOf(facts.areas, (area) => area.crimeRate);
	if (spread) {
		const month = oldestMonth(spread.areas);
		return known({
			value: round(spread.mean, 2),
			basis: "area",
			coverage: spread.exact ? "ok" : "estimated",
			place: spreadPlace(spread, facts),
			range: spread.range,
			note: `Monthly mean over up to three years to ${month ? dateInWords(month) : "the latest month"}.${spreadNote(spread, facts, inWords(spread.range, String))} Busy centres have few residents and many visitors.`,
			citations: [{ source: "police", asOf: month }],
		});
	}
	const [main] = facts.areas;
	return main && areCovered(facts)
		? unknown({ basis: "area", note: `No crime figures for ${main.name}. That does not mean low.` })
		: withoutArea(facts, "crime figures");
}

/** The oldest of the areas' months, up to which all were counted. */
function oldestMonth(areas: readonly AreaFacts[]): string | null {
	const [oldest] = areas.flatMap(({ crimeToMonth }) => crimeToMonth ?? []).toSorted();
	return oldest ?? null;
}

function inWords(range: AreaSpread["range"], each: (value: number) => string) {
	return range && ([each(range[0]), each(range[1])] as const);
}

function areCovered({ place: { nation } }: Facts): boolean {
	return isPublishedIn(nation, "areas");
}

/** Reason for having no area: we hold none in Scotland and Northern Ireland; elsewhere the postcode's own was not found. */
function withoutArea(facts: Facts, what: string): Evidence<number> {
	return areCovered(facts)
		? unknown({ basis: "area", note: "This postcode's own area is not known." })
		: notCovered({ basis: "area", note: `We hold no ${what} for areas of ${facts.place.nation}.` });
}

function floodZoneShare(facts: Facts): Evidence<number> {
	const spread = spreadOf(facts.areas, (area) => area.floodZonePercent);
	if (spread) {
		return known({
			value: round(spread.mean, 1),
			basis: "area",
			coverage: spread.exact ? "ok" : "estimated",
			place: spreadPlace(spread, facts),
			range: spread.range,
			note: `Rivers and sea only: surface water is not in it.${spreadNote(
				spread,
				facts,
				inWords(spread.range, (percent) => `${round(percent, 1)}%`),
			)}`,
			citations: [{ source: "planningData", asOf: AREA_FIGURES_AS_OF }],
		});
	}
	return facts.areas.length > 0
		? notCovered({
				basis: "area",
				note: `We hold no flood zones for areas of ${facts.place.nation}.`,
			})
		: withoutArea(facts, "flood zones");
}

function floodWarnings(facts: Facts, day: IsoDate): Evidence<number> {
	const { floodWarnings: answer } = facts.live;
	const answered = answeredOn(answer);
	if (answered !== null && answered < day) {
		return unknown({
			basis: "postcode",
			note: `Last asked on ${dateInWords(answered)}, and warnings change by the hour. The Environment Agency shows today's.`,
			citations: [{ source: "floodWarnings", asOf: answered }],
		});
	}
	return answer.state === "answered"
		? known({
				value: answer.data.warnings.length,
				basis: "postcode",
				place: facts.postcode,
				note: "A warning in force now, not how often it floods here.",
				citations: [{ source: "floodWarnings", asOf: answered }],
			})
		: unavailableFigure(answer, "floodWarnings");
}

function planned(
	facts: Facts,
	read: (planning: PlanningFacts) => readonly PlanningConstraint[],
): Evidence<number> {
	const { planning } = facts.live;
	if (planning.state === "silent") {
		return unavailableFigure(planning, "planning");
	}
	const found = read(planning.data);
	return known({
		value: found.length,
		basis: "postcode",
		place: facts.postcode,
		coverage: found.length > 0 ? "ok" : "estimated",
		note:
			found.length > 0
				? namesOf(found)
				: "Not every authority publishes: an empty answer is not proof.",
		citations: [{ source: "planningData", asOf: answeredOn(planning) }],
	});
}

/** Flood zones have no names, and their references mean nothing to a reader. */
function namesOf(found: readonly PlanningConstraint[]): string | null {
	const names = found
		.filter(({ dataset }) => dataset !== "flood-risk-zone")
		.map(({ name, reference }) => name || reference);
	return names.length > 0 ? `${listInWords(names)}.` : null;
}

function levels(facts: Facts): string[] {
	const zones = unwrap(facts.live.planning)?.floodZones ?? [];
	return [...new Set(zones.map(({ grade }) => `flood zone ${grade ?? "2 or 3"}`))].toSorted();
}

/** Zone 3 has the highest flood probability and zone 2 the next; a zone without a grade may be either. */
function floodTone(facts: Facts): AreaFact["tone"] {
	const zones = unwrap(facts.live.planning)?.floodZones ?? [];
	if (zones.length === 0) {
		return null;
	}
	return zones.every(({ grade }) => grade === "2") ? "amber" : "red";
}
