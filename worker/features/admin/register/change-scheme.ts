import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SchemeChange } from "#contracts/admin/licensing-register.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import type { SchemeEvidence } from "#domain/base/facts/scheme.ts";
import { defectsBrought, listsWards } from "#domain/subjects/licensing/scheme-defects.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { endReviewIfVerified } from "./end-review.ts";
import { keepEdit } from "./keep-edit.ts";
import { keepStreetList } from "./keep-street-list.ts";
import type { Guarded } from "./outdated-scheme.ts";
import {
	defectsOfCodes,
	defectsOfEvidence,
	defectsOfPage,
	refuseDefects,
} from "./refuse-scheme.ts";
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
 * Changes the given fields of a row and leaves the rest. Judges the row as it will stand, and judges again if another administrator changes it before the
 * write. Where the change says which revision was seen, leaves a later one alone.
 * @throws Problem `not_found`, `invalid_input` by field, `unavailable`, `admins_only`
 */
export async function changeScheme(
	admin: Administrator,
	id: string,
	change: SchemeChange,
): Promise<Guarded> {
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
): Promise<Guarded | null> {
	const { db, now } = admin;
	const { read: before, wards, standing } = await readScheme(admin, id);
	if ((change.revisionSeen ?? before.scheme.revision) !== before.scheme.revision) {
		return { scheme: toRegisterScheme(before), outdated: "row" };
	}
	const after = changedScheme(before.scheme, change, admin);
	refuseChange(
		{ before: before.scheme, after, wards },
		{ today: londonDay(now), why: change.why ?? "" },
	);
	const { id: _, ...columns } = after;
	const isAsJudged = sql`(${schemeStanding(id)}) = ${standing}`;
	const isChanged = JSON.stringify(after) !== JSON.stringify(before.scheme);
	const {
		written,
		read: [read],
	} = await runAudited(admin, {
		action: "scheme_changed",
		kind: "scheme",
		id,
		standing: schemeStanding(id),
		change: () => ({
			// A change of nothing is none: it would count, and stand in the history.
			written: isChanged
				? db
						.update(licensingSchemes)
						.set({ ...columns, ...latestChange(admin, change.why), revision: after.revision + 1 })
						.where(and(eq(licensingSchemes.id, id), admin.isActiveAdmin, isAsJudged))
						.returning({ id: licensingSchemes.id })
				: db
						.select({ id: licensingSchemes.id })
						.from(licensingSchemes)
						.where(and(eq(licensingSchemes.id, id), isAsJudged)),
			ended: endReviewIfVerified(admin, id, change),
		}),
		after: (wasNoted) => ({
			kept: keepEdit(admin, id, wasNoted),
			list: after.streets === before.scheme.streets ? [] : keepStreetList(admin, after, wasNoted),
			read: selectSchemes(db, eq(licensingSchemes.id, id)),
		}),
	});
	return written.length > 0 && read ? { scheme: toRegisterScheme(read), outdated: null } : null;
}

/** Who changed a row, when and why. */
function latestChange({ now, viewer }: Administrator, why: string | undefined) {
	return { changedAt: now, changedBy: viewer.user.id, changedWhy: why || null };
}

async function readScheme({ db }: Administrator, id: string) {
	const authority: SQL = sql`(SELECT own.authority_code FROM ${licensingSchemes} AS own WHERE own.id = ${id})`;
	const { schemes, standings, wards } = await runBatch(db, {
		schemes: selectSchemes(db, eq(licensingSchemes.id, id)),
		standings: db.select({ standing: sql<string>`(${schemeStanding(id)})` }).from(sql`(SELECT 1)`),
		wards: selectWards(db, authority),
	});
	const [read] = schemes;
	if (!read) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	return { read, standing: standings[0]?.standing ?? "", wards };
}

/** A row with what is given of a change. */
function changedScheme(
	scheme: SchemeRow,
	change: SchemeChange,
	{ viewer }: Administrator,
): SchemeRow {
	const {
		wardCodes,
		hasUnmatchedWards,
		evidence,
		reviewSeen: _,
		revisionSeen: __,
		why: ___,
		...rest
	} = change;
	const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
	const after = {
		...scheme,
		...given,
		wardCodes: wardsAfter(scheme.wardCodes, wardCodes ?? scheme.wardCodes),
		evidence:
			evidence?.map((page) => ({ ...page, readBy: readerOf(page, scheme) ?? viewer.user.id })) ??
			scheme.evidence,
	};
	// Left behind on a whole district it would make the edge of that uncertain too.
	const unmatched = hasUnmatchedWards ?? scheme.hasUnmatchedWards;
	return { ...after, hasUnmatchedWards: unmatched && listsWards(after) };
}

/** Who read a page on a day, where the row says so already. */
function readerOf(
	{ url, readDay }: Pick<SchemeEvidence, "url" | "readDay">,
	{ evidence }: SchemeRow,
): string | null {
	return evidence.find((held) => held.url === url && held.readDay === readDay)?.readBy ?? null;
}

/** Wards in another order are no change. */
function wardsAfter(before: string[], after: readonly string[]): string[] {
	const sorted = [...new Set(after)].toSorted();
	return before.toSorted().join() === sorted.join() ? before : sorted;
}

/**
 * Refuses a change with defects. Wards and the address that the row had before stay
 * allowed: the councils' own borders move too, and an older page is shown as what it is.
 * @throws Problem `invalid_input`
 */
function refuseChange(
	{
		before,
		after,
		wards,
	}: { before: SchemeRow; after: SchemeRow; wards: readonly { readonly code: string }[] },
	context: { readonly today: IsoDate; readonly why: string },
): void {
	const added = after.wardCodes.filter((code) => !before.wardCodes.includes(code));
	refuseDefects({
		...defectsOfCodes(added, wards),
		...defectsBrought({ before, after }, context),
		...(after.url === before.url ? {} : defectsOfPage(after.url)),
		...defectsOfEvidence(
			after.evidence.filter(({ url }) => !before.evidence.some((held) => held.url === url)),
		),
	});
}
