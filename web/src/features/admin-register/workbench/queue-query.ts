import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { ConfirmScheme, SplitScheme, SplitSchemes } from "#contracts/admin/register-queue.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import { callGuarded, kept } from "../register-query.ts";

/** Milliseconds for which the queue stays as it was read: a list that is sorted again while it is worked through loses everybody's place. */
const STAYS = 60 * 60_000;

const licensing = api.admin.licensing;

/** The rows that are due, a page at a time. */
export const queueQuery = infiniteQueryOptions({
	queryKey: ownKey("admin-queue"),
	queryFn: ({ pageParam, signal }) =>
		call(
			licensing.queue.$get(
				{ query: pageParam === null ? {} : { after: pageParam } },
				{ init: { signal } },
			),
		),
	initialPageParam: null as string | null,
	getNextPageParam: ({ next }) => next,
	staleTime: STAYS,
	refetchOnWindowFocus: false,
});

/** One row with its place, whether it is due or not. */
export function placeQuery(id: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-place"), id],
		queryFn: ({ signal }) =>
			call(licensing[":id"].place.$get({ param: { id } }, { init: { signal } })),
	});
}

/** The pages that a row rests on. */
export function pagesQuery(id: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-scheme-pages"), id],
		queryFn: ({ signal }) =>
			call(licensing[":id"].pages.$get({ param: { id } }, { init: { signal } })),
	});
}

/** What was changed of a row. */
export function historyQuery(id: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-scheme-history"), id],
		queryFn: ({ signal }) =>
			call(licensing[":id"].history.$get({ param: { id } }, { init: { signal } })),
		staleTime: 0,
	});
}

/** The days of the next twelve months on which rows should be looked at. */
export const diaryQuery = queryOptions({
	queryKey: ownKey("admin-diary"),
	queryFn: ({ signal }) => call(licensing.diary.$get({}, { init: { signal } })),
	staleTime: 0,
});

/** Address of the diary as a file. */
export const DIARY_FILE = "/api/admin/licensing/diary.ics";

/** Says that a row was read and is right. @throws OutdatedError, or ApiError */
export async function confirmScheme(id: string, json: ConfirmScheme): Promise<RegisterScheme> {
	return kept(await callGuarded(licensing[":id"].confirm.$post({ param: { id }, json })));
}

/** Makes two rows of one. @throws OutdatedError, or ApiError with the fields of each part by its name */
export async function splitScheme(id: string, json: SplitScheme): Promise<SplitSchemes> {
	const answer = await callGuarded(licensing[":id"].split.$post({ param: { id }, json }));
	if ("scheme" in answer) {
		// A refusal is thrown by the call; its type alone says otherwise.
		throw new ApiError(answer.message, { code: answer.code, fields: {}, status: 409 });
	}
	return answer;
}
