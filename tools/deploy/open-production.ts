import { unstable_readConfig as readConfig } from "wrangler";
import { runWrangler, wranglerStore } from "#datasets/commands/store/wrangler-store.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { loadReference } from "#datasets/reference/load-reference.ts";
import { ownVars } from "../dev/worker-vars.ts";
import type { Deploying } from "./deploying.ts";
import { type Deployment, OWN_FILE, publicUrlOf, toDeployment } from "./deployment.ts";
import { lookAtStripe, openStripe, type StripeMode } from "./stripe-setup.ts";
import { wranglerPlatform } from "./wrangler-platform.ts";

/** Where a production build writes what it is uploaded with. */
export const BUILT = "dist/production/lettable/wrangler.json";

/** What this checkout and the owner's file want, and the account that wrangler is signed in to. Paths begin at the checkout. */
export function openProduction(
	name?: string,
): Pick<Deploying, "platform" | "deployment" | "lookAtStripe"> {
	const deployment = toDeployment(readConfig({ config: "wrangler.toml" }), ownVars(OWN_FILE), name);
	return {
		deployment,
		platform: wranglerPlatform({
			name: deployment.name,
			built: BUILT,
			run: runWrangler,
			loadReference: () =>
				loadReference(wranglerStore({ where: ["--remote", "--config", BUILT], run: runWrangler }), {
					now: Date.now,
					print: () => undefined,
				}),
		}),
		lookAtStripe: (secretNames) => lookAtModes(deployment, secretNames),
	};
}

/** Stripe's webhook needs an address, so without one nothing is made there. */
async function lookAtModes(deployment: Deployment, secretNames: readonly string[]) {
	const publicUrl = publicUrlOf(deployment);
	const modes = (["TEST", "LIVE"] as const satisfies readonly StripeMode[]).flatMap((mode) => {
		const key = deployment.secrets[`STRIPE_SECRET_KEY_${mode}`];
		return key && publicUrl ? [{ mode, key, publicUrl }] : [];
	});
	return Promise.all(
		modes.map(async ({ mode, key, publicUrl }) => {
			const secret = `STRIPE_WEBHOOK_SECRET_${mode}`;
			try {
				return await lookAtStripe(openStripe(key, fetch), {
					mode,
					publicUrl,
					hasSecret: secretNames.includes(secret),
					isOwn: secret in deployment.secrets,
				});
			} catch (cause) {
				const why = cause instanceof Error ? cause.message : String(cause);
				throw new Refusal(`Stripe refuses STRIPE_SECRET_KEY_${mode}: ${why}`, { cause });
			}
		}),
	);
}
