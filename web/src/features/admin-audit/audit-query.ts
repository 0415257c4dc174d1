import type { AuditEntry } from "#contracts/admin/audit.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import type { FoundQuery } from "#web/lib/use-found-rows.ts";

/** Key of the audit log, whatever is searched in it. */
export const auditKey = ownKey("admin-audit");

/** A page of the entries in which `q` is found, newest first. */
export async function askAudit(
	query: FoundQuery,
	signal: AbortSignal,
): Promise<{ rows: AuditEntry[]; next: string | null }> {
	const { entries, next } = await call(api.admin.audit.$get({ query }, { init: { signal } }));
	return { rows: entries, next };
}
