import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWrangler } from "#datasets/commands/store/wrangler-store.ts";
import { toolEnv } from "../dev/project.ts";
import { deployedConfiguration, toDeployment } from "./deployment.ts";
import { carryOut, planDeployment } from "./plan-deployment.ts";
import type { Platform } from "./platform.ts";
import { startCloudflare } from "./test/cloudflare-stand-in.ts";
import { wranglerPlatform } from "./wrangler-platform.ts";

/** The real wrangler starts some thirty times: two seconds each, many more on a busy machine. */
const PATIENCE = 30 * 60_000;

const configuration = {
	name: "product",
	main: "worker.js",
	compatibility_date: "2026-10-01",
	assets: { directory: "assets", binding: "ASSETS" },
	d1_databases: [{ binding: "DB", database_name: "product" }],
	kv_namespaces: [{ binding: "CACHE" }],
	r2_buckets: [{ binding: "FILES", bucket_name: "product-files" }],
	queues: {
		producers: [{ binding: "OUTGOING", queue: "product-outgoing" }],
		consumers: [
			{ queue: "product-outgoing", dead_letter_queue: "product-outgoing-dead", max_retries: 5 },
		],
	},
	workflows: [{ binding: "REFRESH", name: "product-refresh", class_name: "RefreshWorkflow" }],
	version_metadata: { binding: "CF_VERSION_METADATA" },
	ai: { binding: "AI" },
	secrets: { required: ["LINK_KEY"] },
	triggers: { crons: ["0 3 * * mon"] },
	workers_dev: false,
	preview_urls: false,
	vars: { PUBLIC_URL: "https://product.example" },
};

const worker = `import { WorkflowEntrypoint } from "cloudflare:workers";
export class RefreshWorkflow extends WorkflowEntrypoint { async run() {} }
export default { fetch: () => new Response("hello"), queue: () => undefined };`;

let folder = "";
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "stand-in-"));
	cloudflare = await startCloudflare({ token: "t".repeat(40) });
	const files = {
		"worker.js": worker,
		"assets/index.html": "<h1>Hello</h1>",
		"migrations/0001_first.sql": "CREATE TABLE numbers (number INTEGER);",
		"wrangler.json": JSON.stringify(configuration),
	};
	for (const [name, text] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), text);
	}
});
afterAll(async () => {
	await cloudflare.close();
	await rm(folder, { recursive: true });
});

/** The real wrangler, in the folder of the test, with nothing of this machine's own account. */
function platformWith(over: Readonly<Record<string, string>> = {}): Platform {
	const { PATH, ...quiet } = toolEnv;
	const variables = {
		...quiet,
		...cloudflare.variables,
		HOME: folder,
		XDG_CONFIG_HOME: folder,
		NODE_COMPILE_CACHE: path.join(folder, "compiled"),
		...over,
	};
	return wranglerPlatform({
		name: "product",
		built: "wrangler.json",
		run: (args, env = {}) => runWrangler(["--cwd", folder, ...args], { ...variables, ...env }),
		loadReference: async () => undefined,
	});
}

const deployment = toDeployment(configuration, {});

async function deploy(platform = platformWith()): Promise<void> {
	const steps = await planDeployment({
		platform,
		deployment,
		lookAtStripe: async () => [],
		build: async ({ namespaces }) => {
			const made = { namespaces, portals: {}, migrations: path.join(folder, "migrations") };
			const text = JSON.stringify(deployedConfiguration(configuration, deployment, made));
			await writeFile(path.join(folder, "wrangler.json"), text);
		},
		smoke: async () => undefined,
		answers: async () => true,
		token: () => "k".repeat(43),
		print: () => undefined,
	});
	await carryOut(steps, () => undefined);
}

test(
	"the real wrangler makes a product of an empty account, and a second deployment a version that took over bit by bit",
	async () => {
		await deploy();
		const { state } = cloudflare;
		const database = state.databases.get("product");
		expect(database?.location).toBe("weur");
		expect(database?.sqlite.prepare("SELECT name FROM d1_migrations").all()).toMatchObject([
			{ name: "0001_first.sql" },
		]);
		expect([...state.namespaces.keys()]).toEqual(["product-cache"]);
		expect([...state.buckets]).toEqual(["product-files"]);
		expect([...state.queues.keys()]).toEqual(["product-outgoing", "product-outgoing-dead"]);
		expect(state.queues.get("product-outgoing")?.consumer).toMatchObject({
			script_name: "product",
			dead_letter_queue: "product-outgoing-dead",
			settings: { max_retries: 5 },
		});
		expect(state.versions).toMatchObject([{ secrets: ["LINK_KEY"] }]);
		expect([...state.workflows]).toEqual(["product-refresh"]);
		expect(state.triggers).toEqual(expect.arrayContaining(["domains", "schedules"]));

		await deploy();
		const [first, second] = state.versions.map(({ id }) => id);
		expect(
			state.deployments.map((shares) =>
				Object.fromEntries(shares.map(({ version_id, percentage }) => [version_id, percentage])),
			),
		).toEqual([
			{ [first ?? ""]: 100 },
			{ [first ?? ""]: 100, [second ?? ""]: 0 },
			{ [first ?? ""]: 90, [second ?? ""]: 10 },
			{ [second ?? ""]: 100 },
		]);
		expect(state.versions).toMatchObject([{}, { secrets: ["LINK_KEY"] }]);
		const { databases, namespaces, buckets, queues } = state;
		expect(databases.size + namespaces.size + buckets.size + queues.size).toBe(5);
		expect(cloudflare.unknown).toEqual([]);
	},
	PATIENCE,
);

test(
	"a wrong token, a name that is taken and a limit that is reached are told in Cloudflare's own words",
	async () => {
		const stranger = platformWith({ CLOUDFLARE_API_TOKEN: "w".repeat(40) });
		await expect(deploy(stranger)).rejects.toThrow(/Nobody is signed in|Authentication error/);
		const nobody = platformWith({ CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "" });
		await expect(nobody.account()).rejects.toThrow("npx wrangler login");
		const platform = platformWith();
		const { state } = cloudflare;
		const refuse = (call: string, code: number, message: string) =>
			state.refusals.set(call, { status: 400, code, message });
		refuse("POST /storage/kv/namespaces", 10014, "a namespace with this title already exists");
		await expect(
			platform.createStore({ kind: "namespace", name: "product-cache" }),
		).rejects.toThrow(/already exists/);
		refuse("POST /d1/database", 7406, "You have reached the limit of databases of this account");
		await expect(platform.createStore({ kind: "database", name: "another" })).rejects.toThrow(
			/maximum number of D1 databases/,
		);
	},
	PATIENCE,
);
