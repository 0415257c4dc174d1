import { type SQL, sql } from "drizzle-orm";
import type { AccountDeletion } from "#contracts/account.ts";
import type { Done } from "#contracts/credentials.ts";
import { isAdministrator, isStillAdministrator } from "#worker/accounts/administrators.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { confirmPassword, overtaken } from "#worker/accounts/confirm-password.ts";
import { sessionLives } from "#worker/accounts/guards.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import { findUserById } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { prepareErasure } from "#worker/erasure/erase-account.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";

type Leaving = Caller & {
	readonly billing: BillingContext;
	/** What tells administrators. */
	readonly env: Pick<Bindings, "ADMIN_EMAILS">;
};

/**
 * Deletes the viewer's own account, once what it subscribes to has ended. An administrator's stays, or the last one could leave.
 * @throws Problem `not_allowed` | `wrong_password` | `password_missing` | `rate_limited` | `signed_out` | `unavailable`
 */
export async function deleteAccount(
	leaving: Leaving,
	viewer: Viewer,
	{ password }: AccountDeletion,
): Promise<Done> {
	const { db, billing, env } = leaving;
	const { user } = viewer;
	if (isAdministrator(user, env)) {
		throw administratorsStay();
	}
	await confirmPassword(leaving, user, { password, field: "password" });
	const allowed = mayLeave(viewer, env);
	const erasure = await prepareErasure(leaving, billing, { user, allowed });
	const { deleted } = await runBatch(db, {
		closing: erasure.closing,
		deleted: erasure.deletion,
		forgotten: erasure.forgetting,
	});
	if (deleted.length === 0) {
		const now = await findUserById(db, user.id);
		throw now && isAdministrator(now, env) ? administratorsStay() : overtaken();
	}
	return { message: "Your account was deleted." };
}

/** Condition for a statement: the session is alive and its holder is no administrator. */
function mayLeave(viewer: Viewer, env: Leaving["env"]): SQL {
	return sql`(${sessionLives(viewer)} AND NOT ${isStillAdministrator(viewer, env)})`;
}

function administratorsStay(): Problem {
	return new Problem(
		"not_allowed",
		"An administrator's account cannot be deleted. Ask another administrator to withdraw your admin privileges first.",
	);
}
