import { and, eq, type SQL, sql } from "drizzle-orm";
import type { NewScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { listsWards, schemeDefects } from "#domain/licensing/scheme-defects.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { keepEdit } from "./keep-edit.ts";
import { defectsOfCodes, defectsOfPage, refuseDefects } from "./refuse-scheme.ts";
import {
	type SchemeRow,
	schemeStanding,
	selectAuthority,
	selectSchemes,
	selectWards,
	toRegisterScheme,
} from "./register-repository.ts";

/**
 * Adds a scheme to the register. The same one twice, as by a second click, is refused.
 * @throws Problem `invalid_input` by field, `taken`, `admins_only`
 */
export async function addScheme(admin: Administrator, wanted: NewScheme): Promise<RegisterScheme> {
	const { db } = admin;
	const row = await judgedRow(admin, wanted);
	const {
		added: [added],
	} = await runAudited(admin, {
		action: "scheme_added",
		kind: "scheme",
		id: row.id,
		standing: schemeStanding(row.id),
		change: () => ({
			inserted: db.insert(licensingSchemes).select(
				db
					.select(columnsOf(row))
					.from(sql`(SELECT 1)`)
					.where(and(admin.isActiveAdmin, isNew(row))),
			),
		}),
		after: (wasNoted) => ({
			kept: keepEdit(admin, row.id, wasNoted),
			added: selectSchemes(db, eq(licensingSchemes.id, row.id)),
		}),
	});
	if (!added) {
		throw new Problem("taken", "This scheme is in the register already.");
	}
	return toRegisterScheme(added);
}

async function judgedRow({ db, now, token }: Administrator, wanted: NewScheme): Promise<SchemeRow> {
	const { authorityCode: code } = wanted;
	const { council, wards } = await runBatch(db, {
		council: selectAuthority(db, code),
		wards: selectWards(db, code),
	});
	const [authority] = council;
	if (!authority) {
		const unknown = "There is no council of that code.";
		throw new Problem("invalid_input", unknown, { fields: { authorityCode: unknown } });
	}
	const row = {
		...wanted,
		id: newId("sch", token),
		council: authority.name,
		wardCodes: [...new Set(wanted.wardCodes)].toSorted(),
		// On a whole district it would make the edge of that uncertain too.
		hasUnmatchedWards: listsWards(wanted) && (wanted.hasUnmatchedWards ?? false),
	};
	refuseDefects({
		...defectsOfCodes(row.wardCodes, wards),
		...schemeDefects(row, londonDay(now)),
		...defectsOfPage(row.url),
	});
	return row;
}

/** Holds while the register has no row that says the same of the same place and days. */
function isNew({ authorityCode, kind, coverage, wardCodes, start, end }: SchemeRow): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${licensingSchemes} AS same
		WHERE same.authority_code = ${authorityCode} AND same.kind = ${kind} AND same.coverage = ${coverage}
		AND json(same.ward_codes) = ${JSON.stringify(wardCodes)} AND same.start_day IS ${start} AND same.end_day IS ${end})`;
}

/** A new row's columns in the order of the table. */
function columnsOf(row: SchemeRow) {
	return {
		id: sql`${row.id}`.as("id"),
		authorityCode: sql`${row.authorityCode}`.as("authority_code"),
		council: sql`${row.council}`.as("council"),
		kind: sql`${row.kind}`.as("kind"),
		announced: sql`${row.announced}`.as("announced"),
		coverage: sql`${row.coverage}`.as("coverage"),
		wardCodes: sql`${JSON.stringify(row.wardCodes)}`.as("ward_codes"),
		hasUnmatchedWards: sql`${row.hasUnmatchedWards ? 1 : 0}`.as("has_unmatched_wards"),
		start: sql`${row.start}`.as("start_day"),
		end: sql`${row.end}`.as("end_day"),
		url: sql`${row.url}`.as("url"),
		verifiedOn: sql`${row.verifiedOn}`.as("verified_on"),
	};
}
