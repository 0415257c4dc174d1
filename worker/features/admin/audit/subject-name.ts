import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { AuditSubject } from "#contracts/admin/audit.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { reports } from "#worker/db/schema/reports.ts";

/** Conditions that find what an entry is about, where it is of that kind and still there. */
export const subjectOf = {
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
export const subjectName = sql<string | null>`coalesce(
	${users.username},
	${promoCodes.code},
	coalesce(${reports.address} || ', ', '') || ${reports.postcode},
	${licensingSchemes.council} || ': ' || CASE ${licensingSchemes.kind} ${kindInWords} END
)`;
