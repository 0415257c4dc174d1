import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminUser } from "#contracts/admin/users.ts";
import { moreOf, useDelayed } from "#web/lib/use-found-rows.ts";
import { usersQuery } from "./users-query.ts";

/** Milliseconds after the last letter, where the server searches. */
const TYPING = 300;

/**
 * The accounts, and a search among them: here while the whole list is, else by the server.
 * Source: SPEC section 2 "Users tab".
 */
export function useUsers() {
	const [typed, setTyped] = useState("");
	const wanted = typed.trim();
	const settled = useDelayed(wanted, TYPING);
	const all = useInfiniteQuery(usersQuery(""));
	const isWhole = all.data !== undefined && !all.hasNextPage;
	const isAsked = !isWhole && wanted !== "";
	const found = useInfiniteQuery({
		...usersQuery(settled),
		enabled: isAsked && settled !== "",
	});
	const query = isAsked ? found : all;
	const users = query.data?.pages.flatMap((page) => page.users);
	return {
		typed,
		search: setTyped,
		query: {
			data: isWhole ? users?.filter((user) => isFoundBy(user, wanted)) : users,
			error: query.error,
			refetch: query.refetch,
		},
		/** What is in sight is not yet what is typed. */
		isSearching: isAsked && settled !== wanted,
		more: moreOf(query),
	};
}

/** By username or e-mail, in any case. */
function isFoundBy({ username, email }: AdminUser, wanted: string): boolean {
	const typed = wanted.toLowerCase();
	return [username, email].some((text) => text.toLowerCase().includes(typed));
}
