import type { QueryClient } from "@tanstack/react-query";
import { paymentConfigQuery } from "#web/lib/queries.ts";
import { paymentProviderQuery } from "#web/payment/payment-provider-query.ts";

/** The bank could not be shown that the card is its owner's, so nothing was charged. */
export class ProofRefused extends Error {
	override readonly name = "ProofRefused";

	constructor(message = "Your bank did not confirm the payment. You have not been charged.") {
		super(message);
	}
}

/**
 * Has the payment provider ask the owner of the card, as their bank wants it.
 *
 * @throws ProofRefused when that failed, in the provider's words where it has any.
 */
export async function proveOwner(client: QueryClient, clientSecret: string): Promise<void> {
	const { publicKey } = await client.fetchQuery(paymentConfigQuery);
	if (publicKey === null) {
		throw new ProofRefused();
	}
	const stripe = await client.fetchQuery(paymentProviderQuery(publicKey));
	const { error } = await stripe.handleNextAction({ clientSecret });
	if (error) {
		throw new ProofRefused(error.message);
	}
}
