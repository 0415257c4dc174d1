import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { encodeBase64 } from "@oslojs/encoding";
import { signedContent, validGenerations } from "#domain/business/webhooks.ts";
import type { LinkKeys } from "#worker/platform/own-keys.ts";
import type { WebhookRow } from "./webhooks-repository.ts";

const encoder = new TextEncoder();

/** The secret of a webhook as bytes. It follows from our key, so that it is kept nowhere. */
function secretOf(id: string, generation: number, key: string): Uint8Array {
	return hmac(SHA256, encoder.encode(key), encoder.encode(`webhook ${id} ${generation}`));
}

/** The newest secret of a webhook, as receivers are told it. Source: Standard Webhooks 1.0.0, signature scheme. */
export function webhookSecret(
	{ id, generation }: Pick<WebhookRow, "id" | "generation">,
	[key]: LinkKeys,
): string {
	return `whsec_${encodeBase64(secretOf(id, generation, key))}`;
}

/** What is said beside a body: its id, when it is sent, and a signature by every secret that holds. Source: Standard Webhooks 1.0.0. */
export function signatureHeaders(
	webhook: WebhookRow,
	{ id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
	keys: LinkKeys,
): Record<string, string> {
	const seconds = Math.floor(now / 1000);
	const content = encoder.encode(signedContent(id, seconds, body));
	const signatures = validGenerations(webhook, now).flatMap((generation) =>
		keys.map((key) => {
			const mac = hmac(SHA256, secretOf(webhook.id, generation, key), content);
			return `v1,${encodeBase64(mac)}`;
		}),
	);
	return {
		"webhook-id": id,
		"webhook-timestamp": String(seconds),
		"webhook-signature": signatures.join(" "),
	};
}
