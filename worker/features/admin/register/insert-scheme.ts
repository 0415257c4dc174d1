import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import type { SchemeRow } from "./register-repository.ts";

/** A statement that adds a row to the register and returns its id. Does nothing where a row says the same, or `only` does not hold. */
export function insertScheme({ db, isActiveAdmin }: Administrator, row: SchemeRow, only?: SQL) {
	return db
		.insert(licensingSchemes)
		.select(
			db
				.select(columnsOf(row))
				.from(sql`(SELECT 1)`)
				.where(and(isActiveAdmin, isNew(row), only)),
		)
		.returning({ id: licensingSchemes.id });
}

/** Condition: the register has no row that says the same of the same place and days. */
function isNew({ authorityCode, kind, coverage, wardCodes, streets, start, end }: SchemeRow): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${licensingSchemes} AS same
		WHERE same.authority_code = ${authorityCode} AND same.kind = ${kind} AND same.coverage = ${coverage}
		AND json(same.ward_codes) = ${JSON.stringify(wardCodes)} AND same.streets IS ${streets} AND same.start_day IS ${start} AND same.end_day IS ${end})`;
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
