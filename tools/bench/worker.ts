import { Hono } from "hono";
import { createApp } from "#worker/app.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { pause } from "#worker/platform/clock.ts";
import { randomToken } from "#worker/platform/ids.ts";

/** The value that the bare route reads: as long as the facts of a postcode. */
const BARE_KEY = "bench:bare";

const world = { fetch, now: () => Date.now(), token: randomToken, pause };
const product = createApp(() => world);

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
		const address = c.req.header("x-bench-address");
		return product.fetch(address ? comingFrom(address, c.req.raw) : c.req.raw, env, c.executionCtx);
	});

/** A request of a visitor with a network address of its own, so that no limit on attempts is met. */
function comingFrom(address: string, request: Request): Request {
	const headers = new Headers(request.headers);
	headers.set("cf-connecting-ip", address);
	return new Request(request, { headers });
}

export default app;
