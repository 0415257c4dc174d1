import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/**
 * Has a list asked for again whenever the visitor has changed something, in whatever part of the panel: every change of an
 * administrator is noted, and what failed at the payment provider is too.
 */
export function useNotedChanges(queryKey: QueryKey): void {
	const queryClient = useQueryClient();
	useEffect(
		() =>
			queryClient.getMutationCache().subscribe((event) => {
				if (
					event.type === "updated" &&
					(event.action.type === "success" || event.action.type === "error")
				) {
					void queryClient.invalidateQueries({ queryKey });
				}
			}),
		[queryClient, queryKey],
	);
}
