import { Hono } from "hono";
import { createApp } from "#worker/app.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { randomToken } from "#worker/platform/ids.ts";

/** The value that the bare route reads: as long as the facts of a postcode. */
const BARE_KEY = "bench:bare";

const product = createApp({ fetch, now: () => Date.now(), token: randomToken });

/** `/bare` does one KV read and nothing else; everything else is the product, without its limits on calls. */
const app = new Hono<AppEnv>()
	.put("/bare", async (c) => {
		await c.env.CACHE.put(BARE_KEY, await c.req.text());
		return c.body(null, 204);
	})
	.get("/bare", async (c) => c.json({ length: (await c.env.CACHE.get(BARE_KEY))?.length ?? 0 }))
	.all("*", (c) => {
		const unlimited = { limit: async () => ({ success: true }) };
		const env = {
			...c.env,
			GATHER_LIMIT: unlimited,
			ACCOUNT_LIMIT: unlimited,
			PAY_LIMIT: unlimited,
		};
		// Each visitor of the benchmark has a network address of its own, so that no limit on attempts is met.
		const headers = new Headers(c.req.raw.headers);
		headers.set("cf-connecting-ip", c.req.header("x-bench-address") ?? "bench");
		return product.fetch(new Request(c.req.raw, { headers }), env, c.executionCtx);
	});

export default app;
