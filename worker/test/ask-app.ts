import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Fetch } from "#datasets/http/read-body.ts";
import { createApp } from "#worker/app.ts";
import { consumeOutgoing } from "#worker/jobs/consume-outgoing.ts";
import { queueAllDue } from "#worker/mail/outbox/queue-due.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { randomToken } from "#worker/platform/ids.ts";

/** Noon of the day on which tests take place unless they say otherwise. */
export const NOW = Date.UTC(2026, 10, 20, 12);

/** A product without any files: tests need no build. */
const noFiles = {
	fetch: async () => new Response("Not found", { status: 404 }),
} as unknown as Fetcher;

const LINK_KEY = "tests-make-links-to-reports-by-this-key-of-their-own";

/** Bindings with every live source switched off, as on a machine without a network or a key. */
export const offline: Bindings = {
	...env,
	ASSETS: noFiles,
	POSTCODES_IO_URL: "",
	EPC_REGISTER_URL: "",
	LAND_REGISTRY_URL: "",
	PLANNING_DATA_URL: "",
	POLICE_URL: "",
	FLOOD_URL: "",
	BANK_RATE_URL: "",
	PRIVATE_RENTS_URL: "",
	HOUSE_PRICE_INDEX_URL: "",
	PRICE_PAID_FILES_URL: "",
	PLANNING_FILES_URL: "",
	LICENSING_PAGES: "off",
	LINK_KEY,
};

/** Bindings with every live source at its address and a key for the register. */
export const online: Bindings = {
	...env,
	ASSETS: noFiles,
	EPC_REGISTER_TOKEN: "a-token",
	LINK_KEY,
};

/** Nothing may be fetched. */
export const noNetwork: Fetch = () => Promise.reject(new TypeError("no network in this test"));

/** One product for all requests, because to make one takes as long as to answer fifty of them; each meets a world of its own. */
const worlds = new AsyncLocalStorage<World>();
const app = createApp(() => {
	const world = worlds.getStore();
	if (!world) {
		throw new Error("asked outside a world");
	}
	return world;
});

/** These bindings with a queue whose messages are consumed at once, in the world of whoever sends: tests wait for no queue. */
export function consuming(bindings: Bindings, world: World): Bindings {
	const OUTGOING: Pick<Queue, "sendBatch"> = {
		sendBatch: async (sent) => {
			const messages = Array.from(sent, ({ body }) => ({ body, retry: () => undefined }));
			await consumeOutgoing({ messages } as unknown as MessageBatch, bindings, world);
			return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
		},
	};
	return { ...bindings, OUTGOING: OUTGOING as Queue };
}

/** Sends what is due in the outbox, as the trigger and the queue do. */
export async function sendDue(bindings: Bindings, now = NOW, fetch = noNetwork): Promise<void> {
	const world = { fetch, now: () => now, token: randomToken };
	await queueAllDue({ env: consuming(bindings, world), world }, now);
}

type Asked = { bindings?: Bindings; fetch?: Fetch; now?: number; init?: RequestInit };

/** Asks the whole app for a path and waits for the work it left behind. */
export async function askApp(
	path: string,
	{ bindings = offline, fetch = noNetwork, now = NOW, init }: Asked = {},
): Promise<Response> {
	const context = createExecutionContext();
	const headers = new Headers(init?.headers);
	// Every file of tests runs against the same limits of calls a minute, so whoever names no address is a visitor of their own.
	if (!headers.has("cf-connecting-ip")) {
		headers.set("cf-connecting-ip", randomToken());
	}
	const world = { fetch, now: () => now, token: randomToken };
	const response = await worlds.run(world, () =>
		app.request(path, { ...init, headers }, consuming(bindings, world), context),
	);
	await waitOnExecutionContext(context);
	return response;
}
