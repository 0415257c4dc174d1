import { existsSync } from "node:fs";
import path from "node:path";
import { withStore } from "#data/store/open-store.ts";
import { loadReference } from "#data/tables/load-reference.ts";
import { forgetSimulatedPlans } from "./forget-simulated-plans.ts";
import { root } from "./project.ts";
import { mustRun } from "./run-command.ts";
import { samplePromoCodes } from "./sample-promo-codes.ts";

type Options = {
	/** The payment simulator starts anew, and knows nothing of the last time. */
	readonly simulatesPayments?: boolean;
};

/**
 * Brings the local store in the folder `state` up to date: migrations, then the reference data, which is skipped where
 * unchanged, and sample promo codes. Cached facts are forgotten, because the last start may have asked other sources for them.
 */
export async function prepareState(
	state: string,
	{ simulatesPayments = false }: Options = {},
): Promise<void> {
	await mustRun("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
	await withStore({ remote: false, env: undefined, persistTo: state, files: [] }, async (store) => {
		await loadReference(store, { now: Date.now, print: () => undefined });
		await store.forgetFacts();
		await store.apply([
			...samplePromoCodes(),
			...(simulatesPayments ? forgetSimulatedPlans(Date.now()) : []),
		]);
	});
}

/** Generates the types of the Worker's bindings, which editors and the type check need, on a checkout that lacks them. */
export async function ensureTypes(): Promise<void> {
	if (!existsSync(path.join(root, "worker-configuration.d.ts"))) {
		await mustRun("npm", ["run", "types"]);
	}
}
