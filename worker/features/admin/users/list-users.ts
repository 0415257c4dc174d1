import { and, desc, or, type SQL, sql } from "drizzle-orm";
import { PAGE_ROWS, type SearchQuery } from "#contracts/admin/paging.ts";
import type { AdminUserList } from "#contracts/admin/users.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { loginKey } from "#domain/business/account/login.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { selectStandings } from "#worker/billing/subscriptions/grants-repository.ts";
import { cutPage, isAfter, readPageEnd } from "#worker/db/page.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { toAdminUser } from "./admin-user.ts";

/** Accounts, newest first, a page at a time; one round trip, whatever they subscribe to and made. @throws Problem `invalid_input`, `unavailable` */
export async function listUsers(
	admin: Administrator,
	{ q, after }: SearchQuery,
): Promise<AdminUserList> {
	const end = readPageEnd(after);
	const rows = await selectStandings(admin.db)
		.where(and(isAfter({ at: users.createdAt, id: users.id }, end), isCalled(q)))
		.orderBy(desc(users.createdAt), desc(users.id))
		.limit(PAGE_ROWS + 1)
		.execute();
	const { page, next } = cutPage(rows, PAGE_ROWS, ({ user }) => ({
		at: user.createdAt,
		id: user.id,
	}));
	return { users: page.map((row) => toAdminUser(row, admin)), next };
}

/** Condition: username or address contains this text, in any case; everybody when it is empty. */
function isCalled(q: string): SQL | undefined {
	// `instr`, in which no character stands for others.
	return q === ""
		? undefined
		: or(
				sql`instr(${users.usernameKey}, ${loginKey(q)}) > 0`,
				sql`instr(${users.emailKey}, ${emailKey(q)}) > 0`,
			);
}
