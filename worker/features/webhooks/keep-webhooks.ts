import type { WebhookList, WebhookSecret } from "#contracts/webhooks.ts";
import { MOST_WEBHOOKS } from "#domain/business/webhooks.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { newId } from "#worker/platform/ids.ts";
import type { LinkKeys } from "#worker/platform/own-keys.ts";
import { Problem } from "#worker/platform/problem.ts";
import { challengeWebhook } from "#worker/webhooks/challenge-webhook.ts";
import {
	enqueueTest,
	listDeliveries,
	replayDelivery,
} from "#worker/webhooks/deliveries-repository.ts";
import { type Posting, refusalOf } from "#worker/webhooks/post-webhook.ts";
import { webhookSecret } from "#worker/webhooks/sign-webhook.ts";
import { toWebhooks } from "#worker/webhooks/to-webhooks.ts";
import {
	deleteWebhook,
	findWebhook,
	insertWebhook,
	listWebhooks,
	proveWebhook,
	rotateSecret,
} from "#worker/webhooks/webhooks-repository.ts";

/** Deliveries of an account that are shown at once. */
const MOST_SHOWN = 100;

/** Who keeps webhooks. */
export type Hooking = { readonly caller: Caller; readonly userId: string };

/** Lists an account's webhooks, with what was sent to them lately. */
export async function readWebhooks({ caller, userId }: Hooking): Promise<WebhookList> {
	const { db, now } = caller;
	const { rows, sent } = await runBatch(db, {
		rows: listWebhooks(db, userId),
		sent: listDeliveries(db, userId).limit(MOST_SHOWN),
	});
	return { webhooks: toWebhooks(rows, sent, now) };
}

/** Adds a webhook, to which nothing is sent yet, and tells its secret. @throws Problem `invalid_input`, `taken`, `limit_reached`, `unavailable` */
export async function addWebhook(
	hooking: Hooking,
	{ address, env, keys }: { address: string; env: Posting["env"]; keys: LinkKeys },
): Promise<WebhookSecret> {
	const { caller, userId } = hooking;
	const refusal = refusalOf(address, env);
	if (refusal !== null) {
		throw new Problem("invalid_input", refusal, { fields: { address: refusal } });
	}
	const id = newId("whk", caller.token);
	const { href } = new URL(address);
	const added = await insertWebhook(caller.db, { id, userId, address: href, now: caller.now });
	const list = await readWebhooks(hooking);
	if (added.length === 0) {
		throw list.webhooks.some((webhook) => webhook.address === href)
			? new Problem("taken", "This address is among yours already.")
			: new Problem("limit_reached", `An account has ${MOST_WEBHOOKS} webhooks at most.`);
	}
	return { ...list, id, secret: webhookSecret({ id, generation: 1 }, keys) };
}

/**
 * Sends a test to a live webhook, by the queue, and a challenge to another one, which is live once its receiver echoes it. Source: Rule HOOK-2.
 * @throws Problem `not_found`, `not_allowed` with what the receiver did instead
 */
export async function testWebhook(
	hooking: Hooking,
	id: string,
	posting: Parameters<typeof challengeWebhook>[0],
): Promise<WebhookList> {
	const { caller, userId } = hooking;
	const { db, now, token } = caller;
	const [webhook] = await findWebhook(db, { id, userId });
	if (!webhook) {
		throw noWebhook();
	}
	if (webhook.state === "live") {
		await enqueueTest(db, { id: newId("whd", token), webhookId: id, now });
		return readWebhooks(hooking);
	}
	const refusal = await challengeWebhook(posting, webhook);
	if (refusal !== null) {
		throw new Problem("not_allowed", refusal);
	}
	await proveWebhook(db, { id, userId });
	return readWebhooks(hooking);
}

/** Makes another secret and tells it; the one before holds for a day more. @throws Problem `not_found`, `unavailable` */
export async function rotateWebhook(
	hooking: Hooking,
	id: string,
	keys: LinkKeys,
): Promise<WebhookSecret> {
	const { caller, userId } = hooking;
	const [webhook] = await rotateSecret(caller.db, { id, userId }, caller.now);
	if (!webhook) {
		throw noWebhook();
	}
	return { ...(await readWebhooks(hooking)), id, secret: webhookSecret(webhook, keys) };
}

/** Sends something again that was acknowledged or is dead, under its id. @throws Problem `not_found` */
export async function replay(hooking: Hooking, id: string, delivery: string): Promise<WebhookList> {
	const { caller, userId } = hooking;
	const { db, now } = caller;
	if ((await replayDelivery(db, { id, userId }, { id: delivery, now })).length === 0) {
		throw new Problem("not_found", "There is nothing here that could be sent again.");
	}
	return readWebhooks(hooking);
}

/** Deletes a webhook, with what was sent to it. @throws Problem `not_found` */
export async function dropWebhook(hooking: Hooking, id: string): Promise<WebhookList> {
	const { caller, userId } = hooking;
	if ((await deleteWebhook(caller.db, { id, userId })).length === 0) {
		throw noWebhook();
	}
	return readWebhooks(hooking);
}

function noWebhook(): Problem {
	return new Problem("not_found", "This webhook is not among yours.");
}
