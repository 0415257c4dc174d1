import { countAttempt } from "./attempts.ts";
import type { Caller } from "./caller.ts";
import { passwordMatches } from "./password-hash.ts";
import type { UserRow } from "./users-repository.ts";

/**
 * Whether this is the account's password. Counts as an attempt until the caller forgets it with the success it leads to. An
 * account that does not exist costs the same time and the same attempts, which are then of the login typed.
 * @throws Problem `rate_limited` after 10 failures in 15 minutes
 */
export async function checkPassword(
	caller: Caller,
	{ user, login, password }: { user: UserRow | null; login: string; password: string },
): Promise<boolean> {
	await countAttempt(caller, "password", user?.id ?? login.toLowerCase());
	return passwordMatches(password, user?.passwordHash ?? null);
}
