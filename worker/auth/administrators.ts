import { emailKey } from "#domain/account/email.ts";
import type { Bindings } from "#worker/platform/env.ts";
import type { UserRow } from "./users-repository.ts";

/**
 * Whether someone is an administrator: by the flag an administrator gave them, or by a verified address that the
 * configuration names. An unverified address proves nothing. Source: DECISIONS 8 "Admins".
 */
export function isAdministrator(
	user: Pick<UserRow, "isAdmin" | "emailKey" | "verifiedAt">,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): boolean {
	const named = env.ADMIN_EMAILS.split(",").map(emailKey);
	return user.isAdmin || (user.verifiedAt !== null && named.includes(user.emailKey));
}
