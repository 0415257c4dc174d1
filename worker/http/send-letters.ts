import type { Context } from "hono";
import { connect } from "#worker/db/client.ts";
import { mailSettings } from "#worker/mail/mail-settings.ts";
import { mailerOf } from "#worker/mail/mailer-of.ts";
import { deliverDue } from "#worker/outbox/deliver-due.ts";
import type { AppEnv } from "./app-env.ts";

/** The letters of one call, and room for one that an earlier call left behind. */
const A_FEW = 5;

/** Sends what waits in the outbox once the answer has gone: no visitor waits for a mail server, and none sees it fail. */
export function sendLettersSoon(c: Context<AppEnv>): void {
	const { world } = c.var;
	c.executionCtx.waitUntil(
		deliverDue(
			{ db: connect(c.env.DB), mailer: mailerOf(c.env), settings: mailSettings(c.env), world },
			A_FEW,
		),
	);
}
