import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import { londonDay } from "#domain/calendar.ts";
import type { Position } from "#domain/facts.ts";
import { hmoRight } from "#domain/licensing/hmo-right.ts";
import type { PlanningConstraint, PlanningFacts } from "#domain/neighbourhood/planning-facts.ts";
import { OptionalDay, OptionalText } from "../shapes.ts";
import { sourceUrl } from "../source-url.ts";

const Entity = z.object({
	entity: z.int().positive(),
	dataset: z.string(),
	reference: OptionalText,
	name: OptionalText,
	notes: OptionalText,
	description: OptionalText,
	"start-date": OptionalDay,
	"end-date": OptionalDay,
	"documentation-url": OptionalText,
	"permitted-development-rights": OptionalText,
	"flood-risk-level": OptionalText,
	"listed-building-grade": OptionalText,
});
type Entity = z.infer<typeof Entity>;

/** Only a whole list can say that something is not there, so one that stops short of its own count is refused. */
const EntityReply = z
	.object({ entities: z.array(Entity), count: z.int().nonnegative() })
	.refine((reply) => reply.count <= reply.entities.length, "not all entities came");

const SOURCE = "planningData";
const ARTICLE_FOUR = "article-4-direction-area";
const CONSERVATION_AREA = "conservation-area";
const FLOOD_ZONE = "flood-risk-zone";
const LISTED_BUILDING = "listed-building-outline";
/** Most the service sends at once. A point lies in a handful of areas; the default of 10 could cut them off. */
const PAGE_SIZE = 500;

/** Grades of listing, and the flood zones that are drawn: there is no polygon of zone 1. */
const grades: Readonly<Record<string, readonly string[]>> = {
	[LISTED_BUILDING]: ["I", "II*", "II"],
	[FLOOD_ZONE]: ["2", "3"],
};

type PlanningData = {
	/** What is drawn over a position. An empty list is not yet "none here": not every authority publishes. */
	constraintsAt(position: Position, signal: AbortSignal): Promise<PlanningFacts>;
};

/** planning.data.gov.uk (MHCLG), England only. `now` decides which entries have ended. */
export function planningData(deps: {
	baseUrl: string;
	fetch: Fetch;
	now: () => number;
}): PlanningData {
	const { baseUrl, fetch, now } = deps;
	return {
		async constraintsAt(position, signal) {
			const url = sourceUrl(baseUrl, "/entity.json", [
				["longitude", position.lng.toFixed(6)],
				["latitude", position.lat.toFixed(6)],
				["dataset", ARTICLE_FOUR],
				["dataset", CONSERVATION_AREA],
				["dataset", FLOOD_ZONE],
				["dataset", LISTED_BUILDING],
				["period", "current"],
				["exclude_field", "geometry"],
				["exclude_field", "point"],
				["limit", PAGE_SIZE],
			]);
			const { body } = await readJson({ source: SOURCE, url, fetch, signal });
			const today = londonDay(now());
			return byKind(
				parseReply(SOURCE, EntityReply, body).entities.filter((entity) => {
					const end = entity["end-date"];
					return end === null || end > today;
				}),
			);
		},
	};
}

function byKind(entities: readonly Entity[]): PlanningFacts {
	const of = (dataset: string) => entities.filter((entity) => entity.dataset === dataset);
	return {
		articleFour: of(ARTICLE_FOUR).map((entity) => ({
			...toConstraint(entity),
			hmo: hmoRight({
				rights: entity["permitted-development-rights"],
				texts: [entity.name, entity.notes, entity.description],
			}),
		})),
		conservationAreas: of(CONSERVATION_AREA).map(toConstraint),
		floodZones: of(FLOOD_ZONE).map(toConstraint),
		listedBuildings: of(LISTED_BUILDING).map(toConstraint),
	};
}

function toConstraint(entity: Entity): PlanningConstraint {
	const reference = entity.reference ?? String(entity.entity);
	const grade = entity["listed-building-grade"] ?? entity["flood-risk-level"];
	return {
		dataset: entity.dataset,
		reference,
		name: entity.name ?? reference,
		startDate: entity["start-date"],
		url: webAddress(entity["documentation-url"]) ?? entityPage(entity.entity),
		grade: grade !== null && grades[entity.dataset]?.includes(grade) ? grade : null,
	};
}

/** The address is typed in by an authority and becomes a link, so only a web address will do. */
function webAddress(text: string | null): string | null {
	return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

function entityPage(entity: number): string {
	return `https://www.planning.data.gov.uk/entity/${entity}`;
}
