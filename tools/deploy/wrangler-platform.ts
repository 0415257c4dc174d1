import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { Refusal } from "#datasets/ingest/store/store.ts";
import type { Opened, Platform, Secrets, StoreKind } from "./platform.ts";

/** Runs wrangler with arguments and variables, and gives what it printed. */
type Run = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;

type Names = {
	/** Of the Worker. */
	readonly name: string;
	/** The configuration that a build is uploaded with. */
	readonly built: string;
	readonly run: Run;
	readonly loadReference: () => Promise<void>;
};

/** Where data is kept: the customers are in the United Kingdom. */
const LOCATION = "weur";

/** How the stores of a kind are listed and made; a new kind is a new entry. */
const kinds: Readonly<
	Record<
		StoreKind,
		{
			readonly list: readonly string[];
			readonly read: (printed: string) => ReadonlyMap<string, string>;
			readonly create: (name: string) => readonly string[];
		}
	>
> = {
	database: {
		list: ["d1", "list", "--json"],
		read: (printed) => new Map(jsonIn(Databases, printed).map(({ name, uuid }) => [name, uuid])),
		create: (name) => ["d1", "create", name, "--location", LOCATION],
	},
	namespace: {
		list: ["kv", "namespace", "list"],
		read: (printed) => new Map(jsonIn(Namespaces, printed).map(({ title, id }) => [title, id])),
		create: (name) => ["kv", "namespace", "create", name],
	},
	bucket: {
		list: ["r2", "bucket", "list"],
		read: (printed) =>
			new Map([...printed.matchAll(/^name:\s+(\S+)/gm)].map(([, name = ""]) => [name, name])),
		create: (name) => ["r2", "bucket", "create", name, "--location", LOCATION],
	},
	queue: {
		list: ["queues", "list"],
		read: (printed) =>
			new Map(
				[...printed.matchAll(/^│\s*([0-9a-f]{32})\s*│\s*(\S+)/gm)].map(([, id = "", name = ""]) => [
					name,
					id,
				]),
			),
		create: (name) => ["queues", "create", name],
	},
};

