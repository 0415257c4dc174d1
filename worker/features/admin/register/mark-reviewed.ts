import { eq } from "drizzle-orm";
import type { RegisterScheme, SeenReview } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { stampSchemeFacts } from "#worker/facts/facts-stamps.ts";
import { Problem } from "#worker/platform/problem.ts";
import { endReviewSeen } from "./end-review.ts";
import { schemeStanding, selectSchemes, toRegisterScheme } from "./register-repository.ts";

/**
 * Ends the review of a row that an administrator has read against its page and found right. The row itself stays as it is, so it counts as no
 * edit. A review other than the one that was `seen` stays, and the row says so; one that is under no review is given as it stands.
 * @throws Problem `not_found`, `unavailable`, `admins_only`
 */
export async function markReviewed(
	admin: Administrator,
	id: string,
	seen: SeenReview,
): Promise<RegisterScheme> {
	const { db } = admin;
	const {
		read: [read],
	} = await runAudited(admin, {
		action: "scheme_reviewed",
		kind: "scheme",
		id,
		standing: schemeStanding(id),
		change: () => ({ ended: endReviewSeen(admin, id, seen) }),
		after: (wasNoted) => ({
			stamped: stampSchemeFacts(db, { schemeId: id, only: wasNoted, now: admin.now }),
			read: selectSchemes(db, eq(licensingSchemes.id, id)),
		}),
	});
	if (!read) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	return toRegisterScheme(read);
}
