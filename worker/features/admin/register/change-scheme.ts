import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RegisterScheme, SchemeChange } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { type Administrator, adminsOnly, readRights } from "#worker/accounts/administrators.ts";
import { recordOf } from "#worker/admin/audit-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { changedScheme, refuseChange } from "./changed-scheme.ts";
import { endReviewIfVerified } from "./end-review.ts";
import { keepEdit } from "./keep-edit.ts";
import {
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
	const record = recordOf(
		admin,
		{ action: "scheme_changed", kind: "scheme", id },
		schemeStanding(id),
	);
	const isAsJudged = sql`(${schemeStanding(id)}) = ${standing}`;
	const {
		written,
		rights,
		read: [read],
	} = await runBatch(db, {
		opening: record.opening,
		written: db
			.update(licensingSchemes)
			.set(columns)
			.where(and(eq(licensingSchemes.id, id), admin.mayAct, isAsJudged))
			.returning({ id: licensingSchemes.id }),
		ended: endReviewIfVerified(admin, id, change),
		closing: record.closing,
		kept: keepEdit(admin, id, record.wasNoted),
		rights: readRights(admin),
		read: selectSchemes(db, eq(licensingSchemes.id, id)),
	});
	if (!rights[0]?.mayAct) {
		throw adminsOnly();
	}
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
