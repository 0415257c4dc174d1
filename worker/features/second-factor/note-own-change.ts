import { and, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#contracts/admin/audit.ts";
import { isStillAdministrator } from "#worker/accounts/administrators.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import { insertEntry } from "#worker/admin/insert-entry.ts";
import type { EmailKind } from "#worker/db/schema/outbox.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { newId } from "#worker/platform/ids.ts";

/** What a change of somebody's own second factor brings along. */
export type Own = Caller & {
	readonly viewer: Viewer;
	/** What tells administrators. */
	readonly env: Pick<Bindings, "ADMIN_EMAILS">;
};

type OwnChange = {
	readonly action: AuditAction;
	/** Null for a change that no mail is about. */
	readonly mail: EmailKind | null;
	/** What the log says beside who and when. */
	readonly noted: Readonly<Record<string, unknown>>;
	/** Holds when the change is about to be made, or has been: the statements run in one batch with it. */
	readonly condition: SQL;
};

/**
 * Statements that tell an account's owner of a change of its second factor, and the audit log where the owner is an
 * administrator. A member's passkeys are nobody else's business, and leave no name in the log when the account goes.
 */
export function noteOwnChange(own: Own, { action, mail, noted, condition }: OwnChange) {
	const { db, token, viewer, now, env } = own;
	const { user } = viewer;
	const audited = insertEntry(
		own,
		{
			id: newId("aud", token),
			auditedAction: { action, kind: "user", id: user.id },
			before: sql`NULL`,
			after: sql`${JSON.stringify(noted)}`,
		},
		and(isStillAdministrator(viewer, env), condition),
	);
	if (mail === null) {
		return [audited] as const;
	}
	const queuedEmail = {
		id: newId("let", token),
		kind: mail,
		userId: user.id,
		recipient: user.email,
	};
	return [audited, enqueueFor(db, { ...queuedEmail, now }, condition)] as const;
}
