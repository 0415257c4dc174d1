import { Hono } from "hono";
import { expect, test } from "vitest";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { ORIGIN } from "#worker/test/browser.ts";
import type { AppEnv } from "./app-env.ts";
import { drainBody } from "./request-body.ts";

const PIECE = 16 * 1024;

/** A body of so many pieces, and how many of them were asked for; it ends behind them unless it `stalls`. */
function bodyOf(pieces: number, { stalls = false } = {}) {
	let asked = 0;
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (asked < pieces) {
					asked += 1;
					controller.enqueue(new Uint8Array(PIECE).fill(120));
				} else if (!stalls) {
					controller.close();
				}
			},
		},
		{ highWaterMark: 0 },
	);
	return { stream, asked: () => asked };
}

const post = (path: string, body: ReadableStream, headers: Record<string, string> = {}) =>
	askApp(`${ORIGIN}${path}`, { init: { method: "POST", headers, body } });

const elsewhere = { origin: "https://evil.example" };

test.each([
	["that another site made a browser send", "/api/logout", elsewhere, 403],
	["that nothing answers", "/nowhere", {}, 404],
	["of nobody signed in", "/api/account/password", { "content-length": String(4 * PIECE) }, 401],
])("a call %s is refused once its body was read", async (_, path, headers, status) => {
	const body = bodyOf(4);
	expect((await post(path, body.stream, headers)).status).toBe(status);
	expect(body.asked()).toBe(4);
});

test("no more is read of a body than may be sent, and as much again", async () => {
	const body = bodyOf(10_000);
	expect((await post("/api/logout", body.stream, elsewhere)).status).toBe(403);
	expect(body.asked()).toBeLessThanOrEqual(9);
});

test("a body that never ends is not waited for", async () => {
	const body = bodyOf(1, { stalls: true });
	const app = new Hono<AppEnv>()
		.use(drainBody({ bytes: 2 * PIECE, patience: 5 }))
		.post("/", (c) => c.text("refused", 403));
	const answer = await app.request("/", { method: "POST", body: body.stream }, offline);
	expect(answer.status).toBe(403);
	expect(body.asked()).toBe(1);
});

test("a body that breaks off is no fault of ours", async () => {
	const broken = new ReadableStream({
		pull: (controller) => controller.error(new TypeError("gone")),
	});
	expect((await post("/api/logout", broken, elsewhere)).status).toBe(403);
});
