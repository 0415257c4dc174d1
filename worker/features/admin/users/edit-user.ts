import { and, eq, sql } from "drizzle-orm";
import type { AdminUser, AdminUserEdit } from "#contracts/admin/users.ts";
import {
	type Administrator,
	isNamed,
	isNotNamed,
	namedByConfiguration,
} from "#worker/accounts/administrators.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { toStanding } from "#worker/billing/subscriptions/standing.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { Problem } from "#worker/platform/problem.ts";
import { toAdminUser } from "./admin-user.ts";
import { findSubject, readSubject, userStanding } from "./audited-user.ts";
import { decideGrant } from "./decide-grant.ts";
import { grantStatement } from "./grant-statement.ts";

/**
 * Changes somebody's rights and what they are granted. Their sessions go on: what they may do is decided again on every call.
 * @throws Problem `not_found`, `not_allowed` for rights that cannot be withdrawn or given like this, `invalid_input`, `admins_only`
 */
export async function editUser(
	admin: Administrator,
	id: string,
	edit: AdminUserEdit,
): Promise<AdminUser> {
	const { db, now } = admin;
	const before = await findSubject(admin, id);
	refuseLosses(admin, before.user, edit);
	refuseUnproven(admin, before.user, edit);
	const decided = decideGrant(edit, toStanding(before, now), now);
	const guarded = isLoss(edit)
		? {
				...admin,
				isActiveAdmin: sql`(${admin.isActiveAdmin} AND ${isNotNamed(before.user, admin.env)})`,
			}
		: admin;
	const { changed } = await runAudited(admin, {
		action: "user_changed",
		kind: "user",
		id,
		standing: userStanding(id),
		change: () => ({
			changed: db
				.update(users)
				.set(rightsOf(admin, before.user, edit))
				.where(and(eq(users.id, id), guarded.isActiveAdmin))
				.returning({ id: users.id }),
			granted: grantStatement(guarded, id, decided),
		}),
	});
	const after = await readSubject(admin, id);
	if (changed.length === 0) {
		// Their address was verified between reading and changing.
		throw namedByConfiguration();
	}
	return toAdminUser(after, admin);
}

function isLoss({ isAdmin, isVerified }: AdminUserEdit): boolean {
	return isAdmin === false || isVerified === false;
}

/** The columns that an edit changes. An edit of none of them writes the values that are there. */
function rightsOf({ env, now }: Administrator, user: UserRow, edit: AdminUserEdit) {
	const isVerified = edit.isVerified ?? user.verifiedAt !== null;
	// An account that the configuration names gets no flag: the flag would outlast its name there.
	const isNamedThen = isNamed({ ...user, verifiedAt: isVerified ? now : null }, env);
	return {
		verifiedAt:
			edit.isVerified === false
				? null
				: edit.isVerified
					? sql`coalesce(${users.verifiedAt}, ${now})`
					: sql`${users.verifiedAt}`,
		...(edit.isAdmin === undefined || (edit.isAdmin && isNamedThen)
			? {}
			: { isAdmin: edit.isAdmin }),
	};
}

function refuseLosses({ viewer, env }: Administrator, user: UserRow, edit: AdminUserEdit): void {
	const isSelf = user.id === viewer.user.id;
	if (isSelf && edit.isAdmin === false) {
		throw notAllowed("You cannot withdraw your own admin privileges.");
	}
	if (isSelf && edit.isVerified === false && user.verifiedAt !== null) {
		throw notAllowed("You cannot withdraw the verification of your own account.");
	}
	if (isLoss(edit) && isNamed(user, env)) {
		throw namedByConfiguration();
	}
}

/**
 * Refuses to verify by hand an address that the configuration names. Somebody else
 * may have opened an account with it, and the tick would make them an administrator.
 */
function refuseUnproven({ env, now }: Administrator, user: UserRow, edit: AdminUserEdit): void {
	const isNewlyVerified = edit.isVerified === true && user.verifiedAt === null;
	if (isNewlyVerified && isNamed({ ...user, verifiedAt: now }, env)) {
		throw notAllowed(
			"ADMIN_EMAILS names this address, so it is verified by the link in its own mail alone.",
		);
	}
}

function notAllowed(message: string): Problem {
	return new Problem("not_allowed", message);
}
