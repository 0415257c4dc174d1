import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SchemeChange } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/auth/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";

/** A statement that ends the review of a row, where `only` holds. */
export function endReview({ db, mayAct }: Administrator, id: string, only?: SQL) {
	return db.delete(schemeReviews).where(and(eq(schemeReviews.schemeId, id), mayAct, only));
}

/**
 * The same for a change that says when the row was read: if that was since the review was noticed, the row was read as its page is now. Runs behind
 * the change.
 */
export function endReviewIfVerified(admin: Administrator, id: string, change: SchemeChange) {
	const verified = change.verifiedOn ? sql`TRUE` : sql`FALSE`;
	return endReview(
		admin,
		id,
		sql`${verified} AND EXISTS (SELECT 1 FROM ${licensingSchemes} AS read
			WHERE read.id = ${id} AND read.verified_on >= date(${schemeReviews.noticedAt} / 1000, 'unixepoch'))`,
	);
}
