import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { NewScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { defectsBrought, listsWards } from "#domain/licensing/scheme-defects.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { keepEdit } from "./keep-edit.ts";
import {
	defectsOfCodes,
	defectsOfEvidence,
	defectsOfPage,
	refuseDefects,
} from "./refuse-scheme.ts";
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

async function judgedRow(admin: Administrator, wanted: NewScheme): Promise<SchemeRow> {
	const { db, now, token, viewer } = admin;
	const { authorityCode: code, why = "", evidence = [], ...given } = wanted;
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
		...given,
		ruledOut: given.ruledOut ?? [],
		name: given.name ?? null,
		wardVintage: given.wardVintage ?? null,
		streets: given.streets ?? null,
		designatedOn: given.designatedOn ?? null,
		hmo: given.hmo ?? null,
		exemptions: given.exemptions ?? [],
		fees: given.fees ?? null,
		plans: given.plans ?? null,
		authorityCode: code,
		id: newId("sch", token),
		council: authority.name,
		announced: "none",
		wardCodes: [...new Set(wanted.wardCodes)].toSorted(),
		// On a whole district it would make the edge of that uncertain too.
		hasUnmatchedWards: listsWards(wanted) && (wanted.hasUnmatchedWards ?? false),
		evidence: evidence.map((page) => ({ ...page, readBy: viewer.user.id })),
		revision: 1,
		changedAt: now,
		changedBy: viewer.user.id,
		changedWhy: why || null,
	};
	refuseDefects({
		...defectsOfCodes(row.wardCodes, wards),
		...defectsBrought({ before: null, after: row }, { today: londonDay(now), why }),
		...defectsOfPage(row.url),
		...defectsOfEvidence(row.evidence),
	});
	return row;
}

/** Holds while the register has no row that says the same of the same place and days. */
function isNew({ authorityCode, kind, coverage, wardCodes, start, end }: SchemeRow): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${licensingSchemes} AS same
		WHERE same.authority_code = ${authorityCode} AND same.kind = ${kind} AND same.coverage = ${coverage}
		AND json(same.ward_codes) = ${JSON.stringify(wardCodes)} AND same.start_day IS ${start} AND same.end_day IS ${end})`;
}

/** A new row's columns in the order of the table, each by its name. */
function columnsOf(row: SchemeRow) {
	const columns = Object.entries(getTableColumns(licensingSchemes)).map(([key, column]) => [
		key,
		sql`${sql.param(row[key as keyof SchemeRow], column)}`.as(column.name),
	]);
	// The table's own columns, each by its key.
	return Object.fromEntries(columns) as Record<keyof SchemeRow, SQL.Aliased>;
}
