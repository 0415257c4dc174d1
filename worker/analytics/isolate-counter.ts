import { connect } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { Counter } from "./counter.ts";
import type { Happening } from "./counts-repository.ts";
import { isCrawler } from "./is-crawler.ts";

/** One for the isolate: counts of many requests are written together. */
const counter = new Counter();

/** The part of a request's context that counting needs. */
type Asking = {
	readonly env: Pick<Bindings, "DB">;
	readonly var: { readonly world: Pick<World, "now" | "pause"> };
	readonly executionCtx: { readonly waitUntil: (work: Promise<unknown>) => void };
	readonly req: { readonly header: (name: string) => string | undefined };
};

/** Counts what happened at somebody's request, unless a program asked. No one waits for it, and it never throws. */
export function countFor(c: Asking, ...happenings: readonly Happening[]): void {
	if (isCrawler((name) => c.req.header(name))) {
		return;
	}
	const desk = {
		db: () => connect(c.env.DB),
		now: c.var.world.now,
		pause: c.var.world.pause ?? (() => Promise.resolve()),
		waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
	};
	counter.count(desk, happenings);
}
