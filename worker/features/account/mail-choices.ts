import type { MailChoices } from "#contracts/account.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { mailLists } from "#worker/db/schema/outbox.ts";
import {
	addressHashOf,
	leaveList,
	listsLeftBy,
	rejoinList,
} from "#worker/mail/outbox/unsubscribe.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Which lists the account's address is on. */
export async function readMailChoices(
	{ db }: Pick<Caller, "db">,
	{ email }: Pick<UserRow, "email">,
): Promise<MailChoices> {
	const left = await listsLeftBy(db, email);
	return { corrections: !left.includes("corrections"), homes: !left.includes("homes") };
}

/** Puts the account's address on lists and takes it off others. @throws Problem `verify_email`: nobody chooses for an address that may be another's */
export async function chooseMails(
	{ db, now }: Pick<Caller, "db" | "now">,
	{ email, verifiedAt }: Pick<UserRow, "email" | "verifiedAt">,
	choices: MailChoices,
): Promise<MailChoices> {
	if (verifiedAt === null) {
		throw new Problem("verify_email", "Please verify your e-mail address first.");
	}
	const addressHash = addressHashOf(email);
	const [first, ...others] = mailLists.map((list) =>
		choices[list] ? rejoinList(db, list, email) : leaveList(db, { list, addressHash }, now),
	);
	if (first) {
		await db.batch([first, ...others]);
	}
	return choices;
}
