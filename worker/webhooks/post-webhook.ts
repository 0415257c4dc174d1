import type { WebhookMessage } from "#contracts/webhooks.ts";
import { refuseWebhookAddress } from "#domain/business/webhooks.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { signatureHeaders } from "./sign-webhook.ts";
import type { WebhookRow } from "./webhooks-repository.ts";

/** What webhooks are sent with. `patience`: milliseconds that a receiver may take. */
export type Posting = {
	readonly env: Pick<Bindings, "LINK_KEY" | "PUBLIC_URL">;
	readonly world: Pick<World, "fetch" | "now">;
	readonly patience?: number;
};

const PATIENCE = 10_000;

/** Why nothing is sent to an address; null where something may be. */
export function refusalOf(address: string, env: Pick<Bindings, "PUBLIC_URL">): string | null {
	const own = parse(publicUrl(env));
	return refuseWebhookAddress(parse(address), own ? [own.hostname] : []);
}

function parse(address: string): URL | null {
	return URL.canParse(address) ? new URL(address) : null;
}

/**
 * Posts a signed message to a webhook and tells the answer, of which nobody has read the body yet. A redirect is an answer, and is not followed.
 * @throws Error when the address is refused, or no answer comes in time
 */
export async function postWebhook(
	{ env, world, patience = PATIENCE }: Posting,
	webhook: WebhookRow,
	{ id, message }: { readonly id: string; readonly message: WebhookMessage },
): Promise<Response> {
	const refusal = refusalOf(webhook.address, env);
	if (refusal !== null) {
		throw new Error(refusal);
	}
	const body = JSON.stringify(message);
	const signed = signatureHeaders(webhook, { id, body, now: world.now() }, linkKeysOf(env));
	return world.fetch(webhook.address, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...signed },
		body,
		redirect: "manual",
		signal: AbortSignal.timeout(patience),
	});
}
