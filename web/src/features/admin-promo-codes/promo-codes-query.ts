import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import type { PromoCode, PromoCodeList } from "#contracts/admin/promo-codes.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Every promo code, newest first, a page at a time. Codes are used meanwhile, so every visit asks again. */
export const promoCodesQuery = infiniteQueryOptions({
	queryKey: ownKey("admin-promo-codes"),
	queryFn: ({ pageParam, signal }): Promise<PromoCodeList> =>
		call(
			api.admin["promo-codes"].$get(
				{ query: pageParam === null ? {} : { after: pageParam } },
				{ init: { signal } },
			),
		),
	initialPageParam: firstPage(),
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});

/** Shows a code as the server just said that it is: the newest first, any other where it stands. */
export function keepPromoCode(queryClient: QueryClient, code: PromoCode): void {
	change(queryClient, (codes, page) => {
		const isNew = page === 0 && !codes.some(({ id }) => id === code.id) && isNewest(code, codes);
		return isNew ? [code, ...codes] : codes.map((each) => (each.id === code.id ? code : each));
	});
}

/** Shows that a code is gone. */
export function dropPromoCode(queryClient: QueryClient, gone: string): void {
	change(queryClient, (codes) => codes.filter(({ id }) => id !== gone));
}

function isNewest({ createdAt }: PromoCode, [newest]: readonly PromoCode[]): boolean {
	return newest === undefined || createdAt >= newest.createdAt;
}

function change(
	queryClient: QueryClient,
	changed: (codes: readonly PromoCode[], page: number) => readonly PromoCode[],
): void {
	queryClient.setQueryData(
		promoCodesQuery.queryKey,
		(data) =>
			data && {
				...data,
				pages: data.pages.map((page, at) => ({
					...page,
					promoCodes: changed(page.promoCodes, at),
				})),
			},
	);
}

function firstPage(): string | null {
	return null;
}
