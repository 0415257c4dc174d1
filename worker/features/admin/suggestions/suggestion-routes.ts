import { Hono } from "hono";
import {
	type DecidedSuggestions,
	Decision,
	type RegisterSuggestion,
	type SuggestionPage,
	SuggestionQuery,
	type SuggestionTaken,
} from "#contracts/admin/suggestions.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { decideSuggestions } from "./decide-suggestions.ts";
import { listSuggestions } from "./list-suggestions.ts";

/** What visitors say is wrong in the register, to be decided. */
export const suggestionRoutes = new Hono<AppEnv>()
	.get("/register/suggestions", validate("query", SuggestionQuery), async (c) =>
		c.json<SuggestionPage>(
			await listSuggestions(administratorOf(c), c.req.valid("query").after),
			200,
		),
	)
	.post("/register/suggestions/decide", validate("json", Decision), async (c) => {
		const outcome = await decideSuggestions(administratorOf(c), c.req.valid("json"));
		const [first] = outcome.taken;
		if (outcome.decided.length === 0 && first) {
			const refusal = new Problem("suggestion_decided", inWords(first));
			return c.json<SuggestionTaken>({ ...problemBody(c, refusal), taken: outcome.taken }, 409);
		}
		sendEmailsSoon(c);
		return c.json<DecidedSuggestions>(outcome, 200);
	});

/** What another administrator decided. */
function inWords({ decided }: RegisterSuggestion): string {
	return decided
		? `${decided.by} ${decided.decision} this before you, and told them: ${decided.note}`
		: "Somebody decided this before you.";
}
