import { Hono } from "hono";
import { openBilling } from "#worker/billing/billing-context.ts";
import { paymentKeys } from "#worker/billing/gateway/payment-settings.ts";
import { readEvent } from "#worker/billing/gateway/read-event.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { Problem } from "#worker/platform/problem.ts";
import { recordWork } from "#worker/platform/record-work.ts";
import { handleStripeEvent } from "./handle-stripe-event.ts";

/** Where the payment provider tells what happened. It proves itself by its signature and has no session. */
export const webhookRoutes = new Hono<AppEnv>().post("/stripe/webhook", async (c) => {
	// As text, before anything parses it: the signature is over the bytes.
	const body = await c.req.text();
	const signature = c.req.header("stripe-signature") ?? "";
	const modes = [true, false].flatMap((livemode) => paymentKeys(c.env, livemode) ?? []);
	const event = await readEvent({ body, signature }, modes, c.var.world);
	if (!event) {
		throw new Problem("signature_invalid", "This event is not signed with a secret of ours.");
	}
	const { env } = c;
	const { world } = c.var;
	await recordWork(
		{ env, now: world.now },
		{ kind: "webhook", name: event.type, fields: { event: event.id } },
		() => handleStripeEvent(openBilling(env, world), event),
	);
	sendEmailsSoon(c);
	return c.json({ received: true }, 200);
});
