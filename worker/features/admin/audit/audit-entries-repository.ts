import { and, desc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { AuditSubject } from "#contracts/admin/audit.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import type { Db } from "#worker/db/client.ts";
import { isAfter, type PageEnd } from "#worker/db/page.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { reports } from "#worker/db/schema/reports.ts";

/** Conditions that find what an entry is about, where it is of that kind and still there. */
const subjectOf = {
	user: about("user", users.id),
	promoCode: about("promo_code", promoCodes.id),
	report: about("report", reports.id),
	scheme: about("scheme", licensingSchemes.id),
};

function about(kind: AuditSubject, id: SQLiteColumn) {
	return and(eq(auditLog.subjectKind, kind), eq(id, auditLog.subjectId));
}

const kindInWords = sql.join(
	Object.entries(schemeKindInWords).map(([kind, words]) => sql`WHEN ${kind} THEN ${words}`),
	sql` `,
);

/** What the row that was joined is called now; null where none was. */
const subjectName = sql<string | null>`coalesce(
	${users.username},
	${promoCodes.code},
	coalesce(${reports.address} || ', ', '') || ${reports.postcode},
	${licensingSchemes.council} || ': ' || CASE ${licensingSchemes.kind} ${kindInWords} END
)`;

/** An entry as the table holds it, and what its subject is called now. */
export type AuditRow = typeof auditLog.$inferSelect & { readonly name: string | null };

/** Up to `limit` entries in which `q` is found, newest first, from after `end` on. One round trip. */
export function listAuditEntries(
	db: Db,
	{ q, end, limit }: { q: string; end: PageEnd | null; limit: number },
): Promise<AuditRow[]> {
	return db
		.select({ ...getTableColumns(auditLog), name: subjectName })
		.from(auditLog)
		.leftJoin(users, subjectOf.user)
		.leftJoin(promoCodes, subjectOf.promoCode)
		.leftJoin(reports, subjectOf.report)
		.leftJoin(licensingSchemes, subjectOf.scheme)
		.where(and(isAfter(auditLog, end), q === "" ? undefined : mentions(q)))
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(limit)
		.execute();
}

/** Condition: the entry's administrator, action or subject contains these letters, in any case. */
function mentions(q: string): SQL | undefined {
	const searched = [
		auditLog.actorName,
		sql`replace(${auditLog.action}, '_', ' ')`,
		auditLog.action,
		auditLog.subjectId,
		subjectName,
	];
	return or(...searched.map((text) => sql`instr(lower(${text}), lower(${q})) > 0`));
}
