import { queryOptions } from "@tanstack/react-query";
import type { HomeShareList } from "#contracts/home-share.ts";
import type { HomeList, HomesAt, HomesFeed, OpenedHome, OwnerList } from "#contracts/homes.ts";
import { api, call } from "#web/lib/api.ts";
import { compactPostcode } from "#web/lib/paths.ts";
import { ownKey } from "#web/lib/session.ts";

/** Key of everything about the visitor's homes, because a change of one changes the list. */
export const HOMES = ownKey("homes");

/** The visitor's homes as they were last judged. */
export const homesQuery = queryOptions({
	queryKey: [...HOMES, "list"],
	queryFn: ({ signal }): Promise<HomeList> => call(api.homes.$get({}, { init: { signal } })),
	// A screen that asks before it is known who looks does not ask again at once.
	staleTime: 5_000,
});

/** What the visitor keeps at a postcode. */
export function homesAtQuery(postcode: string) {
	return queryOptions({
		queryKey: [...HOMES, "at", compactPostcode(postcode)],
		queryFn: ({ signal }): Promise<HomesAt> =>
			call(
				api.homes.at[":postcode"].$get(
					{ param: { postcode: compactPostcode(postcode) } },
					{ init: { signal } },
				),
			),
	});
}

/** Key of how many changes of the visitor's homes they have not looked at. */
export const HOMES_NEWS = [...HOMES, "news"];

/** The secret address of the visitor's calendar. No change of a home changes it. */
export const feedQuery = queryOptions({
	queryKey: ownKey("homes calendar"),
	queryFn: ({ signal }): Promise<HomesFeed> => call(api.homes.feed.$get({}, { init: { signal } })),
});

/** Links to a home of the visitor's. */
export function homeSharesQuery(id: string) {
	return queryOptions({
		queryKey: ownKey(`links to home ${id}`),
		queryFn: ({ signal }): Promise<HomeShareList> =>
			call(api.homes[":id"].shares.$get({ param: { id } }, { init: { signal } })),
	});
}

/** Who owns the visitor's homes. */
export const ownersQuery = queryOptions({
	queryKey: [...HOMES, "owners"],
	queryFn: ({ signal }): Promise<OwnerList> =>
		call(api["property-owners"].$get({}, { init: { signal } })),
});

/** A home of the visitor's, judged now. */
export function homeQuery(id: string) {
	return queryOptions({
		queryKey: [...HOMES, id],
		queryFn: ({ signal }): Promise<OpenedHome> =>
			call(api.homes[":id"].$get({ param: { id } }, { init: { signal } })),
		staleTime: 0,
	});
}
