import { type Context, Hono } from "hono";
import type { HonoBase } from "hono/hono-base";
import type { ExtractSchema, RouterRoute, Schema } from "hono/types";
import type { AppEnv } from "./app-env.ts";
import { routeOf } from "./log-request.ts";
import { onError } from "./on-error.ts";

type Routes = HonoBase<AppEnv, Schema, "/", string>;
type Opened = Pick<Hono<AppEnv>, "fetch" | "routes">;

/** The product's context of a request that is handed on. */
const handedOn = new WeakMap<Request, Context<AppEnv>>();

/** Answers of late routes that have nothing at an address. */
const nothing = new WeakSet<Response>();

/** What opens late routes, by the handler that stands for them in the product. */
const opens = new WeakMap<RouterRoute["handler"], () => Promise<Opened>>();

/**
 * Returns routes that are read when one below `paths` is first asked for, so that a start reads what every visitor may need. The product has them below
 * `base`. They run in a context of their own with what the product's knows; their place in the log is the product's, and what they do not know goes on to the
 * next route.
 */
export function lateRoutes<R extends Routes>(
	{ base, paths }: { readonly base: string; readonly paths: readonly string[] },
	load: () => Promise<R>,
): Hono<AppEnv, Extract<ExtractSchema<R>, Schema>> {
	let opened: Promise<Opened> | undefined;
	const open = () => {
		opened ??= load().then((loaded) => below(base, loaded));
		return opened;
	};
	const routes = new Hono<AppEnv, Extract<ExtractSchema<R>, Schema>>();
	for (const path of paths) {
		routes.all(path, async (c, next) => {
			const { raw } = c.req;
			handedOn.set(raw, c);
			const answer = await (await open()).fetch(raw, c.env, c.executionCtx);
			return nothing.has(answer) ? next() : answer;
		});
	}
	for (const { handler } of routes.routes) {
		opens.set(handler, open);
	}
	return routes;
}

/** Every route of a product, also those that are read late. */
export async function everyRoute(
	routes: readonly RouterRoute[],
): Promise<Pick<RouterRoute, "method" | "path">[]> {
	const read = routes.map(async (route) => (await opens.get(route.handler)?.())?.routes ?? [route]);
	return (await Promise.all(read)).flat();
}

function below(base: string, loaded: Routes): Opened {
	const app = new Hono<AppEnv>()
		.onError(onError)
		.notFound(() => {
			const answer = new Response(null, { status: 404 });
			nothing.add(answer);
			return answer;
		})
		.use(async (c, next) => {
			const asking = handedOn.get(c.req.raw);
			if (asking) {
				c.set("world", asking.var.world);
				c.set("requestId", asking.var.requestId);
				asking.set("route", routeOf(c));
			}
			await next();
		});
	app.route(base, loaded);
	return app;
}
