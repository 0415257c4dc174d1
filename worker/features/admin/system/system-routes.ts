import { Hono } from "hono";
import {
	MailParam,
	SourceParam,
	type SourceState,
	type SystemState,
} from "#contracts/admin/system.ts";
import type { Done } from "#contracts/credentials.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { validate } from "#worker/http/validate.ts";
import { readSystem } from "./read-system.ts";
import { sendAgain } from "./send-again.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { startRefresh } from "./start-refresh.ts";

/** How the data and the mail stand. */
export const systemRoutes = new Hono<AppEnv>()
	.get("/system", async (c) =>
		c.json<SystemState>(await readSystem(administratorOf(c), c.env), 200),
	)
	.post("/system/test-mail", async (c) => {
		const done = await sendTestMail(administratorOf(c));
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	})
	.post("/system/mail/:id/send-again", validate("param", MailParam), async (c) => {
		const done = await sendAgain(administratorOf(c), c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	})
	.post("/system/refresh/:source", validate("param", SourceParam), async (c) =>
		c.json<SourceState>(
			await startRefresh(administratorOf(c), c.env, c.req.valid("param").source),
			202,
		),
	);
