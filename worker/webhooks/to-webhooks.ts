import type { Webhook, WebhookDelivery } from "#contracts/webhooks.ts";
import { SECRET_OVERLAP, validGenerations } from "#domain/business/webhooks.ts";
import type { listDeliveries } from "./deliveries-repository.ts";
import type { WebhookRow } from "./webhooks-repository.ts";

type Sent = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Webhooks as their account sees them, each with what was sent to it. `now`: UTC milliseconds. */
export function toWebhooks(
	rows: readonly WebhookRow[],
	sent: readonly Sent[],
	now: number,
): Webhook[] {
	return rows.map((row) => {
		const { id, address, state, rotatedAt } = row;
		const isOverlapping = rotatedAt !== null && validGenerations(row, now).length > 1;
		const its = sent.filter(({ delivery }) => delivery.webhookId === id);
		const oldSecretUntil = isOverlapping ? iso(rotatedAt + SECRET_OVERLAP) : null;
		return { id, address, state, oldSecretUntil, deliveries: its.map(toDelivery) };
	});
}

function toDelivery({ delivery, event }: Sent): WebhookDelivery {
	const { id, askedAt, dueAt, deliveredAt, tries, lastStatus, lastError } = delivery;
	const finished = deliveredAt === null ? "dead" : "delivered";
	return {
		...{ id, tries, lastStatus, lastError },
		title: event === null ? null : JSON.parse(event).title,
		state: dueAt === null ? finished : "waiting",
		askedAt: iso(askedAt),
		nextTryAt: dueAt === null ? null : iso(dueAt),
	};
}

function iso(at: number): string {
	return new Date(at).toISOString();
}
