import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { Problem } from "#worker/platform/problem.ts";
import { noNetwork } from "#worker/test/ask-app.ts";
import type { AppEnv } from "./app-env.ts";
import { everyRoute, lateRoutes } from "./late-routes.ts";
import { logRequest } from "./log-request.ts";

const loaded = new Hono<AppEnv>()
	.use("/late/*", async (c, next) => {
		c.header("X-Guarded", "yes");
		await next();
	})
	.get("/late/:id", (c) => c.json({ id: c.req.param("id"), request: c.var.requestId }))
	.post("/late/:id", async (c) => c.json(await c.req.json()))
	.delete("/late/:id", () => {
		throw new Problem("not_allowed", "Not this one.");
	});

function product() {
	const load = vi.fn(async () => loaded);
	const late = lateRoutes({ base: "/api", paths: ["/late/*", "/later/*"] }, load);
	const app = new Hono<AppEnv>()
		.use(async (c, next) => {
			c.set("world", { fetch: noNetwork, now: () => 0, token: () => "" });
			c.set("requestId", "req_1");
			await next();
		})
		.use(logRequest)
		.route(
			"/api",
			new Hono<AppEnv>().route("/", late).all("*", (c) => c.text("Nothing here", 404)),
		);
	const ask = (path: string, init?: RequestInit) =>
		app.request(`https://lettable.example${path}`, init, env, createExecutionContext());
	return { app, ask, load };
}

test("late routes are read once, when one of them is first asked for, and know what the product knows", async () => {
	const { ask, load } = product();
	expect((await ask("/api/other")).status).toBe(404);
	expect(load).not.toHaveBeenCalled();
	const answers = await Promise.all(["1", "2"].map((id) => ask(`/api/late/${id}`)));
	expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
		{ id: "1", request: "req_1" },
		{ id: "2", request: "req_1" },
	]);
	expect(load).toHaveBeenCalledTimes(1);
	const sent = await ask("/api/late/1", { method: "POST", body: '{"said":"once"}' });
	expect(await sent.json()).toEqual({ said: "once" });
});

test("what late routes do not know goes on to the next route", async () => {
	const answer = await product().ask("/api/late/1/2/3");
	expect([answer.status, await answer.text()]).toEqual([404, "Nothing here"]);
});

test("what late routes refuse is told as anywhere, with what their guards had written", async () => {
	const refused = await product().ask("/api/late/1", { method: "DELETE" });
	expect(refused.headers.get("X-Guarded")).toBe("yes");
	expect(await refused.json()).toMatchObject({ code: "not_allowed", requestId: "req_1" });
});

test("the log names the late route, never the address", async () => {
	const logged = vi.spyOn(console, "info").mockImplementation(() => {});
	await product().ask("/api/late/secret");
	expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({ route: "/api/late/:id" });
	logged.mockRestore();
});

test("every route of a product is known, each late one under its own pattern", async () => {
	const { app } = product();
	const calls = (await everyRoute(app.routes))
		.filter(({ method }) => method !== "ALL")
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(calls)].toSorted()).toEqual([
		"DELETE /api/late/:id",
		"GET /api/late/:id",
		"POST /api/late/:id",
	]);
});
