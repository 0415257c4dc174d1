import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { Db } from "#worker/db/client.ts";
import {
	authorities,
	licensingSchemes,
	schemeHistory,
	wards,
} from "#worker/db/schema/reference.ts";
import { schemeEdits, schemePages, schemeReviews } from "#worker/db/schema/watched.ts";

/** A row of the register, as the table holds it. */
export type SchemeRow = typeof licensingSchemes.$inferSelect;

const Wards = z.array(z.object({ code: z.string(), name: z.string().nullable() }));

/** Wards with their names, in the order of the row; a ward our tables do not hold has no name. */
const namedWards = sql`(
	SELECT json_group_array(json_object('code', listed.value, 'name', ${wards.name}))
	FROM json_each(${licensingSchemes.wardCodes}) AS listed LEFT JOIN ${wards} ON ${wards.code} = listed.value)`;

/** Condition: one of a row's pages was looked at and could not be read. A page that nobody has looked at does not count. */
const isPageUnread = sql`EXISTS (SELECT 1 FROM ${schemePages}
	WHERE (${schemePages.url} = ${licensingSchemes.url}
		OR ${schemePages.url} IN (SELECT proof.value ->> 'url' FROM json_each(${licensingSchemes.evidence}) AS proof))
	AND (${schemePages.fault} IS NOT NULL OR ${schemePages.hash} IS NULL OR ifnull(${schemePages.status}, 0) NOT BETWEEN 200 AND 299))`;

/** A statement that reads rows with the names of their wards, when they were edited, whether to read them again and whether their pages can be watched, in the order of the list. */
export function selectSchemes(db: Db, where: SQL | undefined) {
	return db
		.select({
			scheme: getTableColumns(licensingSchemes),
			wards: namedWards.mapWith((json: string) => Wards.parse(JSON.parse(json))),
			editedAt: schemeEdits.editedAt,
			review: { reason: schemeReviews.reason, noticedAt: schemeReviews.noticedAt },
			isPageUnread: isPageUnread.mapWith(Boolean).as("is_page_unread"),
		})
		.from(licensingSchemes)
		.leftJoin(schemeEdits, eq(schemeEdits.schemeId, licensingSchemes.id))
		.leftJoin(schemeReviews, eq(schemeReviews.schemeId, licensingSchemes.id))
		.where(where)
		.orderBy(asc(licensingSchemes.council), asc(licensingSchemes.kind), asc(licensingSchemes.id));
}

type Read = Awaited<ReturnType<typeof selectSchemes>>[number];

/** A row as an administrator sees it. */
export function toRegisterScheme(read: Read): RegisterScheme {
	const { scheme, wards: named, editedAt, review, isPageUnread: isUnread } = read;
	const { wardCodes, changedAt, changedBy, changedWhy, evidence, ...columns } = scheme;
	return {
		...columns,
		evidence: evidence.map(({ readBy, ...page }) => page),
		wards: named,
		editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
		review: review && { ...review, noticedAt: new Date(review.noticedAt).toISOString() },
		isPageUnread: isUnread,
	};
}

/** A row as JSON as its history has it, for the audit log and to see whether somebody changed it meanwhile. */
export function schemeStanding(id: string): SQL {
	return sql`SELECT json_set(
			json_remove(kept.row, '$.id', '$.revision', '$.changedAt', '$.changedBy'),
			'$.review', (SELECT reason FROM ${schemeReviews} WHERE scheme_id = ${id}))
		FROM ${schemeHistory} AS kept WHERE kept.scheme_id = ${id} ORDER BY kept.rowid DESC LIMIT 1`;
}

/** A statement that reads an authority's name; none for a code that is no authority's. */
export function selectAuthority(db: Db, code: string | SQL) {
	return db
		.select({ name: authorities.name })
		.from(authorities)
		.where(sql`${authorities.code} = ${code}`);
}

/** A statement that reads the wards of an authority by name. */
export function selectWards(db: Db, authority: string | SQL) {
	return db
		.select({ code: wards.code, name: wards.name })
		.from(wards)
		.where(sql`${wards.authorityCode} = ${authority}`)
		.orderBy(asc(wards.name), asc(wards.code));
}
