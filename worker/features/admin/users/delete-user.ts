import { sql } from "drizzle-orm";
import type { Done } from "#contracts/credentials.ts";
import {
	type Administrator,
	adminRights,
	adminsOnly,
	isNamed,
	isNotNamed,
	namedByConfiguration,
} from "#worker/accounts/administrators.ts";
import { findUserById } from "#worker/accounts/users-repository.ts";
import { withAuditTrail } from "#worker/admin/audit-trail.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { prepareErasure } from "#worker/erasure/erase-account.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findSubject, noSuchUser, userStanding } from "./audited-user.ts";

/**
 * Deletes somebody's account as its owner would: ends what it subscribes to first, and keeps the account while the provider cannot be reached. Notes what
 * ended even where the account stays after all. An administrator stays for as long as the configuration names them.
 * @throws Problem `not_found`, `not_allowed` for one's own and for whom the configuration names, `admins_only`, `unavailable`
 */
export async function deleteUser(
	admin: Administrator,
	billing: BillingContext,
	id: string,
): Promise<Done> {
	if (id === admin.viewer.user.id) {
		throw new Problem("not_allowed", "You cannot delete your own account.");
	}
	const { user } = await findSubject(admin, id);
	if (isNamed(user, admin.env)) {
		throw namedByConfiguration();
	}
	const allowed = sql`(${admin.isActiveAdmin} AND ${isNotNamed(user, admin.env)})`;
	const auditedAction = { action: "user_deleted", kind: "user", id } as const;
	return withAuditTrail(
		admin,
		{ ...auditedAction, before: userStanding(id) },
		async ({ done, gone }) => {
			const erasure = await prepareErasure(admin, billing, { user, allowed });
			if (erasure.ended > 0) {
				done({ plansEnded: erasure.ended });
			}
			const { rights, deleted } = await runBatch(admin.db, {
				rights: adminRights(admin),
				closing: erasure.closing,
				deleted: erasure.deletion,
				forgotten: erasure.forgetting,
				noted: gone(sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE id = ${id})`),
			});
			if (!rights[0]?.isActiveAdmin) {
				throw adminsOnly();
			}
			if (deleted.length === 0) {
				// Else their address was verified while this went on.
				throw (await findUserById(admin.db, id)) ? namedByConfiguration() : noSuchUser();
			}
			return { result: { message: "The account was deleted." }, noted: "in its batch" };
		},
	);
}
