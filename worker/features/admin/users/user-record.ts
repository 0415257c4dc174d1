import { type SQL, sql } from "drizzle-orm";
import { FREE } from "#contracts/admin/users.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { planGrants } from "#worker/db/schema/plan-grants.ts";

/**
 * An account as the record of a change shows it: its rights, and what was granted with its last day in London. It names nobody, so that the
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
