import { eq, type SQL, sql } from "drizzle-orm";
import { FREE } from "#contracts/admin/users.ts";
import { type Administrator, adminRights, adminsOnly } from "#worker/accounts/administrators.ts";
import {
	type FoundStanding,
	selectStandings,
} from "#worker/billing/subscriptions/grants-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { planGrants } from "#worker/db/schema/subscriptions.ts";
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

/**
 * An account as the record of a change shows it: its rights, and what was granted with its last day in London. It names no one, so that the
 * record of an account that is deleted holds nothing of theirs.
 */
export function userStanding(id: string): SQL {
	// A grant ends with a day in London, whose last second is of that day in UTC too, in summer and in winter.
	const lastDay = sql`date(ends_at / 1000 - 1, 'unixepoch')`;
	const grant = sql`SELECT json_object('plan', coalesce(plan, ${FREE}), 'endsOn', ${lastDay}) FROM ${planGrants} WHERE user_id = ${id}`;
	return sql`SELECT json_object('isAdmin', ${asBoolean(sql`is_admin`)}, 'isVerified', ${asBoolean(sql`verified_at IS NOT NULL`)}, 'grant', (${grant})) FROM ${users} WHERE id = ${id}`;
}

function asBoolean(condition: SQL): SQL {
	return sql`json(CASE WHEN ${condition} THEN 'true' ELSE 'false' END)`;
}
