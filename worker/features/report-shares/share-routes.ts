import { type Context, Hono } from "hono";
import type { PaidReport } from "#contracts/report.ts";
import { ReportParam } from "#contracts/report-asked.ts";
import { NewShare, SharedParam, type ShareList, ShareParam } from "#contracts/report-share.ts";
import { screens } from "#domain/base/screens.ts";
import { datesCalendar, planCalendar } from "#domain/telling/report/report-calendar.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { calendarResponse, planResponse } from "#worker/http/calendar-response.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls, limitSharedReads } from "#worker/http/limit-calls.ts";
import { answerPdf } from "#worker/http/pdf-response.ts";
import { readerOf, requireUser, viewerOf } from "#worker/http/session.ts";
import { usageOf } from "#worker/http/usage.ts";
import { validate } from "#worker/http/validate.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { publicUrl } from "#worker/platform/source-address.ts";
import { makeShare, readShares, type Sharing, withdrawShare } from "./manage-shares.ts";
import { downloadShared, type Following, readShared, sharedCalendar } from "./read-shared.ts";

/** Links by which an owner lets somebody read a report: made, seen used and withdrawn by the owner, followed by anyone. */
export const shareRoutes = new Hono<AppEnv>()
	.use("/reports/:id/shares/*", limitAccountCalls, requireUser)
	.get("/reports/:id/shares", validate("param", ReportParam), async (c) =>
		c.json<ShareList>(await readShares(sharingOf(c), c.req.valid("param").id), 200),
	)
	.post(
		"/reports/:id/shares",
		validate("param", ReportParam),
		validate("json", NewShare),
		async (c) => {
			const { id } = c.req.valid("param");
			return c.json<ShareList>(await makeShare(sharingOf(c), id, c.req.valid("json")), 201);
		},
	)
	.post("/reports/:id/shares/:shareId/withdraw", validate("param", ShareParam), async (c) =>
		c.json<ShareList>(await withdrawShare(sharingOf(c), c.req.valid("param")), 200),
	)
	.use("/shared/*", limitSharedReads)
	.get("/shared/:token", validate("param", SharedParam), async (c) => {
		const { user } = await readerOf(c);
		return c.json<PaidReport>(await readShared(followingOf(c, c.req.valid("param")), user), 200);
	})
	.get("/shared/:token/download", validate("param", SharedParam), async (c) => {
		const { token } = c.req.valid("param");
		const shelf = { files: c.env.FILES, publicUrl: publicUrl(c.env) };
		const opened = downloadShared({ ...followingOf(c, { token }), ...shelf });
		return answerPdf(c, opened, screens.shared.replace(":token", encodeURIComponent(token)));
	})
	.get("/shared/:token/dates.ics", validate("param", SharedParam), async (c) =>
		calendarResponse(await sharedCalendar(followingOf(c, c.req.valid("param")), datesCalendar)),
	)
	.get("/shared/:token/plan.ics", validate("param", SharedParam), async (c) =>
		planResponse(await sharedCalendar(followingOf(c, c.req.valid("param")), planCalendar)),
	);

function sharingOf(c: Context<AppEnv>): Sharing {
	return {
		caller: callerOf(c),
		keys: linkKeysOf(c.env),
		user: viewerOf(c).user,
		env: c.env,
	};
}

function followingOf(c: Context<AppEnv>, { token }: SharedParam): Following {
	return { ...usageOf(c), keys: linkKeysOf(c.env), token };
}
