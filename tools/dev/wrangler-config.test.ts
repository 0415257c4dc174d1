import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveConfig } from "vite";
import { afterEach, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { readOptions, withStore } from "#datasets/commands/store/open-store.ts";
import { runTool } from "./run-tool.ts";

const production = readConfig({ config: "wrangler.toml" });
const development = readConfig({ config: "wrangler.toml", env: "development" });

const shell = process.env["CLOUDFLARE_ENV"];
afterEach(() => {
	process.env["CLOUDFLARE_ENV"] = shell ?? "";
});

test("production has no address but its own domain, and its stacks name the source", () => {
	expect(production).toMatchObject({
		name: "lettable",
		workers_dev: false,
		preview_urls: false,
		upload_source_maps: true,
	});
});

test("a cache stands before the entrypoint of public answers alone, here as there", () => {
	for (const { exports, cache } of [production, development]) {
		expect(exports).toEqual({ PublicAnswers: { type: "worker", cache: { enabled: true } } });
		expect(cache).toBeUndefined();
	}
});

test("a store is bound by its name, so that no id of an account stands in the repository", () => {
	const toml = readFileSync("wrangler.toml", "utf8");
	expect(toml).not.toMatch(/^\s*(database_id|preview_database_id|id|account_id)\s*=/m);
});

test("development has what production has, except what needs an account: the language model and the metrics", () => {
	const {
		d1_databases,
		kv_namespaces,
		r2_buckets,
		send_email,
		workflows,
		ratelimits,
		version_metadata,
		queues,
		limits,
		triggers,
		assets,
	} = production;
	expect(development).toMatchObject({
		d1_databases,
		kv_namespaces,
		r2_buckets,
		send_email,
		workflows,
		ratelimits,
		version_metadata,
		queues,
		limits,
		triggers,
		assets,
	});
	expect(production.ai).toEqual({ binding: "AI" });
	expect(development.ai).toBeUndefined();
	expect(development.analytics_engine_datasets).toEqual([]);
});

test.each([
	["serve", "development", "development"],
	["build", "e2e", "development"],
	["build", "production", ""],
] as const)(
	"vite %s in mode %s reads environment '%s', whatever the shell says",
	async (command, mode, env) => {
		process.env["CLOUDFLARE_ENV"] = mode === "production" ? "development" : "production";
		await resolveConfig({ logLevel: "silent" }, command, mode, mode);
		expect(process.env["CLOUDFLARE_ENV"]).toBe(env);
	},
);

test("the tests of the Worker read development", () => {
	expect(readFileSync("vitest.config.ts", "utf8")).toMatch(
		/configPath: "\.\/wrangler\.toml", environment: "development"/,
	);
});

test("a command that opens the database starts without a network", async () => {
	const state = await mkdtemp(path.join(tmpdir(), "offline-"));
	await withStore(readOptions(["--persist-to", state]), async (store) => {
		expect(await store.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
	});
	await rm(state, { recursive: true });
});

test("the benchmark and the recorder have configurations of their own, without what needs an account", async () => {
	for (const tool of ["bench", "record"]) {
		const config = readConfig({ config: `tools/${tool}/wrangler.toml` });
		expect(config.ai, tool).toBeUndefined();
		expect(config.d1_databases, tool).toMatchObject([{ database_name: "lettable" }]);
	}
});

test("the types of the bindings are written without a network, and allow for a deployment without a language model", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "types-"));
	const file = path.join(folder, "types.d.ts");
	const { code, output } = await runTool("wrangler", [
		...["types", "--strict-vars=false", "--env-interface", "Env", "--include-runtime=false", file],
	]);
	expect(code, output).toBe(0);
	expect(await readFile(file, "utf8")).toMatch(/^\tAI\?: Ai;$/m);
	await rm(folder, { recursive: true });
});
