import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import type { PlanningGround } from "#domain/base/facts/planning-facts.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { trimGrounds } from "#domain/telling/map/trim-grounds.ts";
import { log } from "#worker/platform/log.ts";
import type { LiveSources } from "./live-sources.ts";
import { fetchAnswer } from "./sources/fetch-answer.ts";

type PlanningSource = NonNullable<LiveSources["planning"]>;
type Drawn = Awaited<ReturnType<Awaited<ReturnType<PlanningSource>>["constraintsAt"]>>["drawn"];

/** Entities whose shapes are asked for at most: a point lies in a handful, and every call takes one of the few connections that a request has. */
const MOST_ENTITIES = 12;

/**
 * Shapes of what planning data found at a position, clipped and thinned as facts keep them. Never throws: leaves
 * out what does not come in `limitMs`, is too large or cannot be read, and notes it in the log alone. Asks for
 * each flood zone by itself, because one may be megabytes, and for the others, which are small, together.
 */
export async function gatherGrounds(
	source: PlanningSource,
	drawn: Drawn,
	{ at, limitMs, now }: { at: Coordinates; limitMs: number; now: () => number },
): Promise<readonly PlanningGround[]> {
	const asked = drawn.slice(0, MOST_ENTITIES);
	const calls = [
		...asked.filter(({ kind }) => kind === "flood").map((zone) => [zone]),
		asked.filter(({ kind }) => kind !== "flood"),
	].filter((entities) => entities.length > 0);
	const answers = await Promise.all(
		calls.map((entities) =>
			fetchAnswer(async (signal) => (await source()).shapesOf(entities, signal), {
				limitMs,
				now,
				onFault: ({ why, cause }) =>
					log.info("a shape was not drawn", { source: "planning", why, cause: String(cause) }),
			}),
		),
	);
	return trimGrounds(
		at,
		answers.flatMap((answer) => unwrap(answer) ?? []),
	);
}

/** Facts with the shapes of their constraints; the same facts where there are none. */
export function withGrounds(facts: Facts, grounds: readonly PlanningGround[]): Facts {
	const { planning } = facts.live;
	return planning.state === "answered" && grounds.length > 0
		? {
				...facts,
				live: { ...facts.live, planning: { ...planning, data: { ...planning.data, grounds } } },
			}
		: facts;
}
