import { areLongEnough, KEY_LENGTH } from "#worker/platform/own-keys.ts";
import {
	isPublicKeyOf,
	isSecretKeyOf,
	isSimulated,
	keysOf,
	type PaymentEnv,
} from "./payment-settings.ts";

/**
 * What is missing or wrong of what live mode needs, each in words with the variable's name and never its value. Empty exactly where
 * `paymentKeys` has keys for live mode.
 */
export function liveFaults(env: PaymentEnv): string[] {
	const { publicKey, secretKey, webhookSecrets, trialCardKeys, simulator } = keysOf(env, true);
	return [
		faultOf("STRIPE_SECRET_KEY_LIVE", secretKey, isSecretKeyOf("live", secretKey)),
		faultOf(
			"STRIPE_WEBHOOK_SECRET_LIVE",
			webhookSecrets.join(" "),
			!webhookSecrets.some(isSimulated),
		),
		faultOf("STRIPE_PUBLIC_KEY_LIVE", publicKey, isPublicKeyOf("live", publicKey)),
		trialCardKeys.length === 0 ? "TRIAL_CARD_KEY is not set" : null,
		trialCardKeys.length > 0 && !areLongEnough(trialCardKeys)
			? `TRIAL_CARD_KEY is shorter than ${KEY_LENGTH} characters`
			: null,
		simulator === null ? null : "STRIPE_API_URL is set, which is the address of a simulator",
	].filter((fault) => fault !== null);
}

function faultOf(name: string, value: string, isLive: boolean): string | null {
	if (value === "") {
		return `${name} is not set`;
	}
	return isLive ? null : `${name} is not a live key`;
}
