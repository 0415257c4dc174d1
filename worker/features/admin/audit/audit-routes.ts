import { Hono } from "hono";
import * as z from "zod";
import type { AuditEntry, AuditPage } from "#contracts/admin/audit.ts";
import { PAGE_ROWS, SearchQuery } from "#contracts/admin/paging.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { log } from "#worker/platform/log.ts";
import { type AuditRow, listAuditEntries } from "./audit-entries-repository.ts";

/** Who changed what, and when. */
export const auditRoutes = new Hono<AppEnv>().get(
	"/audit",
	validate("query", SearchQuery),
	async (c) => c.json<AuditPage>(await readAudit(administratorOf(c), c.req.valid("query")), 200),
);

/**
 * A page of what administrators changed, newest first, in one round trip. @throws Problem `invalid_input` for a page end that is none,
 * `unavailable`
 */
async function readAudit({ db }: Administrator, { q, after }: SearchQuery): Promise<AuditPage> {
	const asked = { q, end: readPageEnd(after), limit: PAGE_ROWS + 1 };
	const rows = await listAuditEntries(db, asked);
	const { page, next } = cutPage(rows, PAGE_ROWS, ({ at, id }) => ({ at, id }));
	return { entries: page.map(toEntry), next };
}

function toEntry(row: AuditRow): AuditEntry {
	return {
		id: row.id,
		at: new Date(row.at).toISOString(),
		actor: row.actorName,
		action: row.action,
		subject: { kind: row.subjectKind, id: row.subjectId, name: row.name },
		before: standing(row, row.before),
		after: standing(row, row.after),
	};
}

const Noted = z.record(z.string(), z.unknown());

/** Parses what `runAudited` noted: an object's JSON, or nothing. JSON of another kind counts as an empty object, and the log says so. */
function standing({ id }: AuditRow, json: string | null): AuditEntry["before"] {
	if (json === null) {
		return null;
	}
	const { data } = Noted.safeParse(jsonOrNull(json));
	if (data === undefined) {
		log.error("an entry of the audit log cannot be read", { entry: id });
	}
	return data ?? {};
}
