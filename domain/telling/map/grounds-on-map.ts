import type { Facts } from "../../base/facts/facts.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import type { MapGround } from "./map-subject.ts";

/**
 * Constraints around the position for a map: flood zones, conservation areas and Article 4 directions. Empty where planning data was not asked or sent no
 * shape.
 */
export function groundsOf({ live }: Facts): MapGround[] {
	return (unwrap(live.planning)?.grounds ?? []).map(({ kind, name, rings }) => ({
		kind,
		name,
		rings: rings.map((ring) => ring.map(([lat, lng]) => ({ lat, lng }))),
	}));
}
