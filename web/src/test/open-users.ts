import { page } from "vitest/browser";
import type { AdminUser } from "#contracts/admin/users.ts";
import { signedInAs } from "./a-user.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderScreen } from "./render-screen.tsx";

export const usersPath = "/api/admin/users";
export const main = page.getByRole("main");
export const dialog = page.getByRole("dialog");

/** The row of an account in the list. */
export function row(username: string) {
	return main.getByRole("row", { name: username });
}

/** The answers to an administrator for whom these are all the accounts. */
export function withUsers(...users: AdminUser[]) {
	return {
		...signedInAs({ isAdmin: true }),
		[`GET ${usersPath}`]: gives({ users, next: null }),
		"/api/admin/api-keys": gives({ keys: [], next: null }),
	};
}

/** Opens the panel's Users tab where there is room for a table. */
export async function openUsers(answers: Parameters<typeof fakeApi>[0]) {
	await page.viewport(1280, 900);
	const api = fakeApi(answers);
	const screen = renderScreen("/admin?tab=users");
	return { ...api, ...screen };
}
