import { Hono } from "hono";
import { SearchQuery } from "#contracts/admin/paging.ts";
import {
	type AdminUser,
	AdminUserEdit,
	type AdminUserList,
	UserParam,
} from "#contracts/admin/users.ts";
import type { Done } from "#contracts/credentials.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { validate } from "#worker/http/validate.ts";
import { deleteUser } from "./delete-user.ts";
import { editUser } from "./edit-user.ts";
import { listUsers } from "./list-users.ts";

/** Accounts, their rights and their plans. */
export const userRoutes = new Hono<AppEnv>()
	.get("/users", validate("query", SearchQuery), async (c) =>
		c.json<AdminUserList>(await listUsers(administratorOf(c), c.req.valid("query")), 200),
	)
	.put("/users/:id", validate("param", UserParam), validate("json", AdminUserEdit), async (c) =>
		c.json<AdminUser>(
			await editUser(administratorOf(c), c.req.valid("param").id, c.req.valid("json")),
			200,
		),
	)
	.delete("/users/:id", validate("param", UserParam), async (c) => {
		const billing = openBilling(c.env, c.var.world);
		const done = await deleteUser(administratorOf(c), billing, c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	});
