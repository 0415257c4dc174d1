import { type SQL, sql } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import { users } from "#worker/db/schema/accounts.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Caller } from "./caller.ts";
import { sessionLives } from "./guards.ts";
import type { Viewer } from "./sessions-repository.ts";
import type { UserRow } from "./users-repository.ts";

/** What an administrator's request brings to a use case. */
export type Administrator = Caller & {
	readonly viewer: Viewer;
	/**
	 * Condition for a statement: the caller is still an administrator and still signed in. Nobody takes their own rights away, and every change is made by
	 * somebody who has them at that moment, so the last administrator always stays.
	 */
	readonly isActiveAdmin: SQL;
	/** The addresses that the configuration makes administrators; `isAdministrator` reads them. */
	readonly env: Pick<Bindings, "ADMIN_EMAILS">;
};

/**
 * Whether someone is an administrator: by the flag an administrator gave them, or by a verified address that the
 * configuration names. An unverified address proves nothing. Source: Rule ADMIN-1.
 */
export function isAdministrator(
	user: Pick<UserRow, "isAdmin" | "emailKey" | "verifiedAt">,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): boolean {
	return user.isAdmin || isNamed(user, env);
}

/** Whether someone is an administrator by the configuration. */
export function isNamed(
	{ emailKey: key, verifiedAt }: Pick<UserRow, "emailKey" | "verifiedAt">,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): boolean {
	return verifiedAt !== null && namedIn(env).includes(key);
}

/** Condition for a statement: this viewer is an administrator. */
export function isStillAdministrator(viewer: Viewer, env: Pick<Bindings, "ADMIN_EMAILS">): SQL {
	return sql`(${sessionLives(viewer)} AND EXISTS (SELECT 1 FROM ${users} AS acting WHERE acting.id = ${viewer.user.id} AND (acting.is_admin OR ${namesRow("acting", env)})))`;
}

/**
 * Condition for a statement: the configuration does not make this account an administrator.
 * Repeats an earlier check, because the address may have been verified since.
 */
export function isNotNamed({ id }: Pick<UserRow, "id">, env: Pick<Bindings, "ADMIN_EMAILS">): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${users} AS subject WHERE subject.id = ${id} AND ${namesRow("subject", env)})`;
}

/** Condition on a row of `users`: an administrator, by the flag or by the configuration. */
export function isAdministratorRow(env: Pick<Bindings, "ADMIN_EMAILS">): SQL {
	return sql`(${users.isAdmin} = 1 OR (${users.verifiedAt} IS NOT NULL AND ${users.emailKey} IN (SELECT value FROM json_each(${JSON.stringify(namedIn(env))}))))`;
}

/** `isNamed` as a condition on the row that a statement calls `alias`. */
function namesRow(alias: "acting" | "subject", env: Pick<Bindings, "ADMIN_EMAILS">): SQL {
	const row = sql.raw(alias);
	return sql`(${row}.verified_at IS NOT NULL AND ${row}.email_key IN (SELECT value FROM json_each(${JSON.stringify(namedIn(env))})))`;
}

/** A statement for the batch of a change: reads whether the administrator was one when it ran. */
export function adminRights({ db, isActiveAdmin }: Pick<Administrator, "db" | "isActiveAdmin">) {
	return db
		.select({ isActiveAdmin: sql<boolean>`${isActiveAdmin}`.mapWith(Boolean) })
		.from(sql`(SELECT 1)`);
}

/** Source: Rule SCREEN-29. */
export function adminsOnly(): Problem {
	return new Problem("admins_only", "You don't have permission to access the admin panel.");
}

/** Refusal for removing an administrator whom the configuration names. */
export function namedByConfiguration(): Problem {
	return new Problem(
		"not_allowed",
		"The configuration makes this account an administrator. Remove its address from ADMIN_EMAILS there first.",
	);
}

function namedIn(env: Pick<Bindings, "ADMIN_EMAILS">): string[] {
	return env.ADMIN_EMAILS.split(",")
		.map(emailKey)
		.filter((key) => key !== "");
}
