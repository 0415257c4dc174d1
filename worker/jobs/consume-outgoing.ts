import * as z from "zod";
import { connect } from "#worker/db/client.ts";
import { deliver, openOutbox } from "#worker/mail/outbox/deliver.ts";
import type { Outgoing } from "#worker/mail/outbox/queue-due.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { recordWork } from "#worker/platform/record-work.ts";
import { deliverWebhooks } from "#worker/webhooks/deliver-webhooks.ts";

const Message: z.ZodType<Outgoing> = z.object({
	kind: z.enum(["email", "webhook"]),
	id: z.string(),
});

/**
 * Sends what a batch of the queue names. The records decide what is still to be sent, so that a message may come twice, late or never. One that this
 * version does not know comes again, for the next version may; so does the batch where our tables could not be asked.
 * @throws what the database throws
 */
export async function consumeOutgoing(
	{ messages }: Pick<MessageBatch, "messages">,
	env: Bindings,
	world: World,
): Promise<void> {
	const named: Record<Outgoing["kind"], string[]> = { email: [], webhook: [] };
	for (const message of messages) {
		const { data } = Message.safeParse(message.body);
		if (data) {
			named[data.kind].push(data.id);
		} else {
			log.error("a message of the queue is not understood", { id: message.id });
			message.retry();
		}
	}
	const recorder = { env, now: world.now };
	if (named.email.length > 0) {
		await recordWork(recorder, { kind: "job", name: "send emails" }, () =>
			deliver(openOutbox(env, world), named.email),
		);
	}
	if (named.webhook.length > 0) {
		await recordWork(recorder, { kind: "job", name: "send webhooks" }, () =>
			deliverWebhooks({ db: connect(env.DB), env, world }, named.webhook),
		);
	}
}
