import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import type { DrawnShape } from "#domain/telling/map/trim-grounds.ts";
import { OptionalText } from "../shapes.ts";
import { sourceUrl } from "../source-url.ts";
import { readWkt } from "./read-wkt.ts";

/** An entity by its number, as a map names it. */
export type DrawnEntity = Pick<DrawnShape, "kind" | "name"> & { readonly entity: number };

const ShapeReply = z.object({
	entities: z.array(z.object({ entity: z.int().positive(), geometry: OptionalText })),
});

const SOURCE = "planningData";
/** Bytes of an answer: a flood zone along a long river is megabytes, and then goes without its shape. */
const MAX_SHAPE_BYTES = 1_000_000;

/** Asks planning.data.gov.uk for entities by their numbers, each with its geometry in well-known text, and keeps those whose text is a polygon. */
export async function readShapes(
	entities: readonly DrawnEntity[],
	{ baseUrl, fetch, signal }: { baseUrl: string; fetch: Fetch; signal: AbortSignal },
): Promise<DrawnShape[]> {
	const url = sourceUrl(baseUrl, "/entity.json", [
		...entities.map(({ entity }) => ["entity", entity] as const),
		["exclude_field", "point"],
		["limit", entities.length],
	]);
	const { body } = await readJson({
		source: SOURCE,
		url,
		fetch,
		signal,
		maxBytes: MAX_SHAPE_BYTES,
	});
	const sent = parseReply(SOURCE, ShapeReply, body).entities;
	return entities.flatMap(({ entity, kind, name }) => {
		const text = sent.find((each) => each.entity === entity)?.geometry ?? null;
		const polygons = text === null ? null : readWkt(text);
		return polygons ? [{ kind, name, polygons }] : [];
	});
}
