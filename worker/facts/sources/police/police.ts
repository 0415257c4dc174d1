import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { CrimeFacts } from "#domain/base/facts/facts.ts";
import { Month } from "../shapes.ts";
import { sourceUrl } from "../source-url.ts";

const SOURCE = "police";
/** The service answers with up to 10,000 crimes of about 400 bytes each, and refuses (503) a place with more. */
const MOST_BYTES = 8_000_000;

const Crimes = z
	.array(
		z.object({
			category: z.string().regex(/^[a-z][a-z-]{1,40}$/),
			month: Month,
			/** Whether a territorial force or the British Transport Police recorded it. */
			location_type: z.enum(["Force", "BTP"]),
		}),
	)
	.refine((crimes) => new Set(crimes.map((crime) => crime.month)).size <= 1, "more than one month");

type Police = {
	/** Crimes recorded within a mile of a position in the latest month published. */
	crimesNear(position: Coordinates, signal: AbortSignal): Promise<CrimeFacts>;
};

/**
 * data.police.uk: England, Wales and Northern Ireland. Some forces publish nothing for years (Greater Manchester
 * since 2019), so a list without a crime of theirs has no month and must not be read as a place without crime.
 */
export function police({ baseUrl, fetch }: { baseUrl: string; fetch: Fetch }): Police {
	return {
		async crimesNear(position, signal) {
			const url = sourceUrl(baseUrl, "/api/crimes-street/all-crime", [
				["lat", position.lat.toFixed(6)],
				["lng", position.lng.toFixed(6)],
			]);
			const { body } = await readJson({ source: SOURCE, url, fetch, signal, maxBytes: MOST_BYTES });
			const crimes = parseReply(SOURCE, Crimes, body);
			const railway = crimes.filter((crime) => crime.location_type === "BTP").length;
			return {
				month: crimes.find((crime) => crime.location_type === "Force")?.month ?? null,
				total: crimes.length,
				railway,
				byCategory: counted(crimes.map((crime) => crime.category)),
			};
		},
	};
}

function counted(categories: readonly string[]): CrimeFacts["byCategory"] {
	return [...Map.groupBy(categories, (category) => category)]
		.map(([category, crimes]) => ({ category, count: crimes.length }))
		.toSorted((a, b) => b.count - a.count || a.category.localeCompare(b.category));
}
