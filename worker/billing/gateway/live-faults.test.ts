import { expect, test } from "vitest";
import { liveFaults } from "./live-faults.ts";
import { paymentKeys } from "./payment-settings.ts";

const LONG = "a-key-of-forty-three-characters-or-more-made";

const nothing = { STRIPE_PUBLIC_KEY_LIVE: "", STRIPE_PUBLIC_KEY_TEST: "", STRIPE_API_URL: "" };

const publicKeys = ["pk_live_1", " pk_live_1 ", "", "pk_test_1", "pk_test_sim_x", "sk_live_1"];
const secretKeys = [
	"sk_live_1",
	"rk_live_1",
	undefined,
	" ",
	"sk_test_sim_x",
	"pk_live_1",
	"live_",
];
const webhookSecrets = ["whsec_1", undefined, "", "whsec_sim_x"];
const trialCardKeys = [LONG, `${LONG},${LONG}`, undefined, "short", `${LONG},short`];
const addresses = ["", " ", "http://127.0.0.1:5174"];

const every = publicKeys.flatMap((publicKey) =>
	secretKeys.flatMap((secretKey) =>
		webhookSecrets.flatMap((webhookSecret) =>
			trialCardKeys.flatMap((trialCardKey) =>
				addresses.map((address) => ({
					...nothing,
					STRIPE_PUBLIC_KEY_LIVE: publicKey,
					...(secretKey === undefined ? {} : { STRIPE_SECRET_KEY_LIVE: secretKey }),
					...(webhookSecret === undefined ? {} : { STRIPE_WEBHOOK_SECRET_LIVE: webhookSecret }),
					...(trialCardKey === undefined ? {} : { TRIAL_CARD_KEY: trialCardKey }),
					STRIPE_API_URL: address,
				})),
			),
		),
	),
);

test.each([true, false])(
	"live mode has keys exactly where nothing is at fault (simulators allowed: %s)",
	(simulatorsAllowed) => {
		const usable = every.filter((env) => paymentKeys(env, true, simulatorsAllowed) !== null);
		const faultless = every.filter((env) => liveFaults(env).length === 0);

		expect(faultless).toEqual(usable);
		expect(usable).toHaveLength(2 * 2 * 1 * 2 * 2);
	},
);

test("what is not set is named", () => {
	expect(liveFaults(nothing)).toEqual([
		"STRIPE_SECRET_KEY_LIVE is not set",
		"STRIPE_WEBHOOK_SECRET_LIVE is not set",
		"STRIPE_PUBLIC_KEY_LIVE is not set",
		"TRIAL_CARD_KEY is not set",
	]);
});

test("what is wrong is named, and its value is not told", () => {
	const faults = liveFaults({
		...nothing,
		STRIPE_PUBLIC_KEY_LIVE: "pk_test_secret",
		STRIPE_SECRET_KEY_LIVE: "sk_test_secret",
		STRIPE_WEBHOOK_SECRET_LIVE: "whsec_sim_secret",
		TRIAL_CARD_KEY: "a-short-one",
		STRIPE_API_URL: "http://127.0.0.1:5174",
	});

	expect(faults).toEqual([
		"STRIPE_SECRET_KEY_LIVE is not a live key",
		"STRIPE_WEBHOOK_SECRET_LIVE is not a live key",
		"STRIPE_PUBLIC_KEY_LIVE is not a live key",
		"TRIAL_CARD_KEY is shorter than 43 characters",
		"STRIPE_API_URL is set, which is the address of a simulator",
	]);
});
