import { queryOptions } from "@tanstack/react-query";
import type { RegisterScheme, SchemeChange } from "#contracts/admin/licensing-register.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import type { FoundRowsQuery } from "#web/lib/use-found-rows.ts";

/** Key of the register, whatever is searched in it. */
export const registerKey = ownKey("admin-register");

/** A page of the register, as the cache holds it. */
export type RegisterRows = { rows: readonly RegisterScheme[]; next: string | null };

/** Which rows are listed: all, or those that should be read again. */
export type RegisterFilter = "all" | "review";

/** Asks for a page of the schemes in which `q` is found, by council. */
export function registerRows(filter: RegisterFilter) {
	const only = filter === "all" ? {} : { only: filter };
	return {
		key: [...registerKey, filter],
		fetchPage: async (query: FoundRowsQuery, signal: AbortSignal): Promise<RegisterRows> => {
			const { schemes, next } = await call(
				api.admin.licensing.$get({ query: { ...query, ...only } }, { init: { signal } }),
			);
			return { rows: schemes, next };
		},
	};
}

/** How many schemes should be read again. */
export const reviewsQuery = queryOptions({
	queryKey: ownKey("admin-reviews"),
	queryFn: ({ signal }) => call(api.admin.licensing.reviews.$get({}, { init: { signal } })),
	staleTime: 0,
});

/** Every council there is. */
export const councilsQuery = queryOptions({
	queryKey: ownKey("admin-councils"),
	queryFn: ({ signal }) => call(api.admin.licensing.councils.$get({}, { init: { signal } })),
});

/** The wards of today of a council. */
export function wardsQuery(authority: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-wards"), authority],
		queryFn: ({ signal }) =>
			call(
				api.admin.licensing.wards[":authority"].$get(
					{ param: { authority } },
					{ init: { signal } },
				),
			),
	});
}

/** Changes a row. @throws ApiError `scheme_changed` where somebody changed it since, `invalid_input` by field */
export async function changeScheme(id: string, change: SchemeChange): Promise<RegisterScheme> {
	const answer = await call(api.admin.licensing[":id"].$patch({ param: { id }, json: change }));
	if ("scheme" in answer) {
		const { code, message } = answer;
		throw new ApiError(message, { code, fields: {}, status: 409 });
	}
	return answer;
}
