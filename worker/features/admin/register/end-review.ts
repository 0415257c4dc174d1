import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SchemeChange } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";

/** Condition: the review is the one that was seen. Where none was seen, none ends. */
function wasSeen(noticedAt: string | null): SQL {
	return noticedAt === null ? sql`FALSE` : eq(schemeReviews.noticedAt, Date.parse(noticedAt));
}

/** A statement that ends the review of a row, where `only` holds. */
function endReview({ db, isActiveAdmin }: Administrator, id: string, only: SQL) {
	return db.delete(schemeReviews).where(and(eq(schemeReviews.schemeId, id), isActiveAdmin, only));
}

/**
 * Ends the review where a change says that the row was read on or after the day on which the review was noticed: it was then read as its page is now. A
 * page may change later on that very day, so a change may also name the review that was seen. Runs after the change.
 */
export function endReviewIfVerified(admin: Administrator, id: string, change: SchemeChange) {
	const verified = change.verifiedOn ? sql`TRUE` : sql`FALSE`;
	const seen = change.reviewSeen === undefined ? sql`TRUE` : wasSeen(change.reviewSeen);
	return endReview(
		admin,
		id,
		sql`${verified} AND ${seen} AND EXISTS (SELECT 1 FROM ${licensingSchemes} AS read
			WHERE read.id = ${id} AND read.verified_on >= date(${schemeReviews.noticedAt} / 1000, 'unixepoch'))`,
	);
}
