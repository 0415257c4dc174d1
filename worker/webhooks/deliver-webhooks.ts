import type { WebhookMessage } from "#contracts/webhooks.ts";
import { hangUp } from "#datasets/http/read-text.ts";
import { RETRIED_FOR } from "#domain/business/webhooks.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import {
	claimDeliveries,
	type DeliveryRow,
	noteDelivered,
	noteFailed,
	readClaimed,
} from "./deliveries-repository.ts";
import { type Posting, postWebhook } from "./post-webhook.ts";
import { stopWebhook } from "./webhooks-repository.ts";

/** As many as wait for an answer at once: a Worker has six connections that do. Source: https://developers.cloudflare.com/workers/platform/limits/ */
const AT_ONCE = 5;

/** What a receiver answers that wants nothing more. Source: Standard Webhooks 1.0.0. */
const GONE = 410;

type Delivering = Posting & { readonly db: Db };
type Claimed = Awaited<ReturnType<typeof readClaimed>>[number];

/**
 * Sends those of the named deliveries that are due. What no receiver acknowledged stays with its reason, and is due again after a pause or, three days after
 * it was asked for, dead. Source: Rule HOOK-3.
 * @throws what the database throws when it is asked for them: nobody has them then
 */
export async function deliverWebhooks(
	delivering: Delivering,
	ids: readonly string[],
): Promise<void> {
	const { db, world } = delivering;
	const taken = await claimDeliveries(db, ids, world.now());
	if (taken.length === 0) {
		return;
	}
	const claimed = await readClaimed(
		db,
		taken.map(({ id }) => id),
	);
	for (let at = 0; at < claimed.length; at += AT_ONCE) {
		await Promise.all(claimed.slice(at, at + AT_ONCE).map((one) => deliverOne(delivering, one)));
	}
}

async function deliverOne(delivering: Delivering, claimed: Claimed): Promise<void> {
	const { db, world } = delivering;
	const { delivery, webhook } = claimed;
	const { id } = delivery;
	try {
		if (world.now() - delivery.askedAt > RETRIED_FOR) {
			const late = delivery.lastError ?? "It could not be tried in time";
			await fail(db, delivery, { lastStatus: delivery.lastStatus, lastError: late });
			return;
		}
		const response = await postWebhook(delivering, webhook, { id, message: tell(claimed) });
		const { ok, status } = response;
		// Nobody reads what a receiver says beyond its status.
		hangUp(response.body);
		if (ok) {
			await noteDelivered(db, { id, status, now: world.now() });
			return;
		}
		await fail(db, delivery, { lastStatus: status, lastError: `The receiver answered ${status}` });
		if (status === GONE) {
			await stopWebhook(db, webhook.id);
		}
	} catch (cause) {
		await fail(db, delivery, { lastStatus: null, lastError: reasonOf(cause) });
	}
}

/** What a delivery says. Never who owns the home, what it earns or where it is: the receiver knows it by its id. */
function tell({ delivery, event }: Claimed): WebhookMessage {
	const timestamp = new Date(delivery.askedAt).toISOString();
	if (event === null) {
		return { type: "webhook.test", timestamp };
	}
	const { homeId, facet, cause, foundOn, title, ...found }: HomeEvent = JSON.parse(event);
	const { from, to, why, page, isAnswerChanged } = found;
	const data = { home: homeId, facet, cause, foundOn, title, from, to, why, page, isAnswerChanged };
	return { type: "home.changed", timestamp, data };
}

/** Keeps the reason, and whether there is to be another try. */
async function fail(
	db: Db,
	delivery: DeliveryRow,
	{ lastStatus, lastError }: Pick<DeliveryRow, "lastStatus" | "lastError">,
): Promise<void> {
	const { id, tries, dueAt, askedAt } = delivery;
	const isDead = lastStatus === GONE || (dueAt ?? 0) - askedAt > RETRIED_FOR;
	log.error(isDead ? "webhook dead" : "webhook not sent", { id, tries, reason: lastError });
	try {
		await noteFailed(db, delivery, { isDead, lastStatus, lastError });
	} catch (cause) {
		// The claim says when it is due again, and whether it is still wanted then.
		log.error("failure of a webhook not noted", { id, reason: reasonOf(cause) });
	}
}
