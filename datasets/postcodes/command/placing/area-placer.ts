import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { type Outlines, readOutlines } from "#domain/telling/map/outlines.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import {
	contains,
	metresToBox,
	metresToOutline,
	type OutlinedArea,
	outlinedAreas,
} from "./outlined-area.ts";

/** Finds the census area of a postcode. */
export type AreaPlacer = {
	/** The authority whose outlines contain an area; null for an area we do not hold. */
	readonly authorityOf: (areaCode: string) => string | null;
	/** The authority's area that contains a position, or is nearest to it; null for an authority without outlines. `authorityCode` is today's. */
	readonly areaAt: (authorityCode: string, position: Coordinates) => string | null;
};

/**
 * Places positions in the areas of their own authority. A postcode's authority is certain, while outlines generalised to 200 m are not. So a position
 * beyond its council's drawn edge, or off a coarse coast, gets that council's nearest area.
 * Source: ONS, Census 2021 geographies; datasets/outlines/README.md.
 */
export function areaPlacer(councils: Iterable<Outlines>): AreaPlacer {
	const byAuthority = new Map<string, OutlinedArea[]>();
	for (const outlines of councils) {
		byAuthority.set(outlines.code, outlinedAreas(outlines));
	}
	const authorities = new Map(
		[...byAuthority].flatMap(([authority, areas]) =>
			areas.map(({ code }): [string, string] => [code, authority]),
		),
	);
	return {
		authorityOf: (areaCode) => authorities.get(areaCode) ?? null,
		areaAt: (authorityCode, position) => {
			const areas = byAuthority.get(authorityCode) ?? [];
			const around = areas.find((area) => contains(area, position));
			return (around ?? nearest(areas, position))?.code ?? null;
		},
	};
}

function nearest(areas: readonly OutlinedArea[], position: Coordinates): OutlinedArea | null {
	let found: OutlinedArea | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const area of areas) {
		const metres = metresToBox(area, position) < least ? metresToOutline(area, position) : least;
		if (metres < least) {
			found = area;
			least = metres;
		}
	}
	return found;
}

const assets = path.resolve(import.meta.dirname, "../../../../web/public");

/** The committed outlines of every council. @throws Error naming an invalid file */
export async function committedOutlines(): Promise<Outlines[]> {
	const files = await readdir(path.join(assets, path.dirname(outlinesPath("any"))));
	return Promise.all(
		files.map(async (file) => {
			const code = path.basename(file, ".json");
			const text = await readFile(path.join(assets, outlinesPath(code)), "utf8");
			const outlines = readOutlines(JSON.parse(text), code);
			if (!outlines) {
				throw new Error(`${outlinesPath(code)} holds no outlines`);
			}
			return outlines;
		}),
	);
}
