import { loginKey } from "#domain/account/login.ts";
import { countAttempt } from "./attempts.ts";
import type { Caller } from "./caller.ts";
import { passwordMatches } from "./password-hash.ts";
import type { UserRow } from "./users-repository.ts";

/**
 * Whether this is the password of the account somebody wants to sign in to. Counts as an attempt until the caller forgets it with
 * the success it leads to. An account that does not exist costs the same time and the same attempts, which are then of the
 * login typed. Whatever follows has to hold on to the password it was followed by: see `hasPassword`.
 * @throws Problem `rate_limited` after 10 failures in 15 minutes
 */
export async function checkPassword(
	caller: Caller,
	{ user, login, password }: { user: UserRow | null; login: string; password: string },
): Promise<boolean> {
	await countAttempt(caller, "password", user?.id ?? loginKey(login));
	return passwordMatches(password, user?.passwordHash ?? null);
}
