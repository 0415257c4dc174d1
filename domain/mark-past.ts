import type { IsoDate } from "./calendar.ts";
import { isPast } from "./freshness.ts";
import { type SourceId, sources } from "./sources.ts";
import { isToldSource } from "./told.ts";

/**
 * A copy of what is about to be told on a day, in which every source under a key `sources`, at whatever depth, says so when its date is older than
 * its limit. Done once where preview and report are whole, so that no figure can be told without it.
 */
export function markPast<T>(told: T, day: IsoDate): T {
	return marked(told, null, day) as T;
}

function marked(part: unknown, key: string | null, day: IsoDate): unknown {
	if (Array.isArray(part)) {
		return part.map((each) =>
			key === "sources" && isToldSource(each) && isOld(each, day)
				? { ...each, isPast: true }
				: marked(each, null, day),
		);
	}
	if (typeof part === "object" && part !== null) {
		return Object.fromEntries(
			Object.entries(part).map(([name, value]) => [name, marked(value, name, day)]),
		);
	}
	return part;
}

/** What is told carries a source's name and not its id; no two have one name. */
const idOf: ReadonlyMap<string, SourceId> = new Map(
	(Object.keys(sources) as SourceId[]).map((id) => [sources[id].name, id]),
);

function isOld({ name, asOf }: { name: string; asOf: string | null }, day: IsoDate): boolean {
	const id = idOf.get(name);
	return id !== undefined && isPast(id, asOf, day);
}
