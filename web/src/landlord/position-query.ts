import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { AccountPosition } from "#contracts/account.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { useToast } from "#web/ui/toast.tsx";

/** Who lets the visitor's homes, as their account keeps it once for all of them. */
export const positionQuery = queryOptions({
	queryKey: ownKey("position"),
	queryFn: ({ signal }): Promise<AccountPosition> =>
		call(api.account.position.$get({}, { init: { signal } })),
});

/**
 * Keeps owners as the visitor's position; of none it forgets what was kept. It shows as it is kept then: an answer still on its way is about the one
 * before. `refusedTitle` stands over why it could not be kept.
 */
export function useKeepingPosition(
	refusedTitle: string,
	onKept: (position: AccountPosition) => void = () => undefined,
) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (owners: Owners): Promise<AccountPosition> =>
			owners.length === 0
				? call(api.account.position.$delete())
				: call(api.account.position.$put({ json: { owners: [...owners] } })),
		onSuccess: async (position) => {
			const { queryKey } = positionQuery;
			await queryClient.cancelQueries({ queryKey });
			queryClient.setQueryData(queryKey, position);
			onKept(position);
		},
		onError: ({ message }) => showToast({ title: refusedTitle, message, tone: "destructive" }),
	});
}
