import { SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";

/** What one mode of the payment provider is spoken to with. */
export type PaymentKeys = {
	readonly livemode: boolean;
	readonly publicKey: string;
	readonly secretKey: string;
	readonly webhookSecret: string;
	/** Address of our simulator; null for the provider itself. */
	readonly simulator: string | null;
};

type PaymentEnv = Pick<
	Bindings,
	| "STRIPE_PUBLIC_KEY_LIVE"
	| "STRIPE_PUBLIC_KEY_TEST"
	| "STRIPE_API_URL"
	| "STRIPE_SECRET_KEY_LIVE"
	| "STRIPE_SECRET_KEY_TEST"
	| "STRIPE_WEBHOOK_SECRET_LIVE"
	| "STRIPE_WEBHOOK_SECRET_TEST"
>;

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
	const [publicKey = "", secretKey = "", webhookSecret = ""] = (
		livemode
			? [env.STRIPE_PUBLIC_KEY_LIVE, env.STRIPE_SECRET_KEY_LIVE, env.STRIPE_WEBHOOK_SECRET_LIVE]
			: [env.STRIPE_PUBLIC_KEY_TEST, env.STRIPE_SECRET_KEY_TEST, env.STRIPE_WEBHOOK_SECRET_TEST]
	).map((key) => key?.trim() ?? "");
	const simulator = env.STRIPE_API_URL.trim() || null;
	const keys = [publicKey, secretKey, webhookSecret];
	if (keys.includes("")) {
		return null;
	}
	const simulated = keys.filter((key) => SIMULATED_KEY.test(key)).length;
	const allSimulated = simulated === keys.length && simulator !== null;
	const allReal = simulated === 0 && simulator === null;
	if (
		!(allReal || (simulatorsAllowed && allSimulated)) ||
		!isOfMode(publicKey, secretKey, livemode)
	) {
		log.error("payment keys refused: of another mode, or of a simulator", { livemode });
		return null;
	}
	return { livemode, publicKey, secretKey, webhookSecret, simulator };
}

/** `rk_` keys are restricted secret keys, which the provider prefers. */
function isOfMode(publicKey: string, secretKey: string, livemode: boolean): boolean {
	const mode = livemode ? "live" : "test";
	return (
		publicKey.startsWith(`pk_${mode}_`) &&
		/^[sr]k_/.test(secretKey) &&
		secretKey.slice(3).startsWith(`${mode}_`)
	);
}
