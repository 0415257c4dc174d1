import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { hasPaymentKeys } from "./open-payments.ts";
import { ownVars } from "./own-vars.ts";

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
