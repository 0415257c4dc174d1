import type { Place } from "../facts/facts.ts";
import { type Nation, nationOfCode } from "../nation.ts";
import { NEGLIGIBLE } from "./authorities-here.ts";

/** Nations of the authorities, without negligible shares; largest share first. */
export function nationsOf(
	authorities: readonly (readonly [code: string, share: number])[],
): Nation[] {
	const here = authorities.filter(([, share]) => share >= NEGLIGIBLE);
	return [...new Set(here.map(([code]) => nationOfCode(code)))];
}

/** As much of a place as tells its nations. */
export type PlaceInNations = Pick<Place, "grain" | "authorities" | "nation">;

/** Nations that a place may lie in: several where its sector crosses a border and the postcode itself was not placed. */
export function possibleNations({ grain, authorities, nation }: PlaceInNations): Nation[] {
	const found = nationsOf(authorities.map(({ code, share }) => [code, share]));
	return grain !== "unit" && found.length > 1 ? found : [nation];
}

/** The nation whose law applies; null on a border until the visitor states it. */
export function knownNation(place: PlaceInNations): Nation | null {
	const [nation, ...others] = possibleNations(place);
	return nation && others.length === 0 ? nation : null;
}
