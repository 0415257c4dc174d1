import { queryOptions } from "@tanstack/react-query";
import type { AreaSearch } from "#domain/telling/areas/area-search.ts";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** Milliseconds for which an answer stands: as long as the Worker keeps the page it draws of it. */
const FRESH = 60_000;

/** The page of an authority, by the last part of its address. */
export function areaQuery(slug: string) {
	return queryOptions({
		meta: sameForEveryone,
		queryKey: ["area", slug],
		queryFn: ({ signal }) =>
			call(api.areas[":slug"].$get({ param: { slug } }, { init: { signal } })),
		staleTime: FRESH,
	});
}

/** The list of authorities, narrowed. */
export function areasQuery({ find, nation, show }: AreaSearch) {
	const query = { find, nation: nation ?? "", show: show ?? "" } as const;
	return queryOptions({
		meta: sameForEveryone,
		queryKey: ["areas", query],
		queryFn: ({ signal }) => call(api.areas.$get({ query }, { init: { signal } })),
		staleTime: FRESH,
	});
}
