import { round } from "../../base/statistics.ts";
import type { Spot } from "../chart/chart.ts";
import { type Frame, frameOf } from "./frame.ts";
import { ringsInSpots, ShapeWriter, writeLines } from "./lines.ts";
import type { MapSheet, SheetGround, SheetHome, SheetPart, SheetScheme } from "./map-sheet.ts";
import type { MapGround, MapHome, MapScheme, MapShare, MapSubject } from "./map-subject.ts";
import { arcsOf, type Outlines, type Region, regionAt, regionsOf, ringsOf } from "./outlines.ts";
import { OUTLINES_EDITION } from "./outlines-edition.ts";
import { shadingOf } from "./shading.ts";
import { areaOf, clip, simplifyLine } from "./simplify-line.ts";

/** How finely a map is laid out, in units of its frame. */
export type Fineness = {
	readonly width: number;
	readonly mostHeight: number;
	/** Largest distance between a line and its outline. */
	readonly tolerance: number;
	/** Area of the smallest island to draw, in square units; the largest ring of each part is always drawn. */
	readonly island: number;
};

/** For a screen: half a unit is a quarter of a pixel on a wide one. */
export const fine: Fineness = { width: 1000, mostHeight: 1000, tolerance: 0.7, island: 6 };

/** Lays out a map of one authority: simplified lines in a frame, each border once, and the positions of home, schemes, figures and constraints. */
export function layOutMap(
	outlines: Outlines,
	subject: MapSubject,
	fineness: Fineness = fine,
): MapSheet {
	const ground = groundAt(outlines, fineness);
	const { frame, wards, areas } = ground;
	const home = homeOf(subject.home, ground);
	const shadings = Object.fromEntries(
		(["price", "energy", "crime", "renters"] as const).flatMap((mode) => {
			const shading = shadingOf(mode, subject.figures, areas, home);
			return shading ? [[mode, shading]] : [];
		}),
	);
	return {
		format: 1,
		edition: OUTLINES_EDITION,
		authority: { code: outlines.code, name: outlines.name },
		width: frame.width,
		height: frame.height,
		perKm: round(frame.perKm, 3),
		...ground.text,
		wards: wards.length,
		home,
		schemes: subject.schemes.map((scheme) => schemeOf(scheme, wards)),
		shadings,
		grounds: subject.grounds.flatMap((ground) => groundOf(ground, frame, fineness)),
		station: subject.station && {
			name: subject.station.name,
			km: subject.station.km,
			at: within(frame, frame.place(subject.station.position)),
		},
		approximate: approximate(wards),
	};
}

/** What is the same on every map of an authority. */
type Ground = {
	readonly outlines: Outlines;
	readonly frame: Frame;
	readonly wards: readonly Region[];
	readonly areas: readonly Region[];
	readonly text: ShapeWriter["text"];
};

/** Laid out once: who keeps an authority's outlines draws its next home in a fraction of the time. */
const grounds = new WeakMap<Outlines, Map<Fineness, Ground>>();

function groundAt(outlines: Outlines, fineness: Fineness): Ground {
	const known = grounds.get(outlines) ?? new Map<Fineness, Ground>();
	grounds.set(outlines, known);
	const ground = known.get(fineness) ?? layOutGround(outlines, fineness);
	known.set(fineness, ground);
	return ground;
}

function layOutGround(
	outlines: Outlines,
	{ width, mostHeight, tolerance, island }: Fineness,
): Ground {
	const frame = frameOf(outlines, width, mostHeight);
	const spots = arcsOf(outlines).map((line) =>
		simplifyLine(
			line.map(([lng, lat]) => frame.place({ lat, lng })),
			tolerance,
		),
	);
	const [wards, areas] = [regionsOf(outlines, "wards"), regionsOf(outlines, "areas")];
	const writer = new ShapeWriter(spots);
	for (const rings of [
		ringsOf(outlines.objects.authority),
		...[...wards, ...areas].map((part) => part.rings),
	]) {
		writer.add(seenRings(rings, spots, island));
	}
	return { outlines, frame, wards, areas, text: writer.text };
}

/** Rings large enough to be seen, and always the largest. */
function seenRings(
	rings: readonly (readonly number[])[],
	spots: readonly Spot[][],
	least: number,
): readonly (readonly number[])[] {
	const sizes = ringsInSpots(rings, spots).map((ring) => Math.abs(areaOf(ring)));
	const most = Math.max(...sizes);
	return rings.filter((_, at) => (sizes[at] ?? 0) >= Math.min(least, most));
}

function homeOf(home: MapHome, { outlines, frame, wards, areas }: Ground): SheetHome {
	if (home.kind === "authority") {
		return home;
	}
	if (home.kind === "sector") {
		return {
			kind: "sector",
			label: home.label,
			wards: spread(home.wards, wards),
			areas: spread(home.areas, areas),
		};
	}
	const drawn = regionAt(outlines, "wards", home.position);
	const ward = partOf(wards, home.ward) ?? partOf(wards, drawn);
	const [x, y] = frame.place(home.position);
	return {
		kind: "point",
		label: home.label,
		at: [round(x, 1), round(y, 1)],
		ward,
		area: partOf(areas, home.area) ?? partOf(areas, regionAt(outlines, "areas", home.position)),
		byBorder: ward !== null && drawn !== null && ward.code !== drawn,
	};
}

function partOf(regions: readonly Region[], code: string | null): SheetPart | null {
	const at = regions.findIndex((region) => region.code === code);
	const region = regions[at];
	return region ? { at, code: region.code, name: region.name } : null;
}

function spread(shares: readonly MapShare[], regions: readonly Region[]) {
	return shares
		.flatMap(({ code, share }) => {
			const part = partOf(regions, code);
			return part ? [{ ...part, share }] : [];
		})
		.toSorted((a, b) => b.share - a.share);
}

function schemeOf(scheme: MapScheme, wards: readonly Region[]): SheetScheme {
	if (scheme.wards === null || scheme.wards === "all") {
		return { ...scheme, wards: scheme.wards, names: [] };
	}
	const parts = scheme.wards.flatMap((code) => partOf(wards, code) ?? []);
	return { ...scheme, wards: parts.map(({ at }) => at), names: parts.map(({ name }) => name) };
}

function groundOf(
	{ kind, name, rings }: MapGround,
	frame: Frame,
	{ tolerance, island }: Fineness,
): SheetGround[] {
	const seen = rings
		.map((ring) => clip(simplifyLine(ring.map(frame.place), tolerance), frame.width, frame.height))
		.filter((ring) => Math.abs(areaOf(ring)) >= island);
	return seen.length === 0 ? [] : [{ kind, name, rings: writeLines(seen) }];
}

/** A position, or null outside the frame. */
function within({ width, height }: Frame, [x, y]: Spot): Spot | null {
	return x >= 0 && x <= width && y >= 0 && y <= height ? [round(x, 1), round(y, 1)] : null;
}

function approximate(wards: readonly Region[]): MapSheet["approximate"] {
	const rough = wards.filter((ward) => ward.approximate).length;
	return rough === 0 ? "none" : rough === wards.length ? "all" : "some";
}
