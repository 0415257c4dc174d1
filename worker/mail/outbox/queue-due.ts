import { connect } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { markQueued, unmarkQueued } from "./outbox-repository.ts";

/** What is put on the queue: which record of which table is to be sent. Another kind of record is another `kind`. */
export type Outgoing = { readonly kind: "email"; readonly id: string };

/** Messages that a queue takes at once. Source: https://developers.cloudflare.com/queues/platform/limits/ */
const MOST_AT_ONCE = 100;

type Queueing = {
	readonly env: Pick<Bindings, "DB" | "OUTGOING">;
	readonly world: Pick<World, "now">;
};

/**
 * Puts up to a hundred emails that are due on the queue, and returns how many. Where the queue refuses, or there is none, they stay as they were for the
 * next trigger. Never throws: a failure is logged.
 */
export async function queueDue({ env, world }: Queueing): Promise<number> {
	const db = connect(env.DB);
	try {
		const ids = await markQueued(db, world.now(), MOST_AT_ONCE);
		if (ids.length > 0) {
			try {
				await env.OUTGOING.sendBatch(
					ids.map((id) => ({ body: { kind: "email", id } satisfies Outgoing })),
				);
			} catch (cause) {
				await unmarkQueued(db, ids);
				throw cause;
			}
		}
		return ids.length;
	} catch (cause) {
		log.error("emails could not be queued", { reason: reasonOf(cause) });
		return 0;
	}
}

/** Puts all emails that are due on the queue, as many as fit before `until` (UTC milliseconds). */
export async function queueAllDue(queueing: Queueing, until: number): Promise<void> {
	while ((await queueDue(queueing)) === MOST_AT_ONCE && queueing.world.now() <= until) {
		// The next hundred.
	}
}
