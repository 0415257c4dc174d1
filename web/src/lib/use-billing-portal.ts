import { api, call } from "./api.ts";
import { useSingleMutation } from "./use-single-mutation.ts";

/**
 * The way to the payment provider's own pages, where a subscriber changes the card and reads invoices. `onError` is told when it
 * cannot be gone.
 */
export function useBillingPortal(onError: (error: Error) => void) {
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => call(api.subscription.portal.$post()),
		onSuccess: ({ url }) => window.location.assign(url),
		onError,
	});
	return { openPortal: () => mutate(), isPending };
}
