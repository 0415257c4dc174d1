import { Hono } from "hono";
import type { Done } from "#contracts/credentials.ts";
import { NewSuggestion } from "#contracts/register-suggestion.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf, siteAddress } from "#worker/http/caller-of.ts";
import { limitSuggestions } from "#worker/http/limit-calls.ts";
import { requirePerson } from "#worker/http/require-person.ts";
import { readerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { keepSuggestion } from "./keep-suggestion.ts";

/** What visitors say is wrong in our verdicts on licensing and planning, signed in or not. */
export const suggestionRoutes = new Hono<AppEnv>().post(
	"/register/suggestions",
	limitSuggestions,
	validate("json", NewSuggestion),
	requirePerson("suggestion"),
	async (c) => {
		const { user } = await readerOf(c);
		const caller = { ...callerOf(c), address: siteAddress(c) };
		await keepSuggestion(caller, user, c.req.valid("json"));
		return c.json<Done>({ message: "Thank you. It waits for a person to read it." }, 202);
	},
);
