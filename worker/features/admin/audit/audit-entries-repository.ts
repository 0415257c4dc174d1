import { and, desc, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { isAfter, type PageEnd } from "#worker/db/page.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { subjectName, subjectOf } from "./subject-name.ts";

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

/** Holds for an entry whose administrator, action or subject has these letters in it, in any case. */
function mentions(q: string): SQL | undefined {
	const said = [
		auditLog.actorName,
		sql`replace(${auditLog.action}, '_', ' ')`,
		auditLog.action,
		auditLog.subjectId,
		subjectName,
	];
	return or(...said.map((text) => sql`instr(lower(${text}), lower(${q})) > 0`));
}
