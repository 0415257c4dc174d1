import { eq } from "drizzle-orm";
import type { NewScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { defectsBrought, listsWards } from "#domain/subjects/licensing/scheme-defects.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { insertScheme } from "./insert-scheme.ts";
import { keepEdit } from "./keep-edit.ts";
import { keepStreetList } from "./keep-street-list.ts";
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
			inserted: insertScheme(admin, row),
		}),
		after: (wasNoted) => ({
			kept: keepEdit(admin, row.id, wasNoted),
			read: keepStreetList(admin, row, wasNoted),
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
