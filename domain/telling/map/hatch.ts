import type { MapPattern } from "./map-drawing.ts";

/** Look of a pattern, in any renderer. Patterns differ by line direction and density, so that they differ in grey too. */
export type Hatch = {
	/** Angles of each set of lines, in degrees clockwise from horizontal; empty for the tint alone. */
	readonly angles: readonly number[];
	/** Pixels from line to line. */
	readonly gap: number;
	/** Lengths of dash and gap along a line; null for solid lines. */
	readonly dashes: readonly [number, number] | null;
	readonly colour: "accent" | "amber" | "soft";
	/** Strength of the colour below the lines, 0 to 1. */
	readonly tint: number;
};

const lines = (angles: readonly number[], gap: number, tint: number): Hatch => ({
	angles,
	gap,
	dashes: null,
	colour: "accent",
	tint,
});

export const hatches: Readonly<Record<MapPattern, Hatch>> = {
	"scheme-1": lines([45], 8, 0.12),
	"scheme-2": lines([0], 7, 0.12),
	"scheme-3": lines([90], 7, 0.12),
	"scheme-4": lines([135], 8, 0.12),
	"class-1": lines([], 8, 0.06),
	"class-2": lines([45], 12, 0.2),
	"class-3": lines([45], 6, 0.34),
	"class-4": lines([45, 135], 6, 0.48),
	"no-figure": { angles: [0], gap: 6, dashes: [1.5, 6], colour: "soft", tint: 0 },
	flood: { angles: [0], gap: 5, dashes: [6, 3], colour: "amber", tint: 0.2 },
	conservation: { angles: [0], gap: 5, dashes: [1.5, 4], colour: "amber", tint: 0.2 },
	"article-four": { ...lines([0, 90], 7, 0.2), colour: "amber" },
};

/** Lines of a pattern within a box, as pairs of end points beyond its edges. */
export function hatchLines(
	{ angles, gap }: Hatch,
	box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): readonly (readonly [from: readonly [number, number], to: readonly [number, number]])[] {
	const reach = Math.hypot(box.width, box.height) / 2;
	const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
	return angles.flatMap((angle) => {
		const turn = (angle * Math.PI) / 180;
		const [along, across] = [
			[Math.cos(turn), Math.sin(turn)],
			[-Math.sin(turn), Math.cos(turn)],
		] as const;
		const middle = middleX * across[0] + middleY * across[1];
		const first = Math.ceil((middle - reach) / gap);
		const count = Math.max(0, Math.floor((middle + reach) / gap) - first + 1);
		return Array.from({ length: count }, (_, at) => {
			const off = (first + at) * gap - middle;
			const [x, y] = [middleX + off * across[0], middleY + off * across[1]];
			return [
				[x - reach * along[0], y - reach * along[1]],
				[x + reach * along[0], y + reach * along[1]],
			] as const;
		});
	});
}
