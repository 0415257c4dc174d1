import type { ReviewReason } from "#domain/licensing/scheme.ts";
import { Problem } from "#worker/platform/problem.ts";

const words: Readonly<Record<ReviewReason, string>> = {
	page_changed:
		"The page has changed again since you saw this row. Read it once more, then mark the row as reviewed.",
	page_gone:
		"The page has gone since you saw this row. Look where it went, then mark the row as reviewed.",
};

/** Refuses to end a review that nobody has seen: `reason` is what happened to the page since. */
export function outdatedReview(reason: ReviewReason): Problem {
	return new Problem("review_outdated", words[reason]);
}
