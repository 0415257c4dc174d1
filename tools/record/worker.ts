import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { ExecutionContext } from "hono";
import { createApp } from "#worker/app.ts";
import { everyRoute } from "#worker/http/late-routes.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** What each request gets in place of the real world: its time, and the number that its secrets follow from. */
type TimeAndSeed = { readonly now: number; readonly number: string; drawn: number };

/** Time and seed of each request, so that several may be under way. A request without its own uses the last ones given. */
const timeAndSeed = new AsyncLocalStorage<TimeAndSeed>();
let last: TimeAndSeed = { now: 0, number: "", drawn: 0 };
const current = () => timeAndSeed.getStore() ?? last;

const world = {
	fetch: (url: string, init?: RequestInit) => fetch(url, init),
	now: () => current().now,
	token: () => {
		const mine = current();
		return createHash("sha256")
			.update(`${mine.number}:${mine.drawn++}`)
			.digest("base64url");
	},
};
const app = createApp(() => world);
const unlimited = { limit: async () => ({ success: true }) };

async function answer(
	original: Request,
	given: Bindings,
	context: ExecutionContext,
): Promise<Response> {
	const headers = new Headers(original.headers);
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
			return Response.json(
				(await everyRoute(app.routes)).map(({ method, path }) => ({ method, path })),
			);
		case "/__record/trigger": {
			const scheduledTime = world.now();
			await runSchedule({ cron: searchParams.get("cron") ?? "", scheduledTime }, env, world);
			return new Response(null, { status: 204 });
		}
	}
	const left: Promise<unknown>[] = [];
	const waiting: ExecutionContext = Object.create(context, {
		waitUntil: { value: (work: Promise<unknown>) => left.push(work) },
	});
	const response = await app.fetch(new Request(original, { headers }), env, waiting);
	const body = response.body === null ? null : await response.arrayBuffer();
	while (left.length > 0) {
		await Promise.allSettled(left.splice(0));
	}
	return new Response(body, response);
}

/** Answers when all that the request set going is done, so that the next one finds everything in its place. */
export default {
	fetch(request: Request, given: Bindings, context: ExecutionContext): Promise<Response> {
		const at = request.headers.get("x-record-at");
		if (at === null) {
			return answer(request, given, context);
		}
		last = {
			now: Number(at),
			number: request.headers.get("x-record-number") ?? "",
			drawn: 0,
		};
		return timeAndSeed.run(last, () => answer(request, given, context));
	},
};
