import type { Caller } from "#worker/auth/caller.ts";
import { checkPassword } from "#worker/auth/check-password.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Asks for the password before something that a stranger at an open screen must not do. Counts like a sign-in. `field` is what
 * the payload calls it. @throws Problem `wrong_password` | `password_missing` for someone who only signs in with Google
 */
export async function confirmPassword(
	caller: Caller,
	user: UserRow,
	{ password, field }: { password: string; field: string },
): Promise<void> {
	if (user.passwordHash === null) {
		throw new Problem("password_missing", "Please set a password first.");
	}
	if (!(await checkPassword(caller, { user, login: user.usernameKey, password }))) {
		const message = "That is not your password.";
		throw new Problem("wrong_password", message, { fields: { [field]: message } });
	}
}
