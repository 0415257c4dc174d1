import type { Context } from "hono";
import { queueDue } from "#worker/mail/outbox/queue-due.ts";
import type { AppEnv } from "./app-env.ts";

/** Queues what waits in the outbox once the answer has gone: no visitor waits for a mail server, and none sees it fail. */
export function sendEmailsSoon(c: Context<AppEnv>): void {
	c.executionCtx.waitUntil(queueDue({ env: c.env, world: c.var.world }));
}
