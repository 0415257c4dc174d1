import type { LiveFacts, Position, SourceFailure } from "#domain/facts.ts";
import { reaches } from "#domain/live-sources.ts";
import type { Location } from "#domain/place/locate.ts";
import { fetchSource } from "./fetch-source.ts";
import type { Gathering } from "./gathering.ts";

type AtPlace = Pick<LiveFacts, "planning" | "crime" | "floodWarnings">;

/** Asks the sources that need a position. The middle of a sector is no position of a home, so without the postcode's own none is asked. */
export async function gatherAtPlace(
	{ sources, now }: Gathering,
	{ nation, position }: Location,
	limitMs: number,
): Promise<AtPlace> {
	const at = async <S, T>(
		name: keyof AtPlace,
		source: S | null,
		call: (source: S, position: Position, signal: AbortSignal) => Promise<T>,
	) => {
		if (!reaches(name, nation)) {
			return unavailable("nation_not_covered");
		}
		if (position === null) {
			return unavailable(source === null ? "off" : "no_position");
		}
		return fetchSource(source, (configured, signal) => call(configured, position, signal), {
			name,
			limitMs,
			now,
		});
	};
	const [planning, crime, floodWarnings] = await Promise.all([
		at("planning", sources.planning, (source, where, signal) =>
			source.constraintsAt(where, signal),
		),
		at("crime", sources.crime, (source, where, signal) => source.crimesNear(where, signal)),
		at("floodWarnings", sources.floodWarnings, (source, where, signal) =>
			source.warningsNear(where, signal),
		),
	]);
	return { planning, crime, floodWarnings };
}

function unavailable(why: SourceFailure) {
	return { state: "silent", why } as const;
}
