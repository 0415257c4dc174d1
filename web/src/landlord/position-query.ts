import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AccountPosition } from "#contracts/account.ts";
import type { Owners } from "#domain/finance/owners.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Who lets the visitor's homes, as their account keeps it once for all of them. */
export const positionQuery = queryOptions({
	queryKey: ownKey("position"),
	queryFn: ({ signal }): Promise<AccountPosition> =>
		call(api.account.position.$get({}, { init: { signal } })),
});

/** Keeps owners as the visitor's position; of none it forgets what was kept. */
export function sendPosition(owners: Owners): Promise<AccountPosition> {
	return owners.length === 0
		? call(api.account.position.$delete())
		: call(api.account.position.$put({ json: { owners: [...owners] } }));
}

/** Shows the position as a change left it. An answer still on its way is about the one before. */
export async function showPosition(
	queryClient: QueryClient,
	position: AccountPosition,
): Promise<void> {
	const { queryKey } = positionQuery;
	await queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, position);
}
