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
 * Whether this is the password of the account somebody wants to sign in to. Counts as an attempt until the caller forgets it, by the statements
 * returned, with the success it leads to. A device that the account knows has attempts of its own, so that no stranger's guesses keep its owner out. An
 * account that does not exist costs the same time and the same attempts, which are then of the login typed. Whatever follows has to hold on to
 * the password it was followed by: see `hasPassword`.
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
