import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { AdminUser, AdminUserList } from "#contracts/admin/users.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

const usersKey = ownKey("admin-users");

/** The accounts that `q` finds, all of them where it is empty, newest first, a page at a time. Every visit asks again. */
export function usersQuery(q: string) {
	return infiniteQueryOptions({
		queryKey: [...usersKey, q],
		queryFn: ({ pageParam, signal }): Promise<AdminUserList> =>
			call(
				api.admin.users.$get(
					{ query: { q, ...(pageParam === null ? {} : { after: pageParam }) } },
					{ init: { signal } },
				),
			),
		initialPageParam: firstPage(),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});
}

/** Shows an account, wherever it is listed, as the server just said that it is. */
export function keepUser(queryClient: QueryClient, user: AdminUser): void {
	change(queryClient, (users) => users.map((each) => (each.id === user.id ? user : each)));
}

/** Shows that an account is gone. */
export function dropUser(queryClient: QueryClient, gone: string): void {
	change(queryClient, (users) => users.filter(({ id }) => id !== gone));
}

function change(
	queryClient: QueryClient,
	changed: (users: readonly AdminUser[]) => readonly AdminUser[],
): void {
	queryClient.setQueriesData<InfiniteData<AdminUserList, string | null>>(
		{ queryKey: usersKey },
		(data) =>
			data && {
				...data,
				pages: data.pages.map((page) => ({ ...page, users: changed(page.users) })),
			},
	);
}

function firstPage(): string | null {
	return null;
}
