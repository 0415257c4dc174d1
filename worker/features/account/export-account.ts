import type { AccountExport } from "#contracts/account.ts";
import { deviceName } from "#domain/account/device.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { listSessions, type Viewer } from "#worker/auth/sessions-repository.ts";
import { toUser } from "#worker/auth/to-user.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** Everything that is kept about the viewer, but for what is only a hash of a secret. Source: UK GDPR, articles 15 and 20. */
export async function exportAccount(
	{ db, now }: Caller,
	{ user }: Viewer,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): Promise<AccountExport> {
	const rows = await listSessions(db, user.id, now);
	const iso = (instant: number) => new Date(instant).toISOString();
	return {
		exportedAt: iso(now),
		profile: {
			...toUser(user, env),
			createdAt: iso(user.createdAt),
			signsInWithGoogle: user.googleSubject !== null,
		},
		sessions: rows.map((row) => ({
			id: row.id,
			device: deviceName(row.userAgent),
			userAgent: row.userAgent,
			createdAt: iso(row.createdAt),
			lastUsedAt: iso(row.usedAt),
		})),
	};
}
