import { type Context, Hono } from "hono";
import { type HomeInList, HomeParam } from "#contracts/homes.ts";
import { PageQuery } from "#contracts/open-door-asked.ts";
import type { ApiHome, ApiHomeAnswer, ApiReport } from "#contracts/open-door-lists.ts";
import type { ReportSummary } from "#contracts/report.ts";
import { ReportParam } from "#contracts/report-asked.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { connect } from "#worker/db/client.ts";
import { keyHolderOf, requireKey } from "#worker/http/api-key.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { isOwnedBy, readable } from "#worker/reports/report-access.ts";
import { toSummary } from "#worker/reports/report-view.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { answerList, pageAfter } from "./answer-list.ts";
import { readEventsPage } from "./home-events.ts";
import type { Lent } from "./lent.ts";

/** What is an account's own, for its programs: homes that it keeps, and reports. Costs nothing of the allowance. */
export const ownRoutes = (lent: Lent) =>
	new Hono<AppEnv>()
		.get("/v1/homes", requireKey("homes"), validate("query", PageQuery), async (c) => {
			const { homes } = await lent.readHomes(keepingOf(c));
			const { items, next } = pageAfter(homes, c.req.valid("query"), ({ id }) => id);
			const page = `${baseOf(c)}/homes`;
			const listed = items.map((home) => toHome(home, page));
			return answerList(c, { items: listed, next, asOf: londonDay(c.var.world.now()), page });
		})
		.get("/v1/homes/:id", requireKey("homes"), validate("param", HomeParam), async (c) => {
			const { id } = c.req.valid("param");
			const opened = await lent.openHome(keepingOf(c), id, gatheringOf(c));
			return c.json<ApiHomeAnswer>(
				{
					id,
					revision: opened.revision,
					asOf: opened.assessedOn,
					page: `${baseOf(c)}/homes/${id}`,
					answer: opened.answer as ApiHomeAnswer["answer"],
					requirements: opened.requirements.map(
						({ id: of, title, needed, held, state, until, isDraft, source }) => ({
							...{ id: of, title, needed, held, state, until, isDraft, source },
						}),
					),
					dates: opened.dates.map(({ id: of, on, until, title, isDraft }) => ({
						...{ id: of, on, until, title, isDraft },
					})),
				},
				200,
			);
		})
		.get(
			"/v1/homes/:id/events",
			requireKey("homes"),
			validate("param", HomeParam),
			validate("query", PageQuery),
			async (c) => {
				const { id } = c.req.valid("param");
				const found = await readEventsPage(keepingOf(c), id, c.req.valid("query"));
				const asOf = londonDay(c.var.world.now());
				return answerList(c, { ...found, asOf, page: `${baseOf(c)}/homes/${id}` });
			},
		)
		.get("/v1/reports", requireKey("read"), validate("query", PageQuery), async (c) => {
			const { cursor, limit } = c.req.valid("query");
			const { reports, next } = await lent.readReports(connect(c.env.DB), {
				...{ userId: keyHolderOf(c).user.id, before: cursor, limit },
				...{ find: "", sort: "newest", archived: false },
			});
			const items = reports.map((report) => toReport(report, baseOf(c)));
			const asOf = londonDay(c.var.world.now());
			return answerList(c, { items, next, asOf, page: `${baseOf(c)}/reports` });
		})
		.get("/v1/reports/:id", requireKey("read"), validate("param", ReportParam), async (c) => {
			const { user } = keyHolderOf(c);
			const { id } = c.req.valid("param");
			const report = readable(await findReport(connect(c.env.DB), id), { user, env: c.env });
			// An administrator's key opens nothing but their own.
			if (!isOwnedBy(report, user)) {
				throw new Problem("not_found", "There is no such report.");
			}
			return c.json<ApiReport>(toReport(toSummary(report), baseOf(c)), 200);
		});

function keepingOf(c: Context<AppEnv>) {
	return { caller: callerOf(c), userId: keyHolderOf(c).user.id };
}

/** The address that was kept with a certificate may be the certificate's, which is not handed on. Source: Rule API-4. */
function toHome(home: HomeInList, page: string): ApiHome {
	const { id, standing, reference, postcode, building, group, isArchived, isOverLimit } = home;
	const { certificate, address, judged, next, news } = home;
	return {
		...{ id, standing, reference, postcode, building, group, isArchived, isOverLimit, news },
		address: certificate === null ? address : "",
		judged: judged && {
			on: judged.on,
			answered: judged.answered,
			gaps: judged.gaps.map(({ id: gap }) => gap),
		},
		next,
		page: `${page}/${id}`,
	};
}

function toReport(report: ReportSummary, base: string): ApiReport {
	const { id, postcode, name, state, createdAt, investmentScore, method, answered } = report;
	return {
		...{ id, postcode, name, state, createdAt, investmentScore, method, answered },
		page: `${base}/reports/${id}`,
	};
}
