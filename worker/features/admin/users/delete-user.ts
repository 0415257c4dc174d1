import type { Done } from "#contracts/recovery.ts";
import { prepareErasure } from "#worker/accounts/erase-account.ts";
import { recordOf } from "#worker/audit/audit-repository.ts";
import { type Administrator, adminsOnly, readRights } from "#worker/auth/administrators.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Till } from "#worker/till/till.ts";
import { findSubject, noSuchUser } from "./find-subject.ts";
import { userStanding } from "./user-record.ts";

/**
 * Deletes somebody's account as its owner would: what it subscribes to ends first, and while the provider cannot be reached the account stays.
 * @throws Problem `not_found`, `not_allowed` for one's own, `admins_only`, `unavailable`
 */
export async function deleteUser(admin: Administrator, till: Till, id: string): Promise<Done> {
	if (id === admin.viewer.user.id) {
		throw new Problem("not_allowed", "You cannot delete your own account.");
	}
	const { user } = await findSubject(admin, id);
	const record = recordOf(admin, { action: "user_deleted", kind: "user", id }, userStanding(id));
	const erasure = await prepareErasure(admin, till, { user, allowed: admin.mayAct });
	const [[rights], , , , , , , deleted] = await admin.db.batch([
		readRights(admin),
		record.opening,
		...erasure.closing,
		erasure.deletion,
		erasure.forgetting,
		...record.closing,
	]);
	if (!rights?.mayAct) {
		throw adminsOnly();
	}
	if (deleted.length === 0) {
		throw noSuchUser();
	}
	return { message: "The account was deleted." };
}