const Databases = z.array(z.object({ name: z.string(), uuid: z.string() }));
const Namespaces = z.array(z.object({ title: z.string(), id: z.string() }));
const SecretNames = z.array(z.object({ name: z.string() }));
const Account = z.object({
	loggedIn: z.boolean(),
	accounts: z.array(z.object({ name: z.string() })).default([]),
});
const Served = z.object({
	versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
/** One line of what wrangler notes about a deployment. */
const Noted = z.object({
	version_id: z.string(),
	targets: z.array(z.string()).nullish(),
	preview_alias_url: z.string().nullish(),
});

/** Wrangler's words, and the API's number, for a Worker that was never deployed. */
const NO_WORKER = /10007|10090|Worker "[^"]*" not found|has no deployments/;

const SIGNED_OUT = "Nobody is signed in: npx wrangler login.";

/** What makes wrangler print all that is read here, and plainly, whatever the shell says. */
const READABLE = { WRANGLER_LOG: "log", NO_COLOR: "1", FORCE_COLOR: "0", CLOUDFLARE_ENV: "" };

/** Cloudflare, as wrangler speaks to it. Tried against a recorded stand-in alone, never yet against an account. */
export function wranglerPlatform({ name, built, run: runPlainly, loadReference }: Names): Platform {
	const run: Run = (args, env = {}) => runPlainly(args, { ...READABLE, ...env });
	const top = "--env=";
	const orNoWorker = async <T>(asked: Promise<T>, none: T): Promise<T> => {
		try {
			return await asked;
		} catch (cause) {
			if (cause instanceof Refusal && NO_WORKER.test(cause.message)) {
				return none;
			}
			throw cause;
		}
	};
	const put = (command: readonly string[], secrets: Secrets): Promise<Opened> =>
		inFolder(async (folder) => {
			const file = path.join(folder, "secrets.json");
			const notes = path.join(folder, "notes.ndjson");
			await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
			const given = Object.keys(secrets).length > 0 ? ["--secrets-file", file] : [];
			await run([...command, "--config", built, ...given], { WRANGLER_OUTPUT_FILE_PATH: notes });
			return toOpened(await readFile(notes, "utf8"));
		});
	return {
		async account() {
			// To whom nobody is, it answers with a failure and without a word.
			const printed = await run(["whoami", "--json"]).catch((cause: unknown) => {
				throw cause instanceof Refusal && /failed: $/.test(cause.message)
					? new Refusal(SIGNED_OUT, { cause })
					: cause;
			});
			const { loggedIn, accounts } = jsonIn(Account, printed);
			if (!loggedIn || accounts.length === 0) {
				throw new Refusal(SIGNED_OUT);
			}
			return accounts.map((each) => each.name).join(", ");
		},
		stores: async (kind) => kinds[kind].read(await run([...kinds[kind].list])),
		async createStore({ kind, name }) {
			await run([
				...kinds[kind].create(name),
				...(kind === "database" ? ["--no-update-config"] : []),
			]);
		},
		async migrate() {
			await run(["d1", "migrations", "apply", "DB", "--remote", "--config", built]);
		},
		loadReference,
		serving: () =>
			orNoWorker(
				run(["deployments", "status", "--json", "--name", name, top]).then((printed) =>
					jsonIn(Served, printed).versions.map(({ version_id: version, percentage }) => ({
						version,
						percentage,
					})),
				),
				null,
			),
		secretNames: () =>
			orNoWorker(
				run(["secret", "list", "--format", "json", "--name", name, top]).then((printed) =>
					jsonIn(SecretNames, printed).map((each) => each.name),
				),
				[],
			),
		open: (secrets) => put(["deploy"], secrets),
		upload: (secrets, alias) =>
			put(["versions", "upload", ...(alias ? ["--preview-alias", alias] : [])], secrets),
		async share(shares) {
			const specs = shares.map(({ version, percentage }) => `${version}@${percentage}%`);
			await run(["versions", "deploy", ...specs, "--yes", "--config", built]);
		},
		async applyTriggers() {
			await run(["triggers", "deploy", "--config", built]);
		},
		async mailDomains() {
			const printed = await run(["email", "sending", "list", top]);
			return [...printed.matchAll(/│\s*([\w-]+(?:\.[\w-]+)+)\s*│\s*yes\s*│/g)].map(
				([, domain = ""]) => domain,
			);
		},
	};
}

/** The JSON in what was printed, after whatever else was. @throws Refusal where it is of another shape */
function jsonIn<T>(shape: z.ZodType<T>, printed: string): T {
	const start = printed.search(/^[[{]/m);
	try {
		return shape.parse(JSON.parse(printed.slice(Math.max(start, 0))));
	} catch (cause) {
		throw new Refusal(`wrangler answered in a way that is not understood: ${printed.trim()}`, {
			cause,
		});
	}
}

function toOpened(notes: string): Opened {
	const noted = notes
		.split("\n")
		.flatMap((line) => (line === "" ? [] : [Noted.safeParse(JSON.parse(line)).data]))
		.find((each) => each !== undefined);
	if (!noted) {
		throw new Refusal("wrangler did not say which version it uploaded: run the command again.");
	}
	const target = noted.preview_alias_url ?? noted.targets?.[0];
	return { version: noted.version_id, address: target ? addressOf(target) : null };
}

/** An address as wrangler notes it: with or without a scheme, perhaps with what it is. */
function addressOf(target: string): string {
	const host = target.replace(/^https?:\/\//, "").replace(/[\s/].*$/, "");
	return `https://${host}`;
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(path.join(tmpdir(), "deploy-"));
	try {
		return await use(folder);
	} finally {
		await rm(folder, { recursive: true });
	}
}
