import { join } from "node:path";
import { parseArgs } from "node:util";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import { Refusal, type Store } from "#datasets/ingest/store/store.ts";
import { runWrangler, wranglerStore } from "./wrangler-store.ts";

const root = join(import.meta.dirname, "../../..");

/** What the data commands take: `--remote`, `--env <name>`, `--persist-to <folder>` as wrangler understands them, and files. */
export type StoreOptions = {
	readonly remote: boolean;
	/** Undefined for production, the top level of wrangler.toml. */
	readonly env: string | undefined;
	readonly persistTo: string;
	readonly files: readonly string[];
};

/** The environment of every command that deploys nothing. */
export const DEVELOPMENT = "development";

/** @throws Refusal on an option it does not know. */
export function readOptions(args: readonly string[]): StoreOptions {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				remote: { type: "boolean", default: false },
				env: { type: "string" },
				"persist-to": { type: "string", default: join(root, ".wrangler/state") },
			},
		});
		return {
			remote: values.remote,
			env: values.env ?? (values.remote ? undefined : DEVELOPMENT),
			persistTo: values["persist-to"],
			files: positionals,
		};
	} catch (cause) {
		throw new Refusal(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

/** The same of a command that takes a part of the country too. */
export type ImportOptions = StoreOptions & { readonly isPart: boolean };

/** @throws Refusal on an option it does not know. */
export function readImportOptions(args: readonly string[]): ImportOptions {
	const isPart = args.includes(PARTIAL);
	return { ...readOptions(args.filter((arg) => arg !== PARTIAL)), isPart };
}

const PARTIAL = "--partial";

/** The one file that a command takes; `usage` is how it is called. @throws Refusal for none, and for several */
export function onlyFile({ files }: Pick<StoreOptions, "files">, usage: string): string {
	const [path, ...others] = files;
	if (path === undefined || others.length > 0) {
		throw new Refusal(`Name one file: ${usage}`);
	}
	return path;
}

/** Opens the store for as long as `use` runs, and with a local one the bucket of backups beside it. */
export async function withStore(
	{ remote, env, persistTo }: StoreOptions,
	use: (store: Store, backups: R2Bucket | null) => Promise<void>,
): Promise<void> {
	if (remote) {
		// An empty name is the top level, said aloud.
		const where = ["--remote", `--env=${env ?? ""}`];
		await use(wranglerStore({ where, run: runWrangler }), null);
		return;
	}
	// wrangler would otherwise warn each time that a Workflow cannot be bound here.
	process.env["WRANGLER_LOG"] ??= "error";
	// Imported late because it takes 200 MB, which a caller that asks a store in another process does not need.
	const { getPlatformProxy } = await import("wrangler");
	const proxy = await getPlatformProxy<{ DB: D1Database; BACKUPS: R2Bucket }>({
		configPath: join(root, "wrangler.toml"),
		...(env === undefined ? {} : { environment: env }),
		persist: { path: join(persistTo, "v3") },
	});
	try {
		await use(d1Store(proxy.env.DB), proxy.env.BACKUPS);
	} finally {
		await proxy.dispose();
	}
}
