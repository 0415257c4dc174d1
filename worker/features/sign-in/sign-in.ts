import type { Login } from "#contracts/sign-in.ts";
import { loginKey } from "#domain/business/account/login.ts";
import { areSuspicious } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { checkPassword } from "#worker/accounts/check-password.ts";
import { hasPassword } from "#worker/accounts/guards.ts";
import { newSession, type SignedIn } from "#worker/accounts/sessions-repository.ts";
import { findUserByLogin } from "#worker/accounts/users-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { Problem } from "#worker/platform/problem.ts";

type Door = {
	/** Secret by which the account may know the browser. */
	readonly device: string | undefined;
	/** Throws for what seems no person; null where nobody is asked. */
	readonly refuseRobot: (() => Promise<void>) | null;
};

/**
 * Opens a session for anyone who knows the password. An unknown login is refused in the same words and the same time. After a few
 * wrong passwords of an account or an address it asks first whether a person types them.
 */
export async function signIn(
	caller: Caller,
	{ username: login, password }: Login,
	{ device, refuseRobot }: Door,
): Promise<SignedIn> {
	const user = await findUserByLogin(caller.db, login);
	if (refuseRobot && (await areSuspicious(caller, "password", user?.id ?? loginKey(login)))) {
		await refuseRobot();
	}
	const { isRight, forgetting } = await checkPassword(caller, { user, login, password, device });
	if (!user || !isRight) {
		throw notRight();
	}
	const { token, insert } = newSession(caller, user.id, hasPassword(user, user.passwordHash));
	const { opened } = await runBatch(caller.db, { opened: insert, forgotten: forgetting });
	if (opened.length === 0) {
		// The password was changed while this one was being checked.
		throw notRight();
	}
	return { user, token };
}

function notRight(): Problem {
	const message = "The username, e-mail address or password is not right.";
	// A form marks a field: the one to type again, whichever of the two was wrong.
	return new Problem("wrong_password", message, { fields: { password: message } });
}
