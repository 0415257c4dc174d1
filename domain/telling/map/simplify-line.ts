import type { Spot } from "../chart/chart.ts";

/**
 * Drops points of a line that are within `tolerance` of the line drawn without them. Keeps its ends, and of a ring also the point furthest from them.
 * Source: Douglas and Peucker, 1973.
 */
export function simplifyLine(line: readonly Spot[], tolerance: number): Spot[] {
	const [first, last] = [line[0], line.at(-1)];
	if (!first || !last || line.length < 3) {
		return [...line];
	}
	const kept = new Set([0, line.length - 1]);
	const parts: [number, number][] = [[0, line.length - 1]];
	for (let part = parts.pop(); part; part = parts.pop()) {
		const [from, to] = part;
		const furthest = furthestBetween(line, from, to);
		const isRing = from === 0 && to === line.length - 1 && gap(first, last) === 0;
		if (furthest && (furthest.distance > tolerance || isRing)) {
			kept.add(furthest.at);
			parts.push([from, furthest.at], [furthest.at, to]);
		}
	}
	return line.filter((_, at) => kept.has(at));
}

function furthestBetween(line: readonly Spot[], from: number, to: number) {
	const [start, end] = [line[from], line[to]];
	let found: { at: number; distance: number } | null = null;
	for (let at = from + 1; at < to; at++) {
		const spot = line[at];
		const distance = start && end && spot ? offLine(spot, start, end) : 0;
		if (!found || distance > found.distance) {
			found = { at, distance };
		}
	}
	return found;
}

/** Distance of a point from the line between two others. */
function offLine(spot: Spot, start: Spot, end: Spot): number {
	const [across, down] = [end[0] - start[0], end[1] - start[1]];
	const length = across * across + down * down;
	const along =
		length === 0 ? 0 : ((spot[0] - start[0]) * across + (spot[1] - start[1]) * down) / length;
	const held = Math.max(0, Math.min(1, along));
	return gap(spot, [start[0] + held * across, start[1] + held * down]);
}

function gap([x, y]: Spot, [left, top]: Spot): number {
	return Math.hypot(x - left, y - top);
}

/** Area of a ring in square units; negative for the opposite direction. Source: the shoelace formula. */
export function areaOf(ring: readonly Spot[]): number {
	return (
		ring.reduce((sum, [x, y], at) => {
			const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
			return sum + x * nextY - nextX * y;
		}, 0) / 2
	);
}

/** The part of a ring within a box from the left and the top. Source: Sutherland and Hodgman, 1974. */
export function clip(ring: readonly Spot[], width: number, height: number): Spot[] {
	return [
		([x]: Spot) => x,
		([x]: Spot) => width - x,
		([, y]: Spot) => y,
		([, y]: Spot) => height - y,
	].reduce<Spot[]>(clipAt, [...ring]);
}

/** Cuts off what is beyond an edge; `inside` is the signed distance from it. */
function clipAt(ring: Spot[], inside: (spot: Spot) => number): Spot[] {
	return ring.flatMap((spot, at) => {
		const before = ring.at(at - 1) ?? spot;
		const [here, there] = [inside(spot), inside(before)];
		const share = there / (there - here);
		const crossing: Spot = [
			before[0] + share * (spot[0] - before[0]),
			before[1] + share * (spot[1] - before[1]),
		];
		return [...(here >= 0 !== there >= 0 ? [crossing] : []), ...(here >= 0 ? [spot] : [])];
	});
}
