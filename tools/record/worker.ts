import { createHash } from "node:crypto";
import type { ExecutionContext } from "hono";
import { createApp } from "#worker/app.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** What the product sees of the world: the time of the last request that named one, and secrets that follow from its number. */
let now = 0;
let request = "";
let drawn = 0;

const world = {
	fetch: (url: string, init?: RequestInit) => fetch(url, init),
	now: () => now,
	token: () => createHash("sha256").update(`${request}:${drawn++}`).digest("base64url"),
};
const app = createApp(world);
const unlimited = { limit: async () => ({ success: true }) };

/** Answers when all that the request set going is done, so that the next one finds everything in its place. */
export default {
	async fetch(original: Request, given: Bindings, context: ExecutionContext): Promise<Response> {
		const headers = new Headers(original.headers);
		const at = headers.get("x-record-at");
		if (at !== null) {
			now = Number(at);
			request = headers.get("x-record-number") ?? "";
			drawn = 0;
		}
		headers.set("cf-connecting-ip", headers.get("x-record-from") ?? "record");
		for (const name of ["x-record-at", "x-record-number", "x-record-from"]) {
			headers.delete(name);
		}
		const env = {
			...given,
			GATHER_LIMIT: unlimited,
			ACCOUNT_LIMIT: unlimited,
			PAY_LIMIT: unlimited,
			IMPORT_LIMIT: unlimited,
		};
		const { pathname, searchParams } = new URL(original.url);
		switch (pathname) {
			case "/__record/routes":
				return Response.json(app.routes.map(({ method, path }) => ({ method, path })));
			case "/__record/trigger":
				await runSchedule({ cron: searchParams.get("cron") ?? "", scheduledTime: now }, env, world);
				return new Response(null, { status: 204 });
		}
		const left: Promise<unknown>[] = [];
		const waiting: ExecutionContext = Object.create(context, {
			waitUntil: { value: (work: Promise<unknown>) => left.push(work) },
		});
		const answer = await app.fetch(new Request(original, { headers }), env, waiting);
		const body = answer.body === null ? null : await answer.arrayBuffer();
		while (left.length > 0) {
			await Promise.allSettled(left.splice(0));
		}
		return new Response(body, answer);
	},
};
