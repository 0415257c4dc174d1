/** Of a query that is read a page at a time, what reading on needs. */
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
		// A second press waits for the first instead of asking again.
		onMore: () => void query.fetchNextPage({ cancelRefetch: false }),
	};
}
