import { createHash } from "node:crypto";
import { OUTLINES_EDITION } from "#domain/telling/map/outlines-edition.ts";
import { committedDeciles, readDeciles } from "../deprivation/small-area-deciles.ts";
import type { UnitPlacing } from "../postcode-unit.ts";
import { areaPlacer, committedOutlines } from "./area-placer.ts";

/** Places postcodes by the committed outlines and deciles. `currentCodeOf` maps former district codes to today's. */
export async function committedPlacing(
	currentCodeOf: ReadonlyMap<string, string>,
): Promise<UnitPlacing> {
	const [outlines, deciles] = await Promise.all([committedOutlines(), committedDeciles()]);
	const digest = createHash("sha256").update(deciles).digest("hex").slice(0, 8);
	return {
		currentCodeOf,
		areas: areaPlacer(outlines),
		deciles: readDeciles(deciles),
		edition: `${OUTLINES_EDITION} ${digest}`,
	};
}
