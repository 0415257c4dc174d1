import { existsSync } from "node:fs";
import path from "node:path";
import { DEVELOPMENT, withStore } from "#datasets/commands/store/open-store.ts";
import { type SqlStatement, stampAllFacts } from "#datasets/ingest/store/store.ts";
import { loadReference } from "#datasets/reference/load-reference.ts";
import { migrate } from "./migrate.ts";
import { root } from "./project.ts";
import { mustRun } from "./run-tool.ts";
import { samplePromoCodes } from "./sample-promo-codes.ts";

type Options = {
	/** The payment simulator starts empty, and knows nothing of the last time. */
	readonly simulatesPayments?: boolean;
	/** UTC milliseconds. */
	readonly now?: () => number;
};

/**
 * Brings the local store in the folder `state` up to date: migrations, then the reference data, which is skipped where
 * unchanged, and sample promo codes. Cached facts are made stale, because the last start may have asked other sources for them.
 */
export async function prepareState(
	state: string,
	{ simulatesPayments = false, now = Date.now }: Options = {},
): Promise<void> {
	const options = { remote: false, env: DEVELOPMENT, persistTo: state, files: [] };
	await withStore(options, async (store) => {
		await migrate(store, { state });
		await loadReference(store, { now, print: () => undefined });
		await store.apply([
			stampAllFacts(now()),
			...samplePromoCodes(now()),
			...(simulatesPayments ? forgetSimulatedPlans(now()) : []),
		]);
	});
}

/** Generates the types of the Worker's bindings, which editors need, on a checkout that lacks them; the gates write their own. */
export async function ensureTypes(): Promise<void> {
	if (!existsSync(path.join(root, "worker-configuration.d.ts"))) {
		await mustRun("npm", ["run", "--silent", "types"]);
	}
}

/**
 * Statements that end what was subscribed to in test mode. The payment simulator keeps nothing: when it starts again it knows none of the
 * customers and subscriptions of the last time, and could neither charge nor cancel them.
 */
function forgetSimulatedPlans(now: number): SqlStatement[] {
	return [
		{ sql: "DELETE FROM subscription_setups WHERE livemode = 0", params: [] },
		{ sql: "DELETE FROM customers WHERE livemode = 0", params: [] },
		{
			sql: "UPDATE subscriptions SET status = 'canceled', ended_at = ?1 WHERE livemode = 0 AND status <> 'canceled'",
			params: [now],
		},
	];
}
