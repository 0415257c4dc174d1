import { Problem } from "#worker/platform/problem.ts";
import { countAttempt } from "./attempts.ts";
import type { Caller } from "./caller.ts";
import { passwordMatches } from "./password-hash.ts";
import type { UserRow } from "./users-repository.ts";

/**
 * Asks for the password before something that a stranger at an open screen must not do. Counts as an attempt until the caller
 * forgets it with the success it leads to. `field` is what the payload calls the password.
 * @throws Problem `wrong_password` | `rate_limited` | `password_missing` for someone who only signs in with Google
 */
export async function confirmPassword(
	caller: Caller,
	user: UserRow,
	{ password, field }: { password: string; field: string },
): Promise<void> {
	if (user.passwordHash === null) {
		throw new Problem("password_missing", "Please set a password first.");
	}
	await countAttempt(caller, "confirm", user.id);
	if (!(await passwordMatches(password, user.passwordHash))) {
		const message = "That is not your password.";
		throw new Problem("wrong_password", message, { fields: { [field]: message } });
	}
}

/** Refusal where the confirmed password was changed, or the session ended, a moment ago. */
export function overtaken(): Problem {
	return new Problem("signed_out", "Your account was changed meanwhile. Please sign in again.");
}
