import type { PaymentConfig } from "#contracts/checkout.ts";
import { paymentKeys } from "#worker/billing/gateway/payment-settings.ts";
import type { Db } from "#worker/db/client.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** What a page needs to take a payment in the mode in force. */
export async function readPaymentConfig(db: Db, env: Bindings): Promise<PaymentConfig> {
	const { livemode } = await readSettings(db);
	const keys = paymentKeys(env, livemode);
	return {
		publicKey: keys?.publicKey ?? null,
		isTestMode: !livemode,
		isSimulated: keys !== null && keys.simulator !== null,
	};
}
