import { expect, test } from "vitest";
import { Refusal } from "#datasets/ingest/store/store.ts";
import type { Deploying } from "./deploying.ts";
import type { Deployment } from "./deployment.ts";
import { carryOut, planDeployment } from "./plan-deployment.ts";
import { type Fault, memoryPlatform } from "./test/memory-platform.ts";

const deployment: Deployment = {
	name: "product",
	isPreview: false,
	renamed: (name) => name,
	stores: [
		{ kind: "database", name: "product" },
		{ kind: "namespace", name: "product-cache" },
		{ kind: "bucket", name: "product-files" },
		{ kind: "queue", name: "product-outgoing" },
	],
	required: ["LINK_KEY", "TRIAL_CARD_KEY"],
	secrets: { EPC_REGISTER_TOKEN: "token" },
	vars: { PUBLIC_URL: "https://product.example" },
};

/** One account, on which deployments are made one after the other; every key that is made is another. */
function account(over: Partial<Deploying> = {}) {
	const memory = memoryPlatform();
	const tried: string[] = [];
	let keys = 0;
	const deploying: Deploying = {
		platform: memory.platform,
		deployment,
		lookAtStripe: async () => [],
		build: async ({ namespaces }) => {
			expect(namespaces.get("product-cache")).toBe("id-of-product-cache");
		},
		smoke: async (address, version) => {
			tried.push(`${version} at ${address}`);
		},
		answers: async () => true,
		token: () => {
			keys += 1;
			return `key-${keys}`;
		},
		print: () => undefined,
		...over,
	};
	const deploy = async () => carryOut(await planDeployment(deploying), () => undefined);
	return { ...memory, tried, deploy, plan: () => planDeployment(deploying) };
}

test("an empty account becomes a product in the order in which each thing is needed", async () => {
	const { deploy, changes, secretsInUse, tried } = account();
	await deploy();
	expect(changes).toEqual([
		"create product",
		"create product-cache",
		"create product-files",
		"create product-outgoing",
		"migrate",
		"load",
		"open",
	]);
	expect(secretsInUse()).toEqual({
		EPC_REGISTER_TOKEN: "token",
		LINK_KEY: "key-1",
		TRIAL_CARD_KEY: "key-2",
	});
	expect(tried).toEqual(["version-1 at https://product.example"]);
});

test("a plan only looks", async () => {
	const { plan, changes } = account();
	const steps = await plan();
	expect(steps.map(({ does }) => does)).toEqual([
		"Create the database product",
		"Create the KV namespace product-cache",
		"Create the bucket product-files",
		"Create the queue product-outgoing",
		"Make the secrets LINK_KEY and TRIAL_CARD_KEY",
		"Build the product",
		"Migrate the database",
		"Load the reference data that is newer than what it holds",
		"Upload the first version, with its address and schedules",
		"Try it",
	]);
	expect(changes).toEqual([]);
});

test("a later version is tried at 0 %, then at 10 %, then answers everything, and triggers come last", async () => {
	const { deploy, changes, tried, state, secretsInUse } = account();
	await deploy();
	const before = changes.length;
	await deploy();
	expect(changes.slice(before)).toEqual([
		"migrate",
		"load",
		"upload",
		"share 100/0",
		"share 90/10",
		"share 100",
		"triggers",
	]);
	expect(tried.slice(1)).toEqual(Array(2).fill("version-2 at https://product.example"));
	expect(state.shares).toEqual([{ version: "version-2", percentage: 100 }]);
	// Links of before go on working.
	expect(secretsInUse()).toMatchObject({ LINK_KEY: "key-1", TRIAL_CARD_KEY: "key-2" });
});

