import {
	type InfiniteData,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { QueuedScheme, QueuePage } from "#contracts/admin/register-queue.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { registerKey } from "../register-query.ts";
import { diaryQuery, historyQuery, pagesQuery, placeQuery, queueQuery } from "./queue-query.ts";

/** Rows from the end of what is held at which the next page is asked for. */
const AHEAD = 5;

/** The queue with the row that the address names, else its first; a row that is not due, or not read yet, is asked for by itself. */
export function useQueue() {
	const [query, setQuery] = useSearchParams();
	const list = useInfiniteQuery(queueQuery);
	const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
	const wanted = query.get("row") ?? rows[0]?.scheme.id ?? null;
	const at = rows.findIndex(({ scheme }) => scheme.id === wanted);
	const alone = useQuery({
		...placeQuery(wanted ?? ""),
		enabled: wanted !== null && at < 0 && !list.isPending,
	});
	const shown = rows[at] ?? (at < 0 ? alone.data : undefined);
	const go = (place: number) => {
		const next = rows[place];
		if (next) {
			setQuery(
				(last) => {
					last.set("row", next.scheme.id);
					return last;
				},
				{ replace: true, preventScrollReset: true },
			);
		}
		if (list.hasNextPage && place >= rows.length - AHEAD) {
			void list.fetchNextPage({ cancelRefetch: false });
		}
	};
	return {
		/** The query that decides what is shown: the row's, or the list's where there is no row at all. */
		query: {
			data: shown ?? (wanted === null && list.data ? null : undefined),
			error: list.error ?? (at < 0 ? alone.error : null),
			refetch: () => (list.error ? list.refetch() : alone.refetch()),
		},
		/** Place of the row in the queue, from 1; null of one that is not in it. */
		place: at < 0 ? null : at + 1,
		due: list.data?.pages[0]?.due ?? 0,
		hasNext: at + 1 < rows.length,
		hasPrevious: at > 0,
		next: () => go(at + 1),
		previous: () => go(at - 1),
	};
}

/** Where the row stands in the queue, and the ways to the others. */
export type QueuePosition = Omit<ReturnType<typeof useQueue>, "query">;

/** Puts a row where it is shown, as the server keeps it now, and asks where it stands in the queue since. */
export function useShownRow() {
	const queryClient = useQueryClient();
	const renew = (id: string, change: (row: QueuedScheme) => QueuedScheme) => {
		queryClient.setQueryData<InfiniteData<QueuePage, string | null>>(
			queueQuery.queryKey,
			(held) =>
				held && {
					...held,
					pages: held.pages.map((page) => ({
						...page,
						rows: page.rows.map((row) => (row.scheme.id === id ? change(row) : row)),
					})),
				},
		);
		queryClient.setQueryData(placeQuery(id).queryKey, (held) => held && change(held));
	};
	return {
		show: (scheme: RegisterScheme) => {
			const { id } = scheme;
			renew(id, (row) => ({ ...row, scheme }));
			// The reason why it waits may have changed. If the call fails, the old one stays.
			void queryClient.fetchQuery({ ...placeQuery(id), staleTime: 0 }).then(
				(place) => renew(id, () => place),
				() => undefined,
			);
			for (const queryKey of [
				pagesQuery(id).queryKey,
				historyQuery(id).queryKey,
				diaryQuery.queryKey,
				registerKey,
				// Previews quote the register.
				[PREVIEW_KEY],
			]) {
				void queryClient.invalidateQueries({ queryKey });
			}
		},
		/** Reads the queue again: a row was added to it. */
		refetch: () => void queryClient.invalidateQueries({ queryKey: queueQuery.queryKey }),
	};
}
