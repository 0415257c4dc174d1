import { eq } from "drizzle-orm";
import { type Administrator, adminRights, adminsOnly } from "#worker/accounts/administrators.ts";
import {
	type FoundStanding,
	selectStandings,
} from "#worker/billing/subscriptions/grants-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { Problem } from "#worker/platform/problem.ts";

/** The account that an administrator is about to change, if they still may. @throws Problem `admins_only`, `not_found`, `unavailable` */
export async function findSubject(admin: Administrator, id: string): Promise<FoundStanding> {
	const [rights] = await adminRights(admin).execute();
	if (!rights?.isActiveAdmin) {
		throw adminsOnly();
	}
	return readSubject(admin, id);
}

/** @throws Problem `not_found`, `unavailable` */
export async function readSubject(
	{ db }: Pick<Administrator, "db">,
	id: string,
): Promise<FoundStanding> {
	const [found] = await selectStandings(db).where(eq(users.id, id)).execute();
	if (!found) {
		throw noSuchUser();
	}
	return found;
}

export function noSuchUser(): Problem {
	return new Problem("not_found", "There is no such account any more.");
}
