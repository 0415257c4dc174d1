import { Refusal } from "#datasets/ingest/store/store.ts";
import { allSettings, type SettingName } from "#domain/business/settings.ts";
import type { Secrets, Store } from "./platform.ts";

/** What wrangler.toml and the owner's file want there to be. */
export type Deployment = {
	/** Of the Worker. */
	readonly name: string;
	/** Beside production: without the owner's secrets, with stores of its own, at the platform's own name, without schedules, model and metrics. */
	readonly isPreview: boolean;
	/** A name of the configuration as this deployment has it. */
	readonly renamed: (name: string) => string;
	readonly stores: readonly Store[];
	/** Secrets without which nothing is deployed. */
	readonly required: readonly string[];
	/** Secrets that the owner's file sets. */
	readonly secrets: Secrets;
	/** Every variable as production is to read it. */
	readonly vars: Readonly<Record<string, string>>;
};

type Queues = {
	readonly producers?: readonly { readonly queue: string }[] | undefined;
	readonly consumers?:
		| readonly {
				readonly queue: string;
				readonly dead_letter_queue?: string | undefined;
		  }[]
		| undefined;
};

/** What wrangler makes of the top level of wrangler.toml, as far as it is read here. */
type Configuration = {
	readonly name?: string | undefined;
	readonly d1_databases: readonly { readonly database_name?: string }[];
	readonly kv_namespaces: readonly { readonly binding: string }[];
	readonly r2_buckets: readonly { readonly bucket_name?: string | symbol }[];
	readonly queues: Queues;
	readonly secrets?: { readonly required?: readonly string[] } | undefined;
	readonly vars: Readonly<Record<string, unknown>>;
};

/** What is to be deployed as production, or under another name beside it. @throws Refusal for a name in the owner's file that is no setting */
export function toDeployment(
	configuration: Configuration,
	own: Readonly<Record<string, string>>,
	given?: string,
): Deployment {
	const {
		name: ofProduction = "",
		d1_databases,
		kv_namespaces,
		r2_buckets,
		queues,
		secrets,
		vars,
	} = configuration;
	const secretNames = new Set<string>(
		allSettings.flatMap(({ name, value }) => (value === "secret" ? [name] : [])),
	);
	const name = given ?? ofProduction;
	const isPreview = name !== ofProduction;
	const renamed = (each: string) =>
		each.startsWith(ofProduction) ? name + each.slice(ofProduction.length) : each;
	const known = new Set<string>(allSettings.map((setting) => setting.name));
	const stray = Object.keys(own).find((each) => !known.has(each));
	if (stray !== undefined) {
		throw new Refusal(
			`${OWN_FILE} sets ${stray}, which is no setting: .dev.vars.example lists them.`,
		);
	}
	const ownOf = (isSecret: boolean) =>
		Object.fromEntries(
			Object.entries(own).filter(
				([each, value]) => value !== "" && secretNames.has(each) === isSecret,
			),
		);
	return {
		name,
		isPreview,
		renamed,
		stores: [
			...d1_databases.map(({ database_name = "" }) => store("database", renamed(database_name))),
			...kv_namespaces.map(({ binding }) => store("namespace", namespaceName(name, binding))),
			...r2_buckets.map(({ bucket_name }) => store("bucket", renamed(String(bucket_name)))),
			...queueNames(queues).map((each) => store("queue", renamed(each))),
		],
		required: secrets?.required ?? [],
		secrets: isPreview ? {} : ownOf(true),
		vars: {
			...Object.fromEntries(Object.entries(vars).map(([each, value]) => [each, String(value)])),
			...(isPreview ? { PUBLIC_URL: "", MAIL_FROM: "" } : ownOf(false)),
		},
	};
}

/** What the owner sets for production, beside wrangler.toml. It is never committed. */
export const OWN_FILE = ".production.vars";

const store = (kind: Store["kind"], name: string): Store => ({ kind, name });

