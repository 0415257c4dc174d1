import type { IsoDate } from "../base/calendar.ts";
import { isSourceDto } from "../base/evidence-dto.ts";
import { isPast } from "../base/freshness.ts";
import { type SourceId, sources } from "../base/sources.ts";

/**
 * A copy of what is about to be sent on a day, in which every source under a key `sources`, at whatever depth, says so when its date is older than
 * its limit. Done once where preview and report are whole, so that no figure goes out without it.
 */
export function markOutdated<T>(document: T, day: IsoDate): T {
	return marked(document, null, day) as T;
}

function marked(part: unknown, key: string | null, day: IsoDate): unknown {
	if (Array.isArray(part)) {
		return part.map((each) =>
			key === "sources" && isSourceDto(each) && isOld(each, day)
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

/** What is sent carries a source's name and not its id; no two have one name. */
const idOf: ReadonlyMap<string, SourceId> = new Map(
	(Object.keys(sources) as SourceId[]).map((id) => [sources[id].name, id]),
);

function isOld({ name, asOf }: { name: string; asOf: string | null }, day: IsoDate): boolean {
	const id = idOf.get(name);
	return id !== undefined && isPast(id, asOf, day);
}
