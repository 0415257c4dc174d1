import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import type { ConfirmScheme } from "#contracts/admin/register-queue.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { confirmedEvidence } from "#domain/subjects/licensing/confirmed-evidence.ts";
import { watchedAddresses } from "#domain/subjects/licensing/watched-addresses.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";
import { Problem } from "#worker/platform/problem.ts";
import { keepEdit } from "./keep-edit.ts";
import type { Guarded } from "./outdated-scheme.ts";
import { defectsOfEvidence, refuseDefects } from "./refuse-scheme.ts";
import {
	type SchemeRow,
	schemeStanding,
	selectSchemes,
	toRegisterScheme,
} from "./register-repository.ts";

/** What the history says of it. */
const WHY = "Confirmed at the page";

/**
 * Notes that an administrator read a row's pages today and found it right. Day, evidence and the end of the review are written in one batch, which holds
 * only while row and review are as they were seen. Sent twice, the second finds the row changed.
 * @throws Problem `not_found`, `invalid_input` for a page that the row does not rest on, `admins_only`
 */
export async function confirmScheme(
	admin: Administrator,
	id: string,
	{ revisionSeen, reviewSeen, read }: ConfirmScheme,
): Promise<Guarded> {
	const { db, now, viewer } = admin;
	const [held] = await selectSchemes(db, eq(licensingSchemes.id, id)).execute();
	if (!held) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	if (held.scheme.revision !== revisionSeen) {
		return { scheme: toRegisterScheme(held), outdated: "row" };
	}
	const day = londonDay(now);
	const evidence = confirmedEvidence(held.scheme, {
		read: pagesOf(held.scheme, read),
		day,
		readBy: viewer.user.id,
	});
	refuseDefects(defectsOfEvidence(evidence.filter(({ url }) => read.includes(url))));
	const review = db
		.select({ id: schemeReviews.schemeId })
		.from(schemeReviews)
		.where(eq(schemeReviews.schemeId, id));
	const {
		written,
		now: [after],
	} = await runAudited(admin, {
		action: "scheme_confirmed",
		kind: "scheme",
		id,
		standing: schemeStanding(id),
		change: () => ({
			// Runs before the row is written: does not confirm a row that changed since, or that has a review nobody saw.
			ended: db
				.delete(schemeReviews)
				.where(
					and(
						eq(schemeReviews.schemeId, id),
						admin.isActiveAdmin,
						reviewSeen === null ? sql`FALSE` : eq(schemeReviews.noticedAt, Date.parse(reviewSeen)),
						isAt(admin, id, revisionSeen),
					),
				),
			written: db
				.update(licensingSchemes)
				.set({
					verifiedOn: day,
					evidence,
					revision: revisionSeen + 1,
					changedAt: now,
					changedBy: viewer.user.id,
					changedWhy: WHY,
				})
				.where(
					and(
						eq(licensingSchemes.id, id),
						eq(licensingSchemes.revision, revisionSeen),
						admin.isActiveAdmin,
						notExists(review),
					),
				)
				.returning({ id: licensingSchemes.id }),
		}),
		after: (wasNoted) => ({
			kept: keepEdit(admin, id, wasNoted),
			now: selectSchemes(db, eq(licensingSchemes.id, id)),
		}),
	});
	if (!after) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	const scheme = toRegisterScheme(after);
	if (written.length > 0) {
		return { scheme, outdated: null };
	}
	return { scheme, outdated: scheme.revision === revisionSeen ? "page" : "row" };
}

/** The addresses that were read, each once. @throws Problem `invalid_input` for one that the row does not rest on */
function pagesOf(scheme: SchemeRow, read: readonly string[]): string[] {
	const rests = watchedAddresses(scheme);
	if (!read.every((url) => rests.includes(url))) {
		const words = "The row does not rest on that page. Correct the row first.";
		throw new Problem("invalid_input", words, { fields: { read: words } });
	}
	return [...new Set(read)];
}

/** Condition: a row is still at the revision that was seen. */
function isAt({ db }: Administrator, id: string, revision: number): SQL {
	return exists(
		db
			.select({ id: licensingSchemes.id })
			.from(licensingSchemes)
			.where(and(eq(licensingSchemes.id, id), eq(licensingSchemes.revision, revision))),
	);
}
