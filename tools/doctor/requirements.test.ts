import { expect, test } from "vitest";
import type { Health } from "#contracts/health.ts";
import { allSettings } from "#domain/business/settings.ts";
import { type Findings, onlyAPerson, requirements } from "./requirements.ts";

const health: Health = {
	ok: true,
	version: "0.1.0",
	deployment: "v1",
	data: {},
	due: {},
	backup: null,
	databaseFilled: 0.69,
	sources: {},
};

const secrets = allSettings.flatMap(({ name, value }) => (value === "secret" ? [name] : []));

/** A production of which nothing lacks. */
const whole: Findings = {
	deployment: {
		name: "product",
		isPreview: false,
		renamed: (name) => name,
		stores: [{ kind: "bucket", name: "product-files" }],
		required: ["LINK_KEY", "TRIAL_CARD_KEY"],
		secrets: {},
		vars: {
			...Object.fromEntries(allSettings.map(({ name }) => [name, "set"])),
			MAIL_FROM: "hello@product.example",
		},
	},
	account: { value: "Example Ltd" },
	lacking: { value: [] },
	serving: { value: [{ version: "v1", percentage: 100 }] },
	secretNames: { value: secrets },
	mailDomains: { value: ["product.example"] },
	stripe: { value: [{ mode: "LIVE", lacks: [] }] },
	health: { value: health },
	payments: { value: { isTestMode: false, publicKey: "pk_live_1" } },
	reportsMade: { value: 2_000 },
};

test("of a whole production every requirement is well", () => {
	expect(requirements(whole).filter(({ state }) => state !== "ok")).toEqual([]);
});

test("every setting that may lack is known to the doctor", () => {
	const names = requirements(whole).map(({ name }) => name);
	for (const { name, without } of allSettings) {
		if (without !== null) {
			expect(names).toContain(name);
		}
	}
});

test.each<[string, Partial<Findings>, RegExp]>([
	["account", { account: { why: "not signed in" } }, /not signed in.*wrangler login/],
	["stores", { lacking: { value: whole.deployment.stores } }, /product-files.*npm run deploy/],
	["version", { serving: { value: null } }, /nothing is deployed.*npm run deploy/],
	[
		"version",
		{
			serving: {
				value: [
					{ version: "v1", percentage: 90 },
					{ version: "v2", percentage: 10 },
				],
			},
		},
		/cut off: v1 90 %, v2 10 %/,
	],
	["LINK_KEY", { secretNames: { value: [] } }, /nothing works without it.*npm run deploy/],
	["mail domain", { mailDomains: { value: [] } }, /sending enable product\.example/],
	["Stripe", { stripe: { value: [{ mode: "TEST", lacks: ["a webhook"] }] } }, /TEST: a webhook/],
	["health", { health: { value: { ...health, ok: false } } }, /data:load/],
	["health", { health: { value: { ...health, deployment: "v0" } } }, /v0 answers, not v1/],
	["tables", { health: { value: { ...health, due: { stamp_duty: null } } } }, /stamp_duty/],
	["database", { health: { value: { ...health, databaseFilled: 0.7 } } }, /70 % full.*operations/],
	["database", { health: { value: { ...health, databaseFilled: null } } }, /cannot be read/],
	["test mode", { payments: { value: { isTestMode: true, publicKey: "pk_test_1" } } }, /the panel/],
	["claims", { reportsMade: { value: 1_200 } }, /not a count.*prove it/],
])("what is wrong with %s is told with what mends it", (name, over, words) => {
	const found = requirements({ ...whole, ...over }).find((each) => each.name === name);
	expect(found?.state).not.toBe("ok");
	expect(`${found?.words} ${found?.mend}`).toMatch(words);
});

test("half of a pair of keys is told as of no use", () => {
	const { vars } = whole.deployment;
	const found = requirements({
		...whole,
		secretNames: { value: secrets.filter((name) => name !== "GOOGLE_CLIENT_SECRET") },
		deployment: { ...whole.deployment, vars: { ...vars, GOOGLE_CLIENT_SECRET: "" } },
	});
	expect(found.find(({ name }) => name === "GOOGLE_CLIENT_ID")).toMatchObject({
		state: "lacks",
		words: "of no use without GOOGLE_CLIENT_SECRET",
	});
	expect(found.find(({ name }) => name === "GOOGLE_CLIENT_SECRET")?.state).toBe("optional");
});

test("what only a person can do is named", () => {
	expect(onlyAPerson.join(" ")).toMatch(/wrangler login.*zone.*Email Service.*Stripe/s);
});
