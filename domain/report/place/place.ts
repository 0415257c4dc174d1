import { adverseFirst } from "../../area-fact.ts";
import type { Assessment } from "../../assess.ts";
import { type FigureDto, serializeEvidence } from "../../evidence-dto.ts";
import { FEWEST_WEIGHT_KNOWN } from "../../score/method.ts";
import type { Claim, ReportFacts } from "../document.ts";
import { type ChapterNarrative, type Rule, when } from "../narrative/rule.ts";

/** Percent of an area's postcodes in a flood zone from which the area is worth naming. */
const MANY_IN_FLOOD_ZONES = 10;

/** A fact of the place by its id; null where it is not told. */
function placeFact({ place }: ReportFacts, id: string): FigureDto | null {
	return place.find((fact) => fact.id === id) ?? null;
}

/** A count told of the place, nothing where it is not known: what no one told is no ground for a claim. */
function countOf(document: ReportFacts, id: string): number {
	const value = placeFact(document, id)?.evidence.value;
	return typeof value === "number" ? value : 0;
}

/** Whether the home's point is in flood zone 3, the likelier of the two. */
function isInFloodZone3(document: ReportFacts): boolean {
	return (
		countOf(document, "floodZone") > 0 &&
		(placeFact(document, "floodZone")?.text.includes("flood zone 3") ?? false)
	);
}

/** What the place, and how little is known, put at risk. Crime is told without a judgement: no threshold for it is published. */
const risks: readonly Rule[] = [
	{
		id: "flood_zone_3",
		subject: "flood",
		gravity: 58,
		applies: (document) =>
			when(
				isInFloodZone3(document),
				"The home's point lies in flood zone 3 of rivers or sea: insurance and lending may be harder to get.",
				["floodZone"],
			),
	},
	{
		id: "too_little_known",
		subject: "score",
		gravity: 54,
		applies: ({ verdict }) =>
			when(
				verdict.investmentScore === null,
				`Too little is known for a score: ${verdict.knownWeight}% of its weight, where ${FEWEST_WEIGHT_KNOWN}% is needed.`,
				["score"],
			),
	},
	{
		id: "flood_zone_2",
		subject: "flood",
		gravity: 35,
		applies: (document) =>
			when(
				countOf(document, "floodZone") > 0 && !isInFloodZone3(document),
				"The home's point lies in a flood zone of rivers or sea, and insurers and lenders ask about that.",
				["floodZone"],
			),
	},
	{
		id: "flood_warnings",
		subject: "flood warnings",
		gravity: 32,
		applies: (document) =>
			when(
				countOf(document, "floodWarnings") > 0,
				`Flood warnings near the home on the day of this report: ${placeFact(document, "floodWarnings")?.text}.`,
				["floodWarnings"],
			),
	},
	{
		id: "listed_building",
		subject: "listed building",
		gravity: 31,
		applies: (document) =>
			when(
				countOf(document, "listedBuilding") > 0,
				"A listed building stands at this point: works to it, energy works too, may need listed building consent.",
				["listedBuilding"],
			),
	},
	{
		id: "area_in_flood_zones",
		subject: "flood",
		gravity: 18,
		applies: (document) =>
			when(
				countOf(document, "floodZone") === 0 &&
					countOf(document, "floodZoneShare") >= MANY_IN_FLOOD_ZONES,
				`Flood zones are common nearby: ${placeFact(document, "floodZoneShare")?.text}.`,
				["floodZoneShare"],
			),
	},
	{
		id: "conservation_area",
		subject: "conservation area",
		gravity: 16,
		applies: (document) =>
			when(
				countOf(document, "conservationArea") > 0,
				"The home lies in a conservation area: works to its outside, such as wall insulation or windows, may need permission.",
				["conservationArea"],
			),
	},
];

/** What to do about floods and protected buildings. */
const advice: readonly Rule[] = [
	{ id: "ask_about_floods", subject: "flood", gravity: 54, applies: askAboutFloods },
	{ id: "ask_about_consent", subject: "consent", gravity: 30, applies: askAboutConsent },
];

/** What the chapter on the area gives the narrative; its facts are the figures it tells. */
export const placeNarrative: ChapterNarrative = { risks, advice, facts: () => [] };

function askAboutFloods(document: ReportFacts): Claim | null {
	return when(
		countOf(document, "floodZone") > 0,
		"Before you exchange contracts, get a quote for insurance and ask the seller whether the home has flooded.",
		["floodZone"],
	);
}

function askAboutConsent(document: ReportFacts): Claim | null {
	const protectedBy = ["listedBuilding", "conservationArea"].filter(
		(id) => countOf(document, id) > 0,
	);
	return when(
		protectedBy.length > 0,
		"Ask the council's conservation officer which energy works it would consent to before you price them.",
		protectedBy,
	);
}

/** What is known of the place around the home, as the chapter on the area tells it: what is adverse comes first. */
export function placeFacts({ areaFacts }: Assessment): FigureDto[] {
	return areaFacts.toSorted(adverseFirst).map(({ id, label, text, evidence }) => ({
		id,
		label,
		text,
		evidence: serializeEvidence(evidence),
	}));
}
