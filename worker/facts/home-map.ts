import type { Assessment } from "#domain/judgement/assess.ts";
import { freezeMap } from "#domain/telling/map/freeze-map.ts";
import { homeMapOf } from "#domain/telling/map/home-map.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import { readOutlines } from "#domain/telling/map/outlines.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { readAreaFigures } from "./area-figures.ts";
import type { Gathering } from "./gathering.ts";

/**
 * The map of a home's council as a report keeps it, from the outlines shipped with the product. Null where only an outcode is known, or outlines or figures
 * cannot be had: a report does not wait for a picture. Never throws.
 */
export async function freezeHomeMap(
	{ db, readAsset }: Pick<Gathering, "db" | "readAsset">,
	assessment: Assessment,
): Promise<MapSheet | null> {
	const shown = homeMapOf(assessment);
	if (shown === null) {
		return null;
	}
	const { code } = shown.authority;
	try {
		const [file, figures] = await Promise.all([
			readAsset(outlinesPath(code)),
			readAreaFigures(db, code),
		]);
		const outlines = readOutlines(file, code);
		return outlines && freezeMap(outlines, { ...shown, figures });
	} catch (cause) {
		log.error("a report goes without its map", { authority: code, reason: reasonOf(cause) });
		return null;
	}
}
