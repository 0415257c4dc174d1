import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { AccountPosition } from "#contracts/account.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { useToast } from "#web/ui/toast.tsx";

/** The owners of the visitor's homes for tax, as their account keeps them once for all homes. */
export const positionQuery = queryOptions({
	queryKey: ownKey("position"),
	queryFn: ({ signal }): Promise<AccountPosition> =>
		call(api.account.position.$get({}, { init: { signal } })),
});

/**
 * Keeps owners as the visitor's position; an empty list deletes it. Cancels a read under way,
 * which would bring the old position back. `refusedTitle` heads the notice of a failure.
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
