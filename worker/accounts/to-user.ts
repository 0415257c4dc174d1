import type { User } from "#contracts/account.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { isAdministrator } from "./administrators.ts";
import type { UserRow } from "./users-repository.ts";

/** What someone may see of their own account. */
export function toUser(row: UserRow, env: Pick<Bindings, "ADMIN_EMAILS">): User {
	return {
		username: row.username,
		email: row.email,
		firstName: row.firstName,
		lastName: row.lastName,
		isAdmin: isAdministrator(row, env),
		isVerified: row.verifiedAt !== null,
		hasPassword: row.passwordHash !== null,
		pendingEmail: row.pendingEmail,
	};
}
