import type { Facts } from "../../base/facts/facts.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import type { MapGround } from "./map-subject.ts";

/** Grounds that planning data drew about the position, as a map shows them: flood zones, conservation areas and Article 4 directions. None where it was not asked, and where no shape came. */
export function groundsOf({ live }: Facts): MapGround[] {
	return (unwrap(live.planning)?.grounds ?? []).map(({ kind, name, rings }) => ({
		kind,
		name,
		rings: rings.map((ring) => ring.map(([lat, lng]) => ({ lat, lng }))),
	}));
}
