import { loginKey } from "#domain/business/account/login.ts";
import { countAttempt, forgetAttempts } from "./attempts.ts";
import type { Caller } from "./caller.ts";
import { knownDevice } from "./known-devices.ts";
import { passwordMatches } from "./password-hash.ts";
import type { UserRow } from "./users-repository.ts";

type PasswordAttempt = {
	readonly user: UserRow | null;
	readonly login: string;
	readonly password: string;
	/** The secret that the browser's cookie holds, if any. */
	readonly device: string | undefined;
};

/**
 * Checks the password of somebody who signs in. Counts as an attempt until the caller runs the returned statements together with the success. A known
 * device has attempts of its own, so that no stranger's guesses keep the owner out. An unknown account costs the same time and the same attempts, counted
 * by the login typed. Statements that follow must check that the password is unchanged: see `hasPassword`.
 * @throws Problem `rate_limited` after 10 failures of one address or known device, or 50 of all others together, in 15 minutes
 */
export async function checkPassword(
	caller: Caller,
	{ user, login, password, device }: PasswordAttempt,
) {
	const { db, address } = caller;
	const account = user?.id ?? loginKey(login);
	const known = user && device ? await knownDevice(caller, user, device) : null;
	await (known ? countAttempt(caller, "device", known) : countAttempt(caller, "password", account));
	return {
		isRight: await passwordMatches(password, user?.passwordHash ?? null),
		forgetting: known
			? forgetAttempts(db, "device", known)
			: forgetAttempts(db, "password", account, address),
	};
}
