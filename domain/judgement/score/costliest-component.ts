import type { Component } from "./component.ts";
import { weights } from "./method.ts";

/**
 * The known component that costs the score the most points, (100 - score) x weight; the first of equals. Null where all known ones cost the same. Source:
 * Rule SCORE-16.
 */
export function costliestComponent<Part extends Pick<Component, "id" | "score">>(
	components: readonly Part[],
): (Part & { readonly score: number }) | null {
	const known = components.filter(
		(part): part is Part & { readonly score: number } => part.score !== null,
	);
	const [first, ...others] = known.toSorted((a, b) => pointsLost(b) - pointsLost(a));
	return first && others.some(({ score }) => score !== first.score) ? first : null;
}

function pointsLost({
	id,
	score,
}: {
	readonly id: Component["id"];
	readonly score: number;
}): number {
	return (100 - score) * weights[id];
}
