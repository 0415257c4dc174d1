import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";
import { systemQuery } from "./system-query.ts";

/** Has a test mail sent to the administrator who asks. */
export function useTestMail() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: () => call(api.admin.system["test-mail"].$post()),
		onSuccess: ({ message }) => {
			showToast({ title: "Test mail", message, tone: "success" });
			void queryClient.invalidateQueries({ queryKey: systemQuery.queryKey });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}
