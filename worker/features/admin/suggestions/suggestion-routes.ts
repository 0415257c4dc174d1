import { Hono } from "hono";
import {
	type DecidedSuggestion,
	Decision,
	type RegisterSuggestion,
	type SuggestionPage,
	SuggestionParam,
	SuggestionQuery,
} from "#contracts/admin/suggestions.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { decideSuggestion } from "./decide-suggestion.ts";
import { listSuggestions } from "./list-suggestions.ts";

/** What visitors say is wrong in the register, to be decided. */
export const suggestionRoutes = new Hono<AppEnv>()
	.get("/register/suggestions", validate("query", SuggestionQuery), async (c) =>
		c.json<SuggestionPage>(
			await listSuggestions(administratorOf(c), c.req.valid("query").after),
			200,
		),
	)
	.post(
		"/register/suggestions/:id/decide",
		validate("param", SuggestionParam),
		validate("json", Decision),
		async (c) => {
			const { id } = c.req.valid("param");
			const { suggestion, isOurs } = await decideSuggestion(
				administratorOf(c),
				id,
				c.req.valid("json"),
			);
			if (!isOurs) {
				const refusal = new Problem("suggestion_decided", inWords(suggestion));
				return c.json<DecidedSuggestion>({ ...problemBody(c, refusal), suggestion }, 409);
			}
			sendEmailsSoon(c);
			return c.json<RegisterSuggestion>(suggestion, 200);
		},
	);

/** What another administrator decided. */
function inWords({ decided }: RegisterSuggestion): string {
	return decided
		? `${decided.by} ${decided.decision} this before you, and told them: ${decided.note}`
		: "Somebody decided this before you.";
}
