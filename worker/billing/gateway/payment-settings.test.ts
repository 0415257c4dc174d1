import { expect, test } from "vitest";
import { paymentKeys } from "./payment-settings.ts";

const KEY = "recognises-a-card-that-had-a-free-trial-here";
const none = { STRIPE_PUBLIC_KEY_LIVE: "", STRIPE_PUBLIC_KEY_TEST: "", STRIPE_API_URL: "" };
const real = {
	...none,
	STRIPE_PUBLIC_KEY_LIVE: "pk_live_1",
	STRIPE_SECRET_KEY_LIVE: "rk_live_1",
	STRIPE_WEBHOOK_SECRET_LIVE: "whsec_live1",
	STRIPE_PUBLIC_KEY_TEST: "pk_test_1",
	STRIPE_SECRET_KEY_TEST: "sk_test_1",
	STRIPE_WEBHOOK_SECRET_TEST: "whsec_test1",
	TRIAL_CARD_KEY: KEY,
};
const simulated = {
	...none,
	STRIPE_API_URL: "http://127.0.0.1:5174",
	STRIPE_PUBLIC_KEY_TEST: "pk_test_sim_x",
	STRIPE_SECRET_KEY_TEST: "sk_test_sim_x",
	STRIPE_WEBHOOK_SECRET_TEST: "whsec_sim_x",
	TRIAL_CARD_KEY: KEY,
};

test.each([true, false])("a mode (live: %s) has the keys set for it and no other's", (livemode) => {
	const mode = livemode ? "live" : "test";
	expect(paymentKeys(real, livemode, false)).toEqual({
		livemode,
		publicKey: `pk_${mode}_1`,
		secretKey: livemode ? "rk_live_1" : "sk_test_1",
		webhookSecrets: [`whsec_${mode}1`],
		trialCardKeys: [KEY],
		portal: null,
		simulator: null,
	});
});

test.each([
	"STRIPE_PUBLIC_KEY_TEST",
	"STRIPE_SECRET_KEY_TEST",
	"STRIPE_WEBHOOK_SECRET_TEST",
	"TRIAL_CARD_KEY",
] as const)("without %s nothing is paid", (missing) => {
	expect(paymentKeys({ ...real, [missing]: " " }, false, false)).toBeNull();
	expect(paymentKeys({ ...simulated, [missing]: "" }, false, true)).toBeNull();
});

test("while a signing secret is replaced there are two, and neither may be a simulator's in production", () => {
	const two = { ...real, STRIPE_WEBHOOK_SECRET_TEST: " whsec_new, whsec_old " };
	expect(paymentKeys(two, false, false)?.webhookSecrets).toEqual(["whsec_new", "whsec_old"]);
	const mixed = { ...real, STRIPE_WEBHOOK_SECRET_TEST: "whsec_new whsec_sim_x" };
	expect(paymentKeys(mixed, false, false)).toBeNull();
	expect(paymentKeys({ ...real, STRIPE_WEBHOOK_SECRET_TEST: " , " }, false, false)).toBeNull();
});

test("while the key for cards is replaced there are two, and none is short enough to be guessed", () => {
	const newer = KEY.replace("a-card", "one-card");
	const keysWith = (key: string) => paymentKeys({ ...real, TRIAL_CARD_KEY: key }, false, false);
	expect(keysWith(` ${newer}, ${KEY} `)?.trialCardKeys).toEqual([newer, KEY]);
	expect(keysWith(`${newer},${KEY.slice(0, 42)}`)).toBeNull();
	expect(keysWith(KEY.slice(0, 42))).toBeNull();
});

test("the simulator is spoken to where simulators are allowed", () => {
	expect(paymentKeys(simulated, false, true)).toMatchObject({
		simulator: "http://127.0.0.1:5174",
		publicKey: "pk_test_sim_x",
	});
});

test.each([
	["its keys and its address", simulated],
	["its keys without an address", { ...simulated, STRIPE_API_URL: "" }],
	["its address with real keys", { ...real, STRIPE_API_URL: "http://127.0.0.1:5174" }],
	["one of its keys among real ones", { ...real, STRIPE_WEBHOOK_SECRET_TEST: "whsec_sim_x" }],
])("a production build refuses %s", (_, env) => {
	expect(paymentKeys(env, false, false)).toBeNull();
});

test.each([
	["its keys without its address", { ...simulated, STRIPE_API_URL: "" }],
	["its address with real keys", { ...real, STRIPE_API_URL: "http://127.0.0.1:5174" }],
	["one real key among its own", { ...simulated, STRIPE_SECRET_KEY_TEST: "sk_test_1" }],
])("and so does any build %s", (_, env) => {
	expect(paymentKeys(env, false, true)).toBeNull();
});

test.each([
	["a live publishable key", { STRIPE_PUBLIC_KEY_TEST: "pk_live_1" }],
	["a live secret key", { STRIPE_SECRET_KEY_TEST: "sk_live_1" }],
	["a publishable key for a secret one", { STRIPE_SECRET_KEY_TEST: "pk_test_1" }],
])("test mode refuses %s", (_, wrong) => {
	expect(paymentKeys({ ...real, ...wrong }, false, false)).toBeNull();
});
