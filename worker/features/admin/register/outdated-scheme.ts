import type { Context } from "hono";
import type { OutdatedScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { ReviewReason } from "#domain/base/facts/scheme.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { Problem } from "#worker/platform/problem.ts";

/** What is not as the administrator saw it: the row, or its page. */
export type Outdated = "row" | "page";

/** A row after a change, or as it stands where nothing was done because the row or its page is not as it was seen. */
export type Guarded = { readonly scheme: RegisterScheme; readonly outdated: Outdated | null };

const CHANGED_SINCE =
	"Somebody changed this scheme since you saw it. Look at it as it stands now, then change it.";

const pageWords: Readonly<Record<ReviewReason, string>> = {
	page_changed: "The page has changed since you saw this row. Read it once more, then confirm.",
	page_gone: "The page has gone since you saw this row. Look where it went, then correct the row.",
};

/** Answers with a row as it stands, or refuses with it. */
export function answerGuarded(c: Context<AppEnv>, { scheme, outdated }: Guarded) {
	if (outdated === null) {
		return c.json<RegisterScheme>(scheme, 200);
	}
	return c.json<OutdatedScheme>({ ...problemBody(c, refusalOf(scheme, outdated)), scheme }, 409);
}

/** Why a row that is not as it was seen is left as it is. */
export function refusalOf({ review }: RegisterScheme, outdated: Outdated): Problem {
	return outdated === "page"
		? new Problem("review_outdated", pageWords[review?.reason ?? "page_changed"])
		: new Problem("scheme_changed", CHANGED_SINCE);
}
