import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RegisterPage } from "#contracts/admin/licensing-register.ts";
import { PAGE_ROWS, type SearchQuery } from "#contracts/admin/paging.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectSchemes, toRegisterScheme } from "./register-repository.ts";

const { id, council, kind, authorityCode } = licensingSchemes;

/**
 * The register by council, a page at a time. A page begins after the row its id names, wherever that stands now.
 * @throws Problem `invalid_input` for an `after` that names no row
 */
export async function listSchemes(
	{ db }: Administrator,
	{ q, after }: SearchQuery,
): Promise<RegisterPage> {
	const { rows, last } = await runBatch(db, {
		rows: selectSchemes(db, and(isFound(q), isAfterRow(after))).limit(PAGE_ROWS + 1),
		last: db
			.select({ id })
			.from(licensingSchemes)
			.where(eq(id, after ?? "")),
	});
	if (after !== undefined && last.length === 0) {
		throw new Problem("invalid_input", "That is not where a page ended.");
	}
	const page = rows.slice(0, PAGE_ROWS);
	return {
		schemes: page.map(toRegisterScheme),
		next: rows.length > PAGE_ROWS ? (page.at(-1)?.scheme.id ?? null) : null,
	};
}

/** Not LIKE: D1 takes 50 bytes of a pattern at most. */
function isFound(q: string): SQL | undefined {
	if (q === "") {
		return undefined;
	}
	const sought = sql`lower(${q})`;
	return sql`(instr(lower(${council}), ${sought}) OR instr(lower(${authorityCode}), ${sought}) OR instr(lower(${id}), ${sought}))`;
}

function isAfterRow(after: string | undefined): SQL | undefined {
	return after === undefined
		? undefined
		: sql`(${council}, ${kind}, ${id}) > (SELECT last.council, last.kind, last.id FROM ${licensingSchemes} AS last WHERE last.id = ${after})`;
}
