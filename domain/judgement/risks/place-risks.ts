import type { AreaFactId } from "../../base/area-fact.ts";
import { isKnown } from "../../base/evidence.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import { plainRisk, type Risk, type RiskedHome, sourceOfFigure } from "./risk.ts";

/** Percent of an area's postcodes in a flood zone from which it is a risk to name. */
const MANY_IN_FLOOD_ZONES = 10;

type PlaceRisk = Pick<Risk, "id" | "effect" | "certainty" | "headline"> & {
	/** Wording for a sentence, around the figure as the source gives it. */
	readonly detail: (text: string) => string;
	readonly fact: AreaFactId;
	readonly applies: (value: number, home: RiskedHome) => boolean;
};

/** Risks of the place as sources report them. Crime is not judged, because no threshold is published. */
const placeRules: readonly PlaceRisk[] = [
	{
		id: "flood_zone_3",
		effect: "yearly",
		certainty: "certain",
		fact: "floodZone",
		headline: "The point is in flood zone 3",
		detail: () =>
			"The home's point lies in flood zone 3 of rivers or sea. Zones ignore defences; insurers and lenders ask about them.",
		applies: (count, home) => count > 0 && grades(home).includes("3"),
	},
	{
		id: "flood_zone_2",
		effect: "yearly",
		certainty: "likely",
		fact: "floodZone",
		headline: "The point is in a flood zone",
		detail: () =>
			"The home's point lies in a flood zone of rivers or sea, and insurers and lenders ask about that.",
		applies: (count, home) => count > 0 && !grades(home).includes("3"),
	},
	{
		id: "flood_warnings",
		effect: "once",
		certainty: "certain",
		fact: "floodWarnings",
		headline: "A flood warning is in force nearby",
		detail: (text) => `Flood warnings near the home on the day judged: ${text}.`,
		applies: (count) => count > 0,
	},
	{
		id: "area_in_flood_zones",
		effect: "once",
		certainty: "possible",
		fact: "floodZoneShare",
		headline: "Flood zones are common in this area",
		detail: (text) => `Flood zones are common nearby: ${text}.`,
		applies: (percent, { areaFacts }) =>
			percent >= MANY_IN_FLOOD_ZONES && countOf(areaFacts, "floodZone") === 0,
	},
	{
		id: "listed_building",
		effect: "once",
		certainty: "likely",
		fact: "listedBuilding",
		headline: "Works may need listed building consent",
		detail: () =>
			"A listed building stands at this point: works to it, energy works too, may need listed building consent.",
		applies: (count) => count > 0,
	},
	{
		id: "conservation_area",
		effect: "once",
		certainty: "likely",
		fact: "conservationArea",
		headline: "Works outside may need permission: conservation area",
		detail: () =>
			"The home lies in a conservation area: works to its outside, such as wall insulation or windows, may need permission.",
		applies: (count) => count > 0,
	},
];

export function placeRisks(home: RiskedHome): Risk[] {
	return placeRules.flatMap(({ fact, applies, detail, ...risk }): Risk[] => {
		const found = home.areaFacts.find(({ id }) => id === fact);
		return found && isKnown(found.evidence) && applies(found.evidence.value, home)
			? [
					{
						...risk,
						...plainRisk,
						detail: detail(found.text),
						source: sourceOfFigure(found.evidence),
					},
				]
			: [];
	});
}

/** Value of a fact of the place; 0 where unknown. */
function countOf(areaFacts: RiskedHome["areaFacts"], id: AreaFactId): number {
	return areaFacts.find((fact) => fact.id === id)?.evidence.value ?? 0;
}

function grades({ facts }: RiskedHome): (string | null)[] {
	return (unwrap(facts.live.planning)?.floodZones ?? []).map(({ grade }) => grade);
}
