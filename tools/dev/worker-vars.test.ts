import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { places } from "../source-sim/fixtures/places.ts";
import {
	developmentKeys,
	hasPaymentKeys,
	ownVars,
	paymentVars,
	publicUrlVar,
	simulatorVars,
	sourceVars,
} from "./worker-vars.ts";

test("live sources keep the addresses that wrangler.toml gives them", () => {
	expect(simulatorVars("live")).toEqual({});
	expect(simulatorVars("")).toEqual({});
});

test("sources that are off have no address at all", () => {
	expect(simulatorVars("off")).toEqual({
		...Object.fromEntries(sourceVars.map((name) => [name, ""])),
		LICENSING_PAGES: "off",
	});
});

test("every source is simulated under its own path, the register takes a made-up token, and the postcodes that exist are told", () => {
	const vars = simulatorVars("http://127.0.0.1:5175");

	expect(vars).toMatchObject({
		POSTCODES_IO_URL: "http://127.0.0.1:5175/postcodes-io",
		FLOOD_URL: "http://127.0.0.1:5175/flood",
		SIMULATED_MODEL_URL: "http://127.0.0.1:5175/language-model",
		LICENSING_PAGES: "http://127.0.0.1:5175/council-pages",
		EPC_REGISTER_TOKEN: "simulated",
		SIMULATED_POSTCODES: places.map(({ postcode }) => postcode).join(", "),
	});
	expect(Object.keys(vars)).toHaveLength(sourceVars.length + 3);
});

test("one source may be off while the others are simulated", () => {
	const vars = simulatorVars("http://127.0.0.1:5175", "PRIVATE_RENTS_URL");

	expect(vars["PRIVATE_RENTS_URL"]).toBe("");
	expect(Object.values(vars).filter((value) => value === "")).toHaveLength(1);
});

test("a payment simulator is named with keys that only it hands out, and without one the keys are the developer's", () => {
	const { STRIPE_API_URL, TRIAL_CARD_KEY, ...keys } = paymentVars("http://127.0.0.1:5174");

	expect(STRIPE_API_URL).toBe("http://127.0.0.1:5174");
	expect(TRIAL_CARD_KEY).toMatch(/^[\w-]{43,}$/);
	expect(Object.values(keys)).toHaveLength(3);
	expect(Object.values(keys).every((key) => /^(pk_test|sk_test|whsec)_sim_/.test(key))).toBe(true);
	expect(paymentVars("")).toEqual({});
});

test("what a developer set is read as wrangler reads it, and what is left blank is not set", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "own-vars-"));
	const file = path.join(folder, ".dev.vars");
	await writeFile(file, 'EPC_REGISTER_TOKEN="a b" # of GOV.UK\nSTRIPE_SECRET_KEY_TEST=\n');
	expect(ownVars(file)).toEqual({ EPC_REGISTER_TOKEN: "a b" });
	await rm(folder, { recursive: true });
	expect(ownVars(file)).toEqual({});
});

test.each([
	[{}, false],
	[{ STRIPE_PUBLIC_KEY_TEST: "pk_test_1" }, false],
	[{ STRIPE_SECRET_KEY_TEST: "sk_test_1" }, true],
	[{ STRIPE_SECRET_KEY_LIVE: "rk_live_1" }, true],
])("with %j a developer has keys of their own: %s", (vars, has) => {
	expect(hasPaymentKeys(vars)).toBe(has);
});

test("links in mails lead to the address in use", () => {
	expect(publicUrlVar("http://127.0.0.1:4000")).toEqual({ PUBLIC_URL: "http://127.0.0.1:4000" });
});

test("without an address in use the configured one stays", () => {
	expect(publicUrlVar("")).toEqual({});
});

test("links to reports can be made in development without a key of one's own", () => {
	expect(developmentKeys.LINK_KEY).toMatch(/^[\w-]{43,}$/);
});
