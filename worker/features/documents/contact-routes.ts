import { Hono } from "hono";
import type { Contact } from "#contracts/contact.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { contactOf } from "./known/contact.ts";

/** Whom to ask. */
export const contactRoutes = new Hono<AppEnv>().get("/contact", (c) =>
	c.json<Contact>(contactOf(c.env), 200),
);
