import type { Context } from "hono";
import { deliverDue, openOutbox } from "#worker/mail/outbox/deliver-due.ts";
import type { AppEnv } from "./app-env.ts";

/** The emails of one call, and room for one that an earlier call left behind. */
const A_FEW = 5;

/** Sends what waits in the outbox once the answer has gone: no visitor waits for a mail server, and none sees it fail. */
export function sendEmailsSoon(c: Context<AppEnv>): void {
	c.executionCtx.waitUntil(deliverDue(openOutbox(c.env, c.var.world), A_FEW));
}
