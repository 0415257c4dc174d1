import { SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { areLongEnough, listed } from "#worker/platform/own-keys.ts";

/** What one mode of the payment provider is spoken to with. */
export type PaymentKeys = {
	readonly livemode: boolean;
	readonly publicKey: string;
	readonly secretKey: string;
	/** Signing secrets of the webhook. Two while one takes the place of another: an event signed with either is ours. */
	readonly webhookSecrets: readonly string[];
	/** What cards that had a free trial are recognised with, the one in use first. Two while one takes the place of another. */
	readonly trialCardKeys: readonly string[];
	/** Configuration of the customer portal; null for the one that the provider's dashboard saved. */
	readonly portal: string | null;
	/** Address of our simulator; null for the provider itself. */
	readonly simulator: string | null;
};

export type PaymentEnv = Pick<
	Bindings,
	| "STRIPE_PUBLIC_KEY_LIVE"
	| "STRIPE_PUBLIC_KEY_TEST"
	| "STRIPE_API_URL"
	| "STRIPE_SECRET_KEY_LIVE"
	| "STRIPE_SECRET_KEY_TEST"
	| "STRIPE_WEBHOOK_SECRET_LIVE"
	| "STRIPE_WEBHOOK_SECRET_TEST"
	| "TRIAL_CARD_KEY"
> &
	Partial<Pick<Bindings, "STRIPE_PORTAL_LIVE" | "STRIPE_PORTAL_TEST">>;

/** Marks of keys that only our simulator hands out. */
const SIMULATED_KEY = /^(sk_test|pk_test|whsec)_sim_/;

/**
 * The keys of a mode, or null where any of them is missing, of the other mode, or of a simulator in a build that may name none:
 * then nothing can be paid, and nothing is paid for with play money.
 */
export function paymentKeys(
	env: PaymentEnv,
	livemode: boolean,
	simulatorsAllowed = SIMULATORS_ALLOWED,
): PaymentKeys | null {
	const given = keysOf(env, livemode);
	const { publicKey, secretKey, webhookSecrets, trialCardKeys, simulator } = given;
	const keys = [publicKey, secretKey, ...webhookSecrets];
	if (keys.includes("") || webhookSecrets.length === 0 || !areLongEnough(trialCardKeys)) {
		return null;
	}
	const simulated = keys.filter(isSimulated).length;
	const allSimulated = simulated === keys.length && simulator !== null;
	const allReal = simulated === 0 && simulator === null;
	const mode = livemode ? "live" : "test";
	const areOfMode = isPublicKeyOf(mode, publicKey) && isSecretKeyOf(mode, secretKey);
	if (!(allReal || (simulatorsAllowed && allSimulated)) || !areOfMode) {
		log.error("payment keys refused: of another mode, or of a simulator", { livemode });
		return null;
	}
	return { livemode, ...given };
}

/** What is set for a mode, right or wrong; empty where nothing is. */
export function keysOf(env: PaymentEnv, livemode: boolean): Omit<PaymentKeys, "livemode"> {
	const [publicKey = "", secretKey = "", secrets = ""] = (
		livemode
			? [env.STRIPE_PUBLIC_KEY_LIVE, env.STRIPE_SECRET_KEY_LIVE, env.STRIPE_WEBHOOK_SECRET_LIVE]
			: [env.STRIPE_PUBLIC_KEY_TEST, env.STRIPE_SECRET_KEY_TEST, env.STRIPE_WEBHOOK_SECRET_TEST]
	).map((key) => key?.trim() ?? "");
	return {
		publicKey,
		secretKey,
		webhookSecrets: listed(secrets),
		trialCardKeys: listed(env.TRIAL_CARD_KEY ?? ""),
		portal: (livemode ? env.STRIPE_PORTAL_LIVE : env.STRIPE_PORTAL_TEST)?.trim() || null,
		simulator: env.STRIPE_API_URL.trim() || null,
	};
}

export function isSimulated(key: string): boolean {
	return SIMULATED_KEY.test(key);
}

export function isPublicKeyOf(mode: "live" | "test", key: string): boolean {
	return key.startsWith(`pk_${mode}_`);
}

/** `rk_` keys are restricted secret keys, which the provider prefers. */
export function isSecretKeyOf(mode: "live" | "test", key: string): boolean {
	return /^[sr]k_/.test(key) && key.slice(3).startsWith(`${mode}_`);
}
