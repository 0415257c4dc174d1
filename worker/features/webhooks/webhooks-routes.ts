import { type Context, Hono } from "hono";
import {
	DeliveryParam,
	type WebhookList,
	WebhookParam,
	type WebhookSecret,
	WebhookToAdd,
} from "#contracts/webhooks.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { queueDue } from "#worker/mail/outbox/queue-due.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { dueDeliveries } from "#worker/webhooks/deliveries-repository.ts";
import {
	addWebhook,
	dropWebhook,
	type Hooking,
	readWebhooks,
	replay,
	rotateWebhook,
	testWebhook,
} from "./keep-webhooks.ts";

/** Where an account has changes at its homes sent. Source: Rule HOOK-1, Rule HOOK-2, Rule HOOK-4. */
export const webhooksRoutes = new Hono<AppEnv>()
	.use("/account/webhooks/*", limitAccountCalls, requireUser)
	.get("/account/webhooks", async (c) => c.json<WebhookList>(await readWebhooks(hookingOf(c)), 200))
	.post("/account/webhooks", validate("json", WebhookToAdd), async (c) => {
		const { address } = c.req.valid("json");
		const asked = { address, env: c.env, keys: linkKeysOf(c.env) };
		return c.json<WebhookSecret>(await addWebhook(hookingOf(c), asked), 201);
	})
	.delete("/account/webhooks/:id", validate("param", WebhookParam), async (c) =>
		c.json<WebhookList>(await dropWebhook(hookingOf(c), c.req.valid("param").id), 200),
	)
	.post("/account/webhooks/:id/test", validate("param", WebhookParam), async (c) => {
		const posting = { env: c.env, world: c.var.world };
		const list = await testWebhook(hookingOf(c), c.req.valid("param").id, posting);
		sendSoon(c);
		return c.json<WebhookList>(list, 200);
	})
	.post("/account/webhooks/:id/rotate", validate("param", WebhookParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<WebhookSecret>(await rotateWebhook(hookingOf(c), id, linkKeysOf(c.env)), 200);
	})
	.post(
		"/account/webhooks/:id/deliveries/:delivery/replay",
		validate("param", DeliveryParam),
		async (c) => {
			const { id, delivery } = c.req.valid("param");
			const list = await replay(hookingOf(c), id, delivery);
			sendSoon(c);
			return c.json<WebhookList>(list, 200);
		},
	);

function hookingOf(c: Context<AppEnv>): Hooking {
	return { caller: callerOf(c), userId: viewerOf(c).user.id };
}

/** Queues what waits for webhooks once the answer has gone. */
function sendSoon(c: Context<AppEnv>): void {
	c.executionCtx.waitUntil(queueDue({ env: c.env, world: c.var.world }, dueDeliveries));
}
