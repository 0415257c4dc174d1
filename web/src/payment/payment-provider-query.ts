import { loadStripe } from "@stripe/stripe-js/pure";
import { queryOptions } from "@tanstack/react-query";
import { sameForEveryone } from "#web/lib/session.ts";

/**
 * The payment provider's own script, loaded from its own site once somebody is about to pay, and set up with our key. A script
 * that is on the page already is used as it is.
 */
export function paymentProviderQuery(publicKey: string) {
	return queryOptions({
		meta: sameForEveryone,
		queryKey: ["payment-provider", publicKey],
		queryFn: async () => {
			const provider = await loadStripe(publicKey);
			if (!provider) {
				throw new Error("there is no window to load the payment provider into");
			}
			return provider;
		},
		// An object with a life of its own: the next answer is not to be merged into it.
		structuralSharing: false,
	});
}
