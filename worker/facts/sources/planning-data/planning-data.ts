import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import { londonDay } from "#domain/base/calendar.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { PlanningConstraint, PlanningFacts } from "#domain/base/facts/planning-facts.ts";
import { hmoRight } from "#domain/subjects/licensing/hmo-right.ts";
import type { DrawnShape } from "#domain/telling/map/trim-grounds.ts";
import { OptionalDay, OptionalText } from "../shapes.ts";
import { sourceUrl } from "../source-url.ts";
import { type DrawnEntity, readShapes } from "./read-shapes.ts";

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

/** What was found at a position, and which of it has a shape to be asked for. */
type PlanningAnswer = { readonly facts: PlanningFacts; readonly drawn: readonly DrawnEntity[] };

type PlanningData = {
	/** What is drawn over a position, without its shapes. An empty list is not yet "none here": not every authority publishes. */
	constraintsAt(position: Coordinates, signal: AbortSignal): Promise<PlanningAnswer>;
	/** Shapes of some entities, all of which are in one answer; those that cannot be read are left out. */
	shapesOf(entities: readonly DrawnEntity[], signal: AbortSignal): Promise<DrawnShape[]>;
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
			const current = parseReply(SOURCE, EntityReply, body).entities.filter((entity) => {
				const end = entity["end-date"];
				return end === null || end > today;
			});
			return { facts: byKind(current), drawn: current.flatMap(toDrawn) };
		},
		shapesOf(entities, signal) {
			return readShapes(entities, { baseUrl, fetch, signal });
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

const drawnKinds: Readonly<Record<string, DrawnEntity["kind"]>> = {
	[ARTICLE_FOUR]: "articleFour",
	[CONSERVATION_AREA]: "conservation",
	[FLOOD_ZONE]: "flood",
};

/** What a map draws; a building that is listed is a point to it. */
function toDrawn(entity: Entity): DrawnEntity[] {
	const kind = drawnKinds[entity.dataset];
	const { name, grade } = toConstraint(entity);
	return kind
		? [{ entity: entity.entity, kind, name: kind === "flood" ? (grade ?? "") : name }]
		: [];
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