/** Every queue that is written to, read, or kept for what could not be dealt with, once. */
function queueNames({ producers = [], consumers = [] }: Queues): string[] {
	const read = consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]);
	const names = [...producers.map(({ queue }) => queue), ...read];
	return [...new Set(names.filter((name) => name !== undefined))];
}

/** The name of a KV namespace, which wrangler.toml cannot give: what wrangler itself would choose. */
function namespaceName(worker: string, binding: string): string {
	return `${worker}-${binding.toLowerCase().replaceAll("_", "-")}`;
}

/** The value that production reads of a variable. */
export function settingOf({ vars }: Pick<Deployment, "vars">, name: SettingName): string {
	return vars[name]?.trim() ?? "";
}

/** Where the product is to be found; null while the owner has no domain. @throws Refusal for what is no https address */
export function publicUrlOf(deployment: Pick<Deployment, "vars">): string | null {
	const url = settingOf(deployment, "PUBLIC_URL").replace(/\/+$/, "");
	if (url !== "" && !/^https:\/\/[^/]+$/.test(url)) {
		throw new Refusal(
			`PUBLIC_URL is ${url}: it has to be https:// and a name, and nothing after it.`,
		);
	}
	return url || null;
}

/** What is read of a build's own configuration before it is uploaded. */
type Built = {
	readonly d1_databases?: readonly { readonly database_name?: string }[];
	readonly kv_namespaces?: readonly { readonly binding: string }[];
	readonly r2_buckets?: readonly { readonly bucket_name?: string }[];
	readonly workflows?: readonly { readonly name: string }[];
	readonly queues?: Queues;
	readonly [key: string]: unknown;
};

type Made = {
	/** Ids of namespaces: wrangler finds a database and a bucket by name, a namespace only after the first upload. */
	readonly namespaces: ReadonlyMap<string, string>;
	/** Variables that name what was made at Stripe. */
	readonly portals: Secrets;
	/** Folder of the migrations, whole. */
	readonly migrations: string;
};

/**
 * The configuration of a build as it is uploaded: with the owner's variables and the deployment's own stores, reached at PUBLIC_URL alone, or without one at
 * the platform's own name.
 */
export function deployedConfiguration(
	built: Built,
	deployment: Deployment,
	{ namespaces, portals, migrations }: Made,
): Built {
	const { name, isPreview, renamed, vars } = deployment;
	const url = publicUrlOf(deployment);
	const { ai, analytics_engine_datasets, ...rest } = built;
	return {
		...rest,
		...(isPreview
			? { triggers: { crons: [] }, preview_urls: true }
			: { ai, analytics_engine_datasets }),
		name,
		vars: { ...vars, ...portals },
		d1_databases: (built.d1_databases ?? []).map((each) => ({
			...each,
			database_name: renamed(each.database_name ?? ""),
			migrations_dir: migrations,
		})),
		kv_namespaces: (built.kv_namespaces ?? []).map((each) => ({
			...each,
			id: namespaces.get(namespaceName(name, each.binding)),
		})),
		r2_buckets: (built.r2_buckets ?? []).map((each) => ({
			...each,
			bucket_name: renamed(each.bucket_name ?? ""),
		})),
		queues: {
			producers: (built.queues?.producers ?? []).map((each) => ({
				...each,
				queue: renamed(each.queue),
			})),
			consumers: (built.queues?.consumers ?? []).map(({ dead_letter_queue, ...each }) => ({
				...each,
				queue: renamed(each.queue),
				...(dead_letter_queue === undefined
					? {}
					: { dead_letter_queue: renamed(dead_letter_queue) }),
			})),
		},
		workflows: (built.workflows ?? []).map((each) => ({ ...each, name: renamed(each.name) })),
		...(url === null
			? { workers_dev: true }
			: { routes: [{ pattern: new URL(url).host, custom_domain: true }] }),
	};
}
