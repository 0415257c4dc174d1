import { Refusal } from "#datasets/ingest/store/store.ts";
import type { Deploying, Step } from "./deploying.ts";
import { type Deployment, publicUrlOf } from "./deployment.ts";
import type { Opened, Platform, Secrets, StoreKind } from "./platform.ts";
import { rollOut } from "./roll-out.ts";

const called: Readonly<Record<StoreKind, string>> = {
	database: "database",
	namespace: "KV namespace",
	bucket: "bucket",
	queue: "queue",
};

/**
 * What is to be done so that the product answers as this checkout has it. Only looks; what is there already is no step, so a deployment that was cut off
 * anywhere goes on when it is planned again.
 */
export async function planDeployment(deploying: Deploying): Promise<readonly Step[]> {
	const { platform, deployment, lookAtStripe, build, token } = deploying;
	const account = await platform.account();
	const lacking = await lackingStores(platform, deployment);
	const serving = await platform.serving();
	const secretNames = await platform.secretNames();
	const stripe = await lookAtStripe(secretNames);
	const url = publicUrlOf(deployment);
	const isReached = url === null || serving === null || (await deploying.answers(url));
	const held = new Set([...secretNames, ...Object.keys(deployment.secrets)]);
	const toMake = deployment.required.filter((name) => !held.has(name));
	const secrets: Record<string, string> = { ...deployment.secrets };
	const portals: Record<string, string> = {};
	deploying.print(
		`Account: ${account}. Address: ${url ?? "the platform's own, until PUBLIC_URL is set"}.`,
	);
	return [
		...lacking.map((store) => ({
			does: `Create the ${called[store.kind]} ${store.name}`,
			run: () => platform.createStore(store),
		})),
		...stripe.map(({ mode, lacks, prepare }) => ({
			does: `Set up Stripe's ${mode.toLowerCase()} mode: ${lacks.length === 0 ? "nothing lacks" : `lacks ${lacks.join(", ")}`}`,
			run: async () => {
				const { portal, webhookSecret } = await prepare();
				portals[`STRIPE_PORTAL_${mode}`] = portal;
				if (webhookSecret !== null) {
					secrets[`STRIPE_WEBHOOK_SECRET_${mode}`] = webhookSecret;
				}
			},
		})),
		...(toMake.length === 0
			? []
			: [
					{
						does: `Make the secrets ${toMake.join(" and ")}`,
						run: async () => {
							for (const name of toMake) {
								secrets[name] = token();
							}
						},
					},
				]),
		{
			does: "Build the product",
			run: async () => build({ namespaces: await platform.stores("namespace"), portals }),
		},
		{ does: "Migrate the database", run: platform.migrate },
		{
			does: "Load the reference data that is newer than what it holds",
			run: platform.loadReference,
		},
		...(serving === null || deploying.alias !== undefined
			? opening(deploying, secrets, url, serving !== null)
			: rollOut(deploying, { serving, secrets, address: url, isReached })),
		...stripe.map(({ mode, finish }) => ({
			does: `Leave Stripe's ${mode.toLowerCase()} mode one webhook`,
			run: finish,
		})),
	];
}

/** Does what was planned. @throws Refusal that names the step, and that running it again goes on */
export async function carryOut(
	steps: readonly Step[],
	print: (line: string) => void,
): Promise<void> {
	for (const [at, { does, run }] of steps.entries()) {
		print(`${at + 1}/${steps.length} ${does} ...`);
		try {
			await run();
		} catch (cause) {
			const why = cause instanceof Error ? cause.message : String(cause);
			throw new Refusal(`${does}: ${why}\nRun it again once that is mended: it goes on.`, {
				cause,
			});
		}
	}
}

/** Stores that the deployment names and the account lacks. */
export async function lackingStores(platform: Platform, { stores }: Deployment) {
	const kinds = [...new Set(stores.map(({ kind }) => kind))];
	const there = new Map<StoreKind, ReadonlyMap<string, string>>();
	for (const kind of kinds) {
		there.set(kind, await platform.stores(kind));
	}
	return stores.filter(({ kind, name }) => !there.get(kind)?.has(name));
}

/** The first upload, or that of a preview: there is nothing to go back to, so it is tried once it answers. */
function opening(
	{ platform, smoke, alias }: Deploying,
	secrets: Secrets,
	url: string | null,
	isOpen: boolean,
): Step[] {
	let opened: Opened = { version: "", address: null };
	return [
		{
			does: isOpen
				? `Upload this version as ${alias}, beside the others`
				: "Upload the first version, with its address and schedules",
			run: async () => {
				opened = await (isOpen ? platform.upload(secrets, alias) : platform.open(secrets));
			},
		},
		{
			does: "Try it",
			run: async () => {
				const address = (isOpen ? null : url) ?? opened.address;
				if (address === null) {
					throw new Refusal("It has no address: set PUBLIC_URL, and deploy again.");
				}
				await smoke(address, opened.version);
			},
		},
	];
}
