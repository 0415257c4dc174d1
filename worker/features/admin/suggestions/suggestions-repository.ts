import { eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import {
	DECIDED_AT_ONCE,
	type RegisterSuggestion,
	type SuggestionGroup,
} from "#contracts/admin/suggestions.ts";
import {
	coverageKinds,
	type DesignatedKind,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import type { LicenceKind } from "#domain/base/licence.ts";
import type { Db } from "#worker/db/client.ts";
import type { PageEnd } from "#worker/db/page.ts";
import { authorities, licensingSchemes } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";

/** The kind of row that each verdict rests on; null where the law itself decides. */
const rowKinds = {
	mandatory: null,
	additional: "additional",
	selective: "selective",
	articleFour: "article4_hmo",
} as const satisfies Record<LicenceKind, DesignatedKind | null>;

const rowKind = sql`CASE ${registerSuggestions}.kind ${sql.join(
	Object.entries(rowKinds).map(([kind, rows]) => sql`WHEN ${kind} THEN ${rows}`),
	sql` `,
)} END`;

const Rows = z.array(
	z.object({
		id: z.string(),
		kind: z.enum(schemeKinds),
		coverage: z.enum(coverageKinds),
		status: z.enum(schemeStatuses),
		start: z.string().nullable(),
	}),
);

/** The row that a group of suggestions names, else those of its council that say something of its kind, as a JSON list. */
const rowsOf = sql<SuggestionGroup["rows"]>`(
	SELECT json_group_array(json_object('id', row.id, 'kind', row.kind, 'coverage', row.coverage, 'status', row.status, 'start', row.start_day))
	FROM ${licensingSchemes} AS row
	WHERE CASE
		WHEN ${registerSuggestions}.scheme_id IS NULL THEN row.authority_code = ${registerSuggestions}.authority_code
			AND (row.kind = ${rowKind} OR EXISTS (SELECT 1 FROM json_each(row.ruled_out) AS ruled WHERE ruled.value = ${rowKind}))
		ELSE row.id = ${registerSuggestions}.scheme_id END)`.mapWith((json: string) =>
	Rows.parse(JSON.parse(json)),
);

/** Waiting suggestions with the same values here are about the same. A group is named after the least of its ids. */
const theSame = sql`authority_code, kind, scheme_id`;

/** A statement that reads what waits by what it is about, the longest waiting first, from where a page ended. */
export function selectGroups(db: Db, end: PageEnd | null) {
	const { authorityCode, kind, schemeId, decidedAt, createdAt } = registerSuggestions;
	const id = sql<string>`min(${registerSuggestions.id})`;
	const at = sql<number>`min(${createdAt})`;
	return db
		.select({
			id,
			at,
			kind,
			council: authorities.name,
			rows: rowsOf,
			count: sql`count(*)`.mapWith(Number),
		})
		.from(registerSuggestions)
		.leftJoin(authorities, eq(authorities.code, authorityCode))
		.where(isNull(decidedAt))
		.groupBy(authorityCode, kind, schemeId)
		.having(end === null ? undefined : sql`(${at}, ${id}) > (${end.at}, ${end.id})`)
		.orderBy(at, id);
}

/** A statement that reads of each group what is to be decided first, with the group's name. */
export function selectFirstOf(db: Db, groups: readonly string[]) {
	const waiting = sql`(
		SELECT id, min(id) OVER (PARTITION BY ${theSame}) AS of_group,
			row_number() OVER (PARTITION BY ${theSame} ORDER BY is_proved DESC, created_at, id) AS place
		FROM ${registerSuggestions} WHERE decided_at IS NULL) AS waiting`;
	return db
		.select({
			group: sql<string>`waiting.of_group`,
			suggestion: registerSuggestions,
			council: authorities.name,
		})
		.from(waiting)
		.innerJoin(registerSuggestions, sql`${registerSuggestions.id} = waiting.id`)
		.leftJoin(authorities, eq(authorities.code, registerSuggestions.authorityCode))
		.where(
			sql`waiting.place <= ${DECIDED_AT_ONCE} AND waiting.of_group IN (SELECT value FROM json_each(${JSON.stringify(groups)}))`,
		)
		.orderBy(sql`waiting.place`);
}

/** A statement that reads one suggestion. */
export function selectSuggestion(db: Db, id: string) {
	return db
		.select({ suggestion: registerSuggestions, council: authorities.name })
		.from(registerSuggestions)
		.leftJoin(authorities, eq(authorities.code, registerSuggestions.authorityCode))
		.where(eq(registerSuggestions.id, id));
}

type Read = Awaited<ReturnType<typeof selectSuggestion>>[number];

/** A suggestion as an administrator sees it. */
export function toSuggestion({ suggestion, council }: Read): RegisterSuggestion {
	const { decision, note, decidedAt, decidedBy } = suggestion;
	return {
		id: suggestion.id,
		postcode: suggestion.postcode,
		kind: suggestion.kind,
		council,
		what: suggestion.what,
		link: suggestion.link,
		isProved: suggestion.isProved,
		wantsAnswer: suggestion.emailKey !== null,
		sentAt: new Date(suggestion.createdAt).toISOString(),
		decided:
			decision === null || decidedAt === null
				? null
				: {
						decision,
						note: note ?? "",
						by: decidedBy ?? "",
						at: new Date(decidedAt).toISOString(),
					},
	};
}
