import { type Context, Hono } from "hono";
import {
	type HomeShareList,
	HomeShareParam,
	NewHomeShare,
	type SharedHome,
} from "#contracts/home-share.ts";
import { HomeParam } from "#contracts/homes.ts";
import { SharedParam } from "#contracts/report-share.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitHomeCalls, limitSharedReads } from "#worker/http/limit-calls.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import {
	type HomeSharing,
	readHomeShares,
	readSharedHome,
	shareHome,
	withdrawHomeShare,
} from "./share-home.ts";

/** Links by which an account lets somebody read one home. Source: Rule HOMES-19. */
export const homeShareRoutes = new Hono<AppEnv>()
	.use("/homes/:id/shares/*", limitHomeCalls, requireUser)
	.get("/homes/:id/shares", validate("param", HomeParam), async (c) =>
		c.json<HomeShareList>(await readHomeShares(sharingOf(c), c.req.valid("param").id), 200),
	)
	.post(
		"/homes/:id/shares",
		validate("param", HomeParam),
		validate("json", NewHomeShare),
		async (c) => {
			const { name } = c.req.valid("json");
			return c.json<HomeShareList>(
				await shareHome(sharingOf(c), c.req.valid("param").id, name),
				201,
			);
		},
	)
	.delete("/homes/:id/shares/:shareId", validate("param", HomeShareParam), async (c) =>
		c.json<HomeShareList>(await withdrawHomeShare(sharingOf(c), c.req.valid("param")), 200),
	)
	.get("/shared-home/:token", limitSharedReads, validate("param", SharedParam), async (c) => {
		const { token } = c.req.valid("param");
		const link = { token, keys: linkKeysOf(c.env) };
		return c.json<SharedHome>(await readSharedHome(gatheringOf(c), link), 200);
	});

function sharingOf(c: Context<AppEnv>): HomeSharing {
	return { caller: callerOf(c), userId: viewerOf(c).user.id, keys: linkKeysOf(c.env) };
}
