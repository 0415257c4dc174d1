import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { AdminApiKeyList } from "#contracts/admin/api-keys.ts";
import { PAGE_ROWS, SearchQuery } from "#contracts/admin/paging.ts";
import { ApiKeyParam } from "#contracts/api-keys.ts";
import type { Done } from "#contracts/credentials.ts";
import { emailKey } from "#domain/business/account/email.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { selectKeysInUse, toApiKey } from "#worker/accounts/api-keys-repository.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { cutPage, isAfter, readPageEnd } from "#worker/db/page.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { apiKeys } from "#worker/db/schema/open-door.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Keys of all accounts: how much they are used, and their end. Source: Rule API-9. */
export const adminApiKeyRoutes = new Hono<AppEnv>()
	.get("/api-keys", validate("query", SearchQuery), async (c) =>
		c.json<AdminApiKeyList>(await listKeys(administratorOf(c), c.req.valid("query")), 200),
	)
	.delete("/api-keys/:id", validate("param", ApiKeyParam), async (c) =>
		c.json<Done>(await withdrawKey(administratorOf(c), c.req.valid("param").id), 200),
	);

/** Keys with their use, newest first, a page at a time. @throws Problem `invalid_input` */
async function listKeys(
	{ db, now }: Administrator,
	{ q, after }: SearchQuery,
): Promise<AdminApiKeyList> {
	const made = { at: apiKeys.createdAt, id: apiKeys.id };
	const rows = await selectKeysInUse(db, now)
		.where(and(isAfter(made, readPageEnd(after)), isCalled(q)))
		.orderBy(desc(made.at), desc(made.id))
		.limit(PAGE_ROWS + 1);
	const { page, next } = cutPage(rows, PAGE_ROWS, ({ key }) => ({ at: key.createdAt, id: key.id }));
	return { keys: page.map(({ key, ...use }) => ({ ...toApiKey(key), ...use })), next };
}

/** Condition: the account's address, the key's name or its beginning contains this text, in any case; every key when it is empty. */
function isCalled(q: string): SQL | undefined {
	return q === ""
		? undefined
		: or(
				sql`instr(${users.emailKey}, ${emailKey(q)}) > 0`,
				sql`instr(lower(${apiKeys.name}), lower(${q})) > 0`,
				sql`instr(${apiKeys.prefix}, ${q}) > 0`,
			);
}

/** Withdraws a key: no call by it is answered any more. @throws Problem `not_found`, `admins_only` */
async function withdrawKey(admin: Administrator, id: string): Promise<Done> {
	const isIt = eq(apiKeys.id, id);
	const { withdrawn } = await runAudited(admin, {
		...{ action: "key_withdrawn", kind: "api_key", id },
		// What its owner calls it stays theirs.
		standing: sql`SELECT json_object('user', user_id, 'prefix', prefix, 'scopes', json(scopes)) FROM ${apiKeys} WHERE ${isIt}`,
		change: () => ({
			withdrawn: admin.db
				.delete(apiKeys)
				.where(and(isIt, admin.isActiveAdmin))
				.returning({ id: apiKeys.id }),
		}),
	});
	if (withdrawn.length === 0) {
		throw new Problem("not_found", "That key was withdrawn already.");
	}
	return { message: "No program is answered by it any more." };
}
