import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import type { DesignatedKind } from "#domain/licensing/scheme.ts";
import type { SuggestionKind } from "#domain/licensing/suggestion.ts";
import type { Db } from "#worker/db/client.ts";
import { authorities, licensingSchemes } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";

/** Rows of which kind a verdict rests on: on none where the law itself decides. */
const rowKinds = {
	mandatory: null,
	additional: "additional",
	selective: "selective",
	articleFour: "article4_hmo",
} as const satisfies Record<SuggestionKind, DesignatedKind | null>;

const rowKind = sql`CASE suggestion.kind ${sql.join(
	Object.entries(rowKinds).map(([kind, rows]) => sql`WHEN ${kind} THEN ${rows}`),
	sql` `,
)} END`;

/** The row that a suggestion names, else those of its council that say something of its kind, as a JSON list. */
const rowsOf = sql<RegisterSuggestion["rows"]>`(
	SELECT json_group_array(json_object('id', row.id, 'kind', row.kind, 'coverage', row.coverage, 'status', row.status, 'start', row.start_day))
	FROM ${licensingSchemes} AS row, ${registerSuggestions} AS suggestion
	WHERE suggestion.id = ${registerSuggestions}.id AND CASE
		WHEN suggestion.scheme_id IS NULL THEN row.authority_code = suggestion.authority_code
			AND (row.kind = ${rowKind} OR EXISTS (SELECT 1 FROM json_each(row.ruled_out) AS ruled WHERE ruled.value = ${rowKind}))
		ELSE row.id = suggestion.scheme_id END)`.mapWith((json: string) => JSON.parse(json));

/** A statement that reads suggestions, the oldest first. */
export function selectSuggestions(db: Db, where: SQL | undefined) {
	return db
		.select({ suggestion: registerSuggestions, council: authorities.name, rows: rowsOf })
		.from(registerSuggestions)
		.leftJoin(authorities, eq(authorities.code, registerSuggestions.authorityCode))
		.where(where)
		.orderBy(asc(registerSuggestions.createdAt), asc(registerSuggestions.id));
}

type Read = Awaited<ReturnType<typeof selectSuggestions>>[number];

/** A suggestion as an administrator sees it. */
export function toSuggestion({ suggestion, council, rows }: Read): RegisterSuggestion {
	const { decision, note, decidedAt, decidedBy } = suggestion;
	return {
		id: suggestion.id,
		postcode: suggestion.postcode,
		kind: suggestion.kind,
		council,
		what: suggestion.what,
		link: suggestion.link,
		wantsAnswer: suggestion.emailKey !== null,
		sentAt: new Date(suggestion.createdAt).toISOString(),
		rows,
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
