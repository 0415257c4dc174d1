import type { AdminUser, AdminUserEdit, AdminUserList } from "#contracts/admin/users.ts";
import type { Browser } from "./browser.ts";

/** How an administrator's browser sees and edits accounts. `now` is the instant of its calls, UTC milliseconds. */
export function usersFor(browser: Browser, now?: () => number) {
	const when = () => (now ? { now: now() } : {});
	const list = async (query: Record<string, string> = {}) => {
		const path = `/api/admin/users?${new URLSearchParams(query)}`;
		return (await browser.ask(path, when())).json<AdminUserList>();
	};
	const find = async (username: string): Promise<AdminUser> => {
		const [user] = (await list({ q: username })).users;
		if (!user) {
			throw new Error(`${username} is not listed`);
		}
		return user;
	};
	const put = (id: string, edit: unknown) =>
		browser.ask(`/api/admin/users/${id}`, { method: "PUT", json: edit, ...when() });
	/** Opens the dialog on somebody, changes what is given, and saves. */
	const edit = async (username: string, change: Partial<AdminUserEdit>) => {
		const user = await find(username);
		const { isAdmin, isVerified, subscriptionPlan, subscriptionStatus } = user;
		return put(user.id, { isAdmin, isVerified, subscriptionPlan, subscriptionStatus, ...change });
	};
	return {
		list,
		find,
		put,
		edit,
		remove: (id: string) => browser.ask(`/api/admin/users/${id}`, { method: "DELETE", ...when() }),
	};
}
