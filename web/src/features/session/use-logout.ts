import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { changeVisitor } from "#web/lib/session.ts";
import { useToast } from "#web/ui/toast.tsx";

/** Ends the visitor's session here and on the server. */
export function useLogout() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.logout.$post()),
		onSuccess: async () => {
			await changeVisitor(queryClient, null);
			showToast({
				title: "Logged out",
				message: "You have been logged out successfully.",
				tone: "success",
			});
		},
		onError: ({ message }) => showToast({ title: "Logout failed", message, tone: "destructive" }),
	});
}
