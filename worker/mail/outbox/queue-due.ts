import { connect, type Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { markQueued, unmarkQueued } from "./outbox-repository.ts";

/** What is put on the queue: which record of which table is to be sent. Another kind of record is another `kind`. */
export type Outgoing = { readonly kind: "email" | "webhook"; readonly id: string };

/** A table of records to be sent, and how it notes which of them are on the queue. */
type Waiting = {
	readonly kind: Outgoing["kind"];
	readonly markQueued: (db: Db, now: number, limit: number) => Promise<string[]>;
	readonly unmarkQueued: (db: Db, ids: readonly string[]) => PromiseLike<unknown>;
};

const emails: Waiting = { kind: "email", markQueued, unmarkQueued };

/** Messages that a queue takes at once. Source: https://developers.cloudflare.com/queues/platform/limits/ */
const MOST_AT_ONCE = 100;

type Queueing = {
	readonly env: Pick<Bindings, "DB" | "OUTGOING">;
	readonly world: Pick<World, "now">;
};

/**
 * Puts up to a hundred emails, or other records, that are due on the queue, and returns how many. Where the queue refuses, or there is none, they stay as they were for the
 * next trigger. Never throws: a failure is logged.
 */
export async function queueDue(
	{ env, world }: Queueing,
	{ kind, markQueued, unmarkQueued }: Waiting = emails,
): Promise<number> {
	const db = connect(env.DB);
	try {
		const ids = await markQueued(db, world.now(), MOST_AT_ONCE);
		if (ids.length > 0) {
			try {
				await env.OUTGOING.sendBatch(ids.map((id) => ({ body: { kind, id } satisfies Outgoing })));
			} catch (cause) {
				await unmarkQueued(db, ids);
				throw cause;
			}
		}
		return ids.length;
	} catch (cause) {
		log.error("records could not be queued", { kind, reason: reasonOf(cause) });
		return 0;
	}
}

/** Puts all emails, or other records, that are due on the queue, as many as fit before `until` (UTC milliseconds). */
export async function queueAllDue(
	queueing: Queueing,
	until: number,
	waiting = emails,
): Promise<void> {
	while ((await queueDue(queueing, waiting)) === MOST_AT_ONCE && queueing.world.now() <= until) {
		// The next hundred.
	}
}
