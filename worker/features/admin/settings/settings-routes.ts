import { Hono } from "hono";
import { type AdminSettings, AdminSettingsChange } from "#contracts/admin/settings.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { changeSettings, readAdminSettings } from "./change-settings.ts";

/** Prices, and whether payments move real money. */
export const settingsRoutes = new Hono<AppEnv>()
	.get("/settings", async (c) =>
		c.json<AdminSettings>(await readAdminSettings(administratorOf(c), c.env), 200),
	)
	.put("/settings", validate("json", AdminSettingsChange), async (c) =>
		c.json<AdminSettings>(
			await changeSettings(administratorOf(c), c.env, c.req.valid("json")),
			200,
		),
	);
