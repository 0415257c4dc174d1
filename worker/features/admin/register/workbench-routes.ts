import { Hono } from "hono";
import { type OutdatedScheme, SchemeParam } from "#contracts/admin/licensing-register.ts";
import {
	ConfirmScheme,
	type Diary,
	type QueuedScheme,
	type QueuePage,
	QueueQuery,
	type SchemeHistory,
	SplitScheme,
	type SplitSchemes,
} from "#contracts/admin/register-queue.ts";
import type { SchemePages } from "#contracts/admin/scheme-pages.ts";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { confirmScheme } from "./confirm-scheme.ts";
import { historyOfScheme } from "./history-of-scheme.ts";
import { listQueue, placeOfScheme } from "./list-queue.ts";
import { answerGuarded, refusalOf } from "./outdated-scheme.ts";
import { pagesOfScheme } from "./pages-of-scheme.ts";
import { readDiary, readDiaryFile } from "./register-diary.ts";
import { splitScheme } from "./split-scheme.ts";

/** What rows of the register are worked through with, one after another. */
export const workbenchRoutes = new Hono<AppEnv>()
	.get("/licensing/queue", validate("query", QueueQuery), async (c) =>
		c.json<QueuePage>(await listQueue(administratorOf(c), c.req.valid("query")), 200),
	)
	.get("/licensing/diary", async (c) => c.json<Diary>(await readDiary(administratorOf(c)), 200))
	.get("/licensing/diary.ics", async (c) => {
		const file = await readDiaryFile(administratorOf(c), new URL(c.req.url).origin);
		return c.body(file, 200, {
			"Content-Type": CALENDAR_TYPE,
			"Content-Disposition": `attachment; filename="${FILE_PREFIX}-licensing-diary.ics"`,
		});
	})
	.get("/licensing/:id/place", validate("param", SchemeParam), async (c) =>
		c.json<QueuedScheme>(await placeOfScheme(administratorOf(c), c.req.valid("param").id), 200),
	)
	.get("/licensing/:id/pages", validate("param", SchemeParam), async (c) =>
		c.json<SchemePages>(await pagesOfScheme(administratorOf(c), c.req.valid("param").id), 200),
	)
	.get("/licensing/:id/history", validate("param", SchemeParam), async (c) =>
		c.json<SchemeHistory>(await historyOfScheme(administratorOf(c), c.req.valid("param").id), 200),
	)
	.post(
		"/licensing/:id/confirm",
		validate("param", SchemeParam),
		validate("json", ConfirmScheme),
		async (c) =>
			answerGuarded(
				c,
				await confirmScheme(administratorOf(c), c.req.valid("param").id, c.req.valid("json")),
			),
	)
	.post(
		"/licensing/:id/split",
		validate("param", SchemeParam),
		validate("json", SplitScheme),
		async (c) => {
			const { id } = c.req.valid("param");
			const { made, outdated } = await splitScheme(administratorOf(c), id, c.req.valid("json"));
			if (made) {
				return c.json<SplitSchemes>(made, 201);
			}
			const refusal = refusalOf(outdated, "row");
			return c.json<OutdatedScheme>({ ...problemBody(c, refusal), scheme: outdated }, 409);
		},
	);
