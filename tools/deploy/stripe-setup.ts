import Stripe from "stripe";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { webhookEvents } from "#worker/billing/gateway/webhook-events.ts";

/** What one mode of a Stripe account has for the product, and lacks. */
export type StripeSetup = {
	readonly mode: StripeMode;
	/** What is wrong, in words; none where all is as it has to be. */
	readonly lacks: readonly string[];
	/** Makes what lacks. Gives the id of the portal's configuration, and the webhook's new secret; null where the one in use stays. */
	readonly prepare: () => Promise<{
		readonly portal: string;
		readonly webhookSecret: string | null;
	}>;
	/** Once the version that has the secret answers everything: forgets the webhooks before. */
	readonly finish: () => Promise<void>;
};

export type StripeMode = "TEST" | "LIVE";

type Looking = {
	readonly mode: StripeMode;
	readonly publicUrl: string;
	/** Whether the version in use has a secret of the webhook. */
	readonly hasSecret: boolean;
	/** Whether the owner names the secret of a webhook of their own. */
	readonly isOwn: boolean;
};

/** Says which webhook's secret is in use: Stripe shows a secret once, and a deployment may be cut off between the webhook and the upload. */
const INSTALLED = "yes";
const OURS = { app: FILE_PREFIX };

/** The version that the pinned package speaks, which its own types do not tell apart from any text. Source: Rule PAY-9. */
const API_VERSION = "2025-08-27.basil" satisfies Stripe.WebhookEndpointCreateParams.ApiVersion;

export function openStripe(key: string, fetch: typeof globalThis.fetch): Stripe {
	return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetch), telemetry: false });
}

/** @throws what Stripe answers to a key that may not do this */
export async function lookAtStripe(
	stripe: Stripe,
	{ mode, publicUrl, hasSecret, isOwn }: Looking,
): Promise<StripeSetup> {
	const url = `${publicUrl}/api/stripe/webhook`;
	const { data: all } = await stripe.webhookEndpoints.list({ limit: 100 });
	const endpoints = all.filter((each) => each.url === url);
	const { data: portals } = await stripe.billingPortal.configurations.list({ limit: 100 });
	const portal = portals.find(({ active, metadata }) => active && metadata?.["app"] === OURS.app);
	const used = endpoints.find(
		({ metadata, api_version }) =>
			(isOwn || (hasSecret && metadata["installed"] === INSTALLED)) && api_version === API_VERSION,
	);
	const isRight = used?.status === "enabled" && hasAll(used.enabled_events);
	let made = used?.id ?? null;
	const prepareWebhook = async () => {
		if (used) {
			if (!isRight) {
				await stripe.webhookEndpoints.update(used.id, { enabled_events: events, disabled: false });
			}
			return null;
		}
		const { id, secret = null } = await stripe.webhookEndpoints.create({
			url,
			enabled_events: events,
			api_version: API_VERSION,
			metadata: OURS,
		});
		made = id;
		return secret;
	};
	return {
		mode,
		lacks: [
			...(used ? [] : ["a webhook of this API version whose secret is in use"]),
			...(used && !isRight ? ["events of its webhook"] : []),
			...(portal ? [] : ["a configuration of its customer portal"]),
		],
		async prepare() {
			const webhookSecret = await prepareWebhook();
			const { id } = portal
				? await stripe.billingPortal.configurations.update(portal.id, { features })
				: await stripe.billingPortal.configurations.create({ features, metadata: OURS });
			return { portal: id, webhookSecret };
		},
		async finish() {
			if (made === null || isOwn) {
				return;
			}
			await stripe.webhookEndpoints.update(made, { metadata: { ...OURS, installed: INSTALLED } });
			for (const { id } of endpoints.filter((each) => each.id !== made)) {
				await stripe.webhookEndpoints.del(id);
			}
		},
	};
}

const events = [...webhookEvents];

function hasAll(enabled: readonly string[]): boolean {
	return enabled.includes("*") || webhookEvents.every((event) => enabled.includes(event));
}

/** Card, invoices and cancelling; plans are switched in the product alone. Source: Rule PLAN-10. */
const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
	invoice_history: { enabled: true },
	payment_method_update: { enabled: true },
	subscription_cancel: { enabled: true, mode: "at_period_end" },
	subscription_update: { enabled: false },
};
