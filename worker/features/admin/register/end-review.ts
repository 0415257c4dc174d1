import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SchemeChange } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";

/** Holds for the review that was noticed then. Of nothing that was seen, nothing ends. */
function wasSeen(noticedAt: string | null): SQL {
	return noticedAt === null ? sql`FALSE` : eq(schemeReviews.noticedAt, Date.parse(noticedAt));
}

/** A statement that ends the review of a row, where `only` holds. */
function endReview({ db, isActiveAdmin }: Administrator, id: string, only: SQL) {
	return db.delete(schemeReviews).where(and(eq(schemeReviews.schemeId, id), isActiveAdmin, only));
}

/**
 * The same for a change that says when the row was read: if that was since the review was noticed, the row was read as its page is now. A day
 * is too coarse for a page that changed on that very day, so a change may say which review was seen besides. Runs behind the change.
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
