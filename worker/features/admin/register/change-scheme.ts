import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RegisterScheme, SchemeChange } from "#contracts/admin/licensing-register.ts";
import { type IsoDate, londonDay } from "#domain/calendar.ts";
import { defectsBrought, listsWards } from "#domain/licensing/scheme-defects.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { endReviewIfVerified } from "./end-review.ts";
import { keepEdit } from "./keep-edit.ts";
import { defectsOfCodes, defectsOfPage, refuseDefects } from "./refuse-scheme.ts";
import {
	type SchemeRow,
	schemeStanding,
	selectSchemes,
	selectWards,
	toRegisterScheme,
} from "./register-repository.ts";

/** Somebody who changes one row this often in a moment is no person. */
const TRIES = 4;

/**
 * Changes what is given of a row and leaves the rest. It is judged as it will stand, so one that another administrator changed between
 * the judging and the writing is judged again.
 * @throws Problem `not_found`, `invalid_input` by field, `unavailable`, `admins_only`
 */
export async function changeScheme(
	admin: Administrator,
	id: string,
	change: SchemeChange,
): Promise<RegisterScheme> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const changed = await tryToChange(admin, id, change);
		if (changed) {
			return changed;
		}
	}
	throw new Problem("unavailable", "Somebody else is changing this scheme. Please try again.");
}

/** Null when the row was no longer as it was judged. */
async function tryToChange(
	admin: Administrator,
	id: string,
	change: SchemeChange,
): Promise<RegisterScheme | null> {
	const { db, now } = admin;
	const { scheme, wards, standing } = await readScheme(admin, id);
	const after = changedScheme(scheme, change);
	refuseChange({ before: scheme, after, wards }, londonDay(now));
	const { id: _, ...columns } = after;
	const isAsJudged = sql`(${schemeStanding(id)}) = ${standing}`;
	const {
		written,
		read: [read],
	} = await runAudited(admin, {
		action: "scheme_changed",
		kind: "scheme",
		id,
		standing: schemeStanding(id),
		change: () => ({
			written: db
				.update(licensingSchemes)
				.set(columns)
				.where(and(eq(licensingSchemes.id, id), admin.isActiveAdmin, isAsJudged))
				.returning({ id: licensingSchemes.id }),
			ended: endReviewIfVerified(admin, id, change),
		}),
		after: (wasNoted) => ({
			kept: keepEdit(admin, id, wasNoted),
			read: selectSchemes(db, eq(licensingSchemes.id, id)),
		}),
	});
	return written.length > 0 && read ? toRegisterScheme(read) : null;
}

async function readScheme({ db }: Administrator, id: string) {
	const authority: SQL = sql`(SELECT own.authority_code FROM ${licensingSchemes} AS own WHERE own.id = ${id})`;
	const { schemes, wards } = await runBatch(db, {
		schemes: db
			.select({ scheme: licensingSchemes, standing: sql<string>`(${schemeStanding(id)})` })
			.from(licensingSchemes)
			.where(eq(licensingSchemes.id, id)),
		wards: selectWards(db, authority),
	});
	const [read] = schemes;
	if (!read) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	return { ...read, wards };
}

/** A row with what is given of a change. */
function changedScheme(scheme: SchemeRow, change: SchemeChange): SchemeRow {
	const { wardCodes, hasUnmatchedWards, reviewSeen: _, ...rest } = change;
	const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
	const after = {
		...scheme,
		...given,
		wardCodes: wardsAfter(scheme.wardCodes, wardCodes ?? scheme.wardCodes),
	};
	// Left behind on a whole district it would make the edge of that uncertain too.
	const unmatched = hasUnmatchedWards ?? scheme.hasUnmatchedWards;
	return { ...after, hasUnmatchedWards: unmatched && listsWards(after) };
}

/** Wards in another order are no change. */
function wardsAfter(before: string[], after: readonly string[]): string[] {
	const sorted = [...new Set(after)].toSorted();
	return before.toSorted().join() === sorted.join() ? before : sorted;
}

/** Wards and the address that the row had before stay allowed: the councils' own borders move too, and an older page is shown as what it is. @throws Problem `invalid_input` */
function refuseChange(
	{
		before,
		after,
		wards,
	}: { before: SchemeRow; after: SchemeRow; wards: readonly { readonly code: string }[] },
	today: IsoDate,
): void {
	const added = after.wardCodes.filter((code) => !before.wardCodes.includes(code));
	refuseDefects({
		...defectsOfCodes(added, wards),
		...defectsBrought({ before, after }, today),
		...(after.url === before.url ? {} : defectsOfPage(after.url)),
	});
}