test.each([0, 1])(
	"a version that fails its trial number %i is taken back, and the one before answers everything",
	async (failing) => {
		let trials = -1;
		const { deploy, state } = account({
			smoke: async () => {
				trials += 1;
				if (trials === failing + 1) {
					throw new Refusal("preview: 500");
				}
			},
		});
		await deploy();
		await expect(deploy()).rejects.toThrow(/preview: 500\nRolled back: version-1/);
		expect(state.shares).toEqual([{ version: "version-1", percentage: 100 }]);
	},
);

test("after a deployment that was cut off at 10 % the version that answers most is the one to go back to", async () => {
	let fails = false;
	const { deploy, state } = account({
		smoke: async () => {
			if (fails) {
				throw new Refusal("preview: 500");
			}
		},
	});
	await deploy();
	state.versions.push({ id: "version-2", secrets: {} });
	state.shares = [
		{ version: "version-2", percentage: 10 },
		{ version: "version-1", percentage: 90 },
	];
	fails = true;
	await expect(deploy()).rejects.toThrow("Rolled back: version-1");
	expect(state.shares).toEqual([{ version: "version-1", percentage: 100 }]);
});

test("a domain that is new gets its route before the trial, which would otherwise fail for ever", async () => {
	const { deploy, changes } = account({ answers: async () => false });
	await deploy();
	const before = changes.length;
	await deploy();
	expect(changes.slice(before)).toEqual(expect.arrayContaining(["triggers", "share 100/0"]));
	expect(changes.indexOf("triggers")).toBeLessThan(changes.indexOf("share 100/0"));
});

test("a preview is uploaded beside the others, tried at its own address, and takes nobody's place", async () => {
	const { deploy, changes, tried, state } = account({ alias: "pr-7" });
	await deploy();
	await deploy();
	expect(changes.at(-1)).toBe("upload as pr-7");
	expect(tried.at(-1)).toBe("version-2 at https://pr-7.example.workers.dev");
	expect(state.shares).toEqual([{ version: "version-1", percentage: 100 }]);
});

test("without a domain the product is tried at the platform's own address", async () => {
	const { deploy, tried } = account({ deployment: { ...deployment, vars: {} } });
	await deploy();
	expect(tried).toEqual(["version-1 at https://product.example.workers.dev"]);
});

/** Runs deployments with one fault in the one that comes after `earlier` good ones, at each of its changes. */
async function everyFault(earlier: number, how: Fault["how"]): Promise<void> {
	const undisturbed = account();
	for (let each = 0; each <= earlier; each += 1) {
		undisturbed.fail(null);
		await undisturbed.deploy();
	}
	const calls = undisturbed.asked();
	expect(calls).toBeGreaterThan(5);
	for (let call = 0; call < calls; call += 1) {
		const disturbed = account();
		for (let each = 0; each < earlier; each += 1) {
			await disturbed.deploy();
		}
		const keys = disturbed.secretsInUse();
		disturbed.fail({ call, how });
		await expect(disturbed.deploy(), `${how} at ${call}`).rejects.toThrow(Refusal);
		// One version answers everything that is answered, or two do while the platform's refusal is the last word.
		const shares = disturbed.state.shares ?? [];
		expect(shares.reduce((sum, { percentage }) => sum + percentage, 0) % 100).toBe(0);
		disturbed.fail(null);
		await disturbed.deploy();
		expect(disturbed.state, `${how} at ${call}`).toMatchObject({
			stores: undisturbed.state.stores,
			isMigrated: true,
			isLoaded: true,
			hasTriggers: true,
		});
		expect(disturbed.state.shares).toMatchObject([{ percentage: 100 }]);
		expect(Object.keys(disturbed.secretsInUse()).sort()).toEqual(
			Object.keys(undisturbed.secretsInUse()).sort(),
		);
		// A key that is in use is never made anew.
		expect(disturbed.secretsInUse()).toMatchObject(keys);
	}
}

test.each([
	[0, "refused"],
	[0, "cut off"],
	[1, "refused"],
	[1, "cut off"],
] as const)(
	"after %i deployments one that is %s at any of its changes ends in words, and the next goes on to the same end",
	everyFault,
);
