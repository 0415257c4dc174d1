import { Hono } from "hono";
import { type ApiKeyList, type ApiKeyMade, ApiKeyParam, NewApiKey } from "#contracts/api-keys.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { makeApiKey, readApiKeys, withdrawApiKey } from "./keep-api-keys.ts";

/** The keys of an account, made and withdrawn by its owner. Source: Rule API-1. */
export const apiKeyRoutes = new Hono<AppEnv>()
	.use("/account/api-keys/*", limitAccountCalls, requireUser)
	.get("/account/api-keys", async (c) =>
		c.json<ApiKeyList>(await readApiKeys(callerOf(c), viewerOf(c)), 200),
	)
	.post("/account/api-keys", validate("json", NewApiKey), async (c) => {
		const made = await makeApiKey(callerOf(c), viewerOf(c), c.req.valid("json"));
		return c.json<ApiKeyMade>(made, 201);
	})
	.delete("/account/api-keys/:id", validate("param", ApiKeyParam), async (c) => {
		const { id } = c.req.valid("param");
		return c.json<ApiKeyList>(await withdrawApiKey(callerOf(c), viewerOf(c), id), 200);
	});
