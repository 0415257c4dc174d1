import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { Answer, LiveFacts, SourceFailure } from "#domain/base/facts/facts.ts";
import { reaches } from "#domain/base/facts/live-sources.ts";
import type { PlanningGround } from "#domain/base/facts/planning-facts.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import type { Location } from "#domain/base/place/locate.ts";
import { fetchSource } from "./fetch-source.ts";
import { gatherGrounds } from "./gather-grounds.ts";
import type { Gathering } from "./gathering.ts";
import type { LiveSource } from "./live-sources.ts";

type AtPlace = {
	readonly answers: Promise<Pick<LiveFacts, "planning" | "crime" | "floodWarnings">>;
	/** Shapes of what planning data found; none where it found nothing. Comes within the limit too, and no answer waits for it. */
	readonly grounds: Promise<readonly PlanningGround[]>;
};

/** Asks the sources that need a position. The middle of a sector is no position of a home, so without the postcode's own none is asked. */
export function gatherAtPlace(
	{ sources, now }: Gathering,
	{ nation, position }: Location,
	limitMs: number,
): AtPlace {
	const started = now();
	const at = async <S, T>(
		name: keyof Awaited<AtPlace["answers"]>,
		source: LiveSource<S> | null,
		call: (source: S, position: Coordinates, signal: AbortSignal) => Promise<T>,
	): Promise<Answer<T>> => {
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
	const planning = at("planning", sources.planning, (source, where, signal) =>
		source.constraintsAt(where, signal),
	);
	const crime = at("crime", sources.crime, (source, where, signal) =>
		source.crimesNear(where, signal),
	);
	const floodWarnings = at("floodWarnings", sources.floodWarnings, (source, where, signal) =>
		source.warningsNear(where, signal),
	);
	return {
		answers: Promise.all([planning, crime, floodWarnings]).then(([found, ...others]) => ({
			planning: found.state === "answered" ? { ...found, data: found.data.facts } : found,
			crime: others[0],
			floodWarnings: others[1],
		})),
		grounds: planning.then((found) => {
			const drawn = unwrap(found)?.drawn ?? [];
			return sources.planning === null || position === null || drawn.length === 0
				? []
				: gatherGrounds(sources.planning, drawn, {
						at: position,
						limitMs: Math.max(0, limitMs - (now() - started)),
						now,
					});
		}),
	};
}

function unavailable(why: SourceFailure) {
	return { state: "silent", why } as const;
}
