import type { IsoDate } from "../base/calendar.ts";
import { isSourceDto } from "../base/evidence-dto.ts";
import { isPast } from "../base/freshness.ts";
import { type SourceId, sources } from "../base/sources.ts";

/**
 * Copies a document about to be sent, marking outdated sources. Applies to every source under a key `sources`, at any depth. Done once for whole previews
 * and reports, so that no figure misses it.
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

/** Source ids by name, because documents contain names instead of ids. Names are unique. */
const idOf: ReadonlyMap<string, SourceId> = new Map(
	(Object.keys(sources) as SourceId[]).map((id) => [sources[id].name, id]),
);

function isOld({ name, asOf }: { name: string; asOf: string | null }, day: IsoDate): boolean {
	const id = idOf.get(name);
	return id !== undefined && isPast(id, asOf, day);
}
