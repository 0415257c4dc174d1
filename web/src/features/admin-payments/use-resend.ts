import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";

/** Sends the mail that brings a report to its buyer once more. */
export function useResend() {
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin.reports[":id"].resend.$post({ param: { id } })),
		onSuccess: ({ message }) => showToast({ title: "Mail sent", message, tone: "success" }),
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}
