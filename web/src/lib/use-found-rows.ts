import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Rows that are shown at first, and more at each wish: a page of the server would be an arm's length of a phone. */
const STEP = 10;

/** Milliseconds after the last letter. */
const TYPING = 300;

/** What a list that is searched sends to the server. */
export type FoundRowsQuery = { readonly q: string; readonly after?: string };

type FoundRows<Row> = {
	/** Key of the list, without the search. */
	key: QueryKey;
	/** One page, from where the last one ended. */
	fetchPage: (
		query: FoundRowsQuery,
		signal: AbortSignal,
	) => Promise<{ rows: readonly Row[]; next: string | null }>;
};

/** A list that the server searches and gives a page at a time; what was found last stays in sight while it searches. */
export function useFoundRows<Row>({ key, fetchPage }: FoundRows<Row>) {
	const [typed, setTyped] = useState("");
	const [limit, setLimit] = useState(STEP);
	const q = useDelayed(typed.trim(), TYPING);
	const query = useInfiniteQuery({
		queryKey: [...key, q],
		queryFn: ({ pageParam, signal }) =>
			fetchPage({ q, ...(pageParam === null ? {} : { after: pageParam }) }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	const held = query.data?.pages.flatMap(({ rows }) => rows);
	return {
		typed,
		search: (text: string) => {
			setTyped(text);
			setLimit(STEP);
		},
		query: { data: held?.slice(0, limit), error: query.error, refetch: query.refetch },
		/** What is in sight was found by an earlier search. */
		isSearching: query.isPlaceholderData || q !== typed.trim(),
		hasMore: query.hasNextPage || (held?.length ?? 0) > limit,
		isPending: query.isFetchingNextPage,
		/** Why the next page could not be had, though the last ones are there. */
		error: query.isFetchNextPageError ? query.error.message : null,
		onMore: () => {
			if (query.hasNextPage && (held?.length ?? 0) <= limit + STEP) {
				// A second press waits for the first instead of fetching again.
				void query.fetchNextPage({ cancelRefetch: false });
			}
			setLimit(limit + STEP);
		},
	};
}

/** What `value` was once it has stayed the same for `delay` milliseconds: for asking a server about what is being typed. */
export function useDelayed<Value>(value: Value, delay: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), delay);
		return () => clearTimeout(timer);
	}, [value, delay]);
	return settled;
}

/** The part of a paged query that reading on needs. */
type PagedQuery = {
	readonly hasNextPage: boolean;
	readonly isFetchingNextPage: boolean;
	readonly isFetchNextPageError: boolean;
	readonly error: Error | null;
	readonly fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** What the foot of a list says and does about the rows that are not there yet. */
export function moreOf(query: PagedQuery) {
	return {
		hasMore: query.hasNextPage,
		isPending: query.isFetchingNextPage,
		/** Why the next page could not be had, though the last ones are there. */
		error: query.isFetchNextPageError ? (query.error?.message ?? null) : null,
		// A second press waits for the first instead of fetching again.
		onMore: () => void query.fetchNextPage({ cancelRefetch: false }),
	};
}
