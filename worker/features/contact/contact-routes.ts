import { Hono } from "hono";
import type { Contact } from "#contracts/contact.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { mailSettings } from "#worker/mail/mail-settings.ts";

/** Whom to ask. The address comes from the configuration. Source: DECISIONS 11. */
export const contactRoutes = new Hono<AppEnv>().get("/contact", (c) =>
	c.json<Contact>({ supportEmail: mailSettings(c.env).supportEmail || null }, 200),
);
