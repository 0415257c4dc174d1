import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SplitPart, SplitScheme, SplitSchemes } from "#contracts/admin/register-queue.ts";
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
import { defectsOfCodes } from "./refuse-scheme.ts";
import {
	type SchemeRow,
	schemeStanding,
	selectSchemes,
	selectWards,
	toRegisterScheme,
} from "./register-repository.ts";

/** Both rows after a split; only the one there is, as it stands, where that is not as it was seen. */
type Split =
	| { readonly made: SplitSchemes; readonly outdated: null }
	| { readonly made: null; readonly outdated: RegisterScheme };

/**
 * Makes two rows of one in one batch: the one keeps its id and takes what is given of `stays`, the other is new and takes what is given of `goes`.
 * Neither counts as verified: nobody has read them as they are now. Nothing is done where the row is no longer as it was seen.
 * @throws Problem `not_found`, `invalid_input` by field of its part, `taken` where the register has such a row, `admins_only`
 */
export async function splitScheme(
	admin: Administrator,
	id: string,
	{ revisionSeen, why, ...wanted }: SplitScheme,
): Promise<Split> {
	const { db, now, token, viewer } = admin;
	const {
		held: [held],
		wards,
	} = await runBatch(db, {
		held: selectSchemes(db, eq(licensingSchemes.id, id)),
		wards: selectWards(
			db,
			sql`(SELECT own.authority_code FROM ${licensingSchemes} AS own WHERE own.id = ${id})`,
		),
	});
	if (!held) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	if (held.scheme.revision !== revisionSeen) {
		return { made: null, outdated: toRegisterScheme(held) };
	}
	const latest = { changedAt: now, changedBy: viewer.user.id, changedWhy: why, verifiedOn: null };
	const stays = { ...withPart(held.scheme, wanted.stays), ...latest, revision: revisionSeen + 1 };
	const goes = {
		...withPart(held.scheme, wanted.goes),
		...latest,
		id: newId("sch", token),
		revision: 1,
	};
	refuseParts({ stays, goes }, { before: held.scheme, wards, why, today: londonDay(now) });
	const { id: _, ...columns } = stays;
	const {
		whole: [whole],
		fresh: [made],
	} = await runAudited(admin, {
		action: "scheme_split",
		kind: "scheme",
		id,
		standing: sql`SELECT json_set((${schemeStanding(id)}), '$.splitOff',
			(SELECT made.id FROM ${licensingSchemes} AS made WHERE made.id = ${goes.id}))`,
		change: () => ({
			// Ahead of the row, which is cut only where the other was made of it as it was seen.
			added: insertScheme(admin, goes, isAt(id, revisionSeen)),
			cut: db
				.update(licensingSchemes)
				.set(columns)
				.where(
					and(
						eq(licensingSchemes.id, id),
						eq(licensingSchemes.revision, revisionSeen),
						admin.isActiveAdmin,
						isAt(goes.id, goes.revision),
					),
				),
		}),
		after: (wasNoted) => ({
			kept: [...keepEdit(admin, id, wasNoted), ...keepEdit(admin, goes.id, wasNoted)],
			lists: [stays, goes].flatMap((row) => keepStreetList(admin, row, wasNoted)),
			whole: selectSchemes(db, eq(licensingSchemes.id, id)),
			fresh: selectSchemes(db, eq(licensingSchemes.id, goes.id)),
		}),
	});
	if (!whole) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	if (made) {
		return {
			made: { stays: toRegisterScheme(whole), goes: toRegisterScheme(made) },
			outdated: null,
		};
	}
	if (whole.scheme.revision === revisionSeen) {
		throw new Problem("taken", "The register has such a row already.");
	}
	return { made: null, outdated: toRegisterScheme(whole) };
}

/** Condition: a row exists at this revision. */
function isAt(id: string, revision: number): SQL {
	return sql`EXISTS (SELECT 1 FROM ${licensingSchemes} AS held WHERE held.id = ${id} AND held.revision = ${revision})`;
}

/** A row with what is given of a part; wards in the order in which rows are compared. */
function withPart(scheme: SchemeRow, part: SplitPart): SchemeRow {
	const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
	const after: SchemeRow = { ...scheme, ...given };
	return {
		...after,
		wardCodes: [...new Set(after.wardCodes)].toSorted(),
		hasUnmatchedWards: after.hasUnmatchedWards && listsWards(after),
	};
}

type Judging = {
	readonly before: SchemeRow;
	readonly wards: readonly { readonly code: string }[];
	readonly why: string;
	readonly today: string;
};

/** Each part is judged as a change of the row that was. @throws Problem `invalid_input`, a sentence per field and part */
function refuseParts(
	parts: { readonly stays: SchemeRow; readonly goes: SchemeRow },
	{ before, wards, ...context }: Judging,
): void {
	const fields = Object.fromEntries(
		Object.entries(parts).flatMap(([part, after]) => {
			const added = after.wardCodes.filter((code) => !before.wardCodes.includes(code));
			const defects = {
				...defectsOfCodes(added, wards),
				...defectsBrought({ before, after }, context),
			};
			return Object.entries(defects).map(([field, words]) => [`${part}.${field}`, words]);
		}),
	);
	const [first] = Object.values(fields);
	if (first !== undefined) {
		throw new Problem("invalid_input", first, { fields });
	}
	if (placeAndDays(parts.stays) === placeAndDays(parts.goes)) {
		throw new Problem("invalid_input", "Give the two rows other wards, streets or days.");
	}
}

/** What tells two rows of one kind apart. */
function placeAndDays({ coverage, wardCodes, streets, start, end }: SchemeRow): string {
	return JSON.stringify([coverage, wardCodes, streets, start, end]);
}
