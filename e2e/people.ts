import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { journeyServer } from "#tools/browser/journey-servers.ts";

export const PASSWORD = "green kettle 9";

/** Headers that say that a call comes from a page of ours. */
export const fromOurPage = () => ({ origin: journeyServer(test.info().parallelIndex).product });

/** A username and an address that no other journey uses. */
export function somebody() {
	const username = `u${randomUUID().slice(0, 12)}`;
	return { username, email: `${username}@example.com` };
}

/** Opens an account by the form, which leaves the page signed in at home. */
export async function registerByForm(page: Page, { username, email } = somebody()) {
	await page.goto("/auth?tab=sign-up");
	const form = page.getByRole("tabpanel");
	await form.getByLabel("Username").fill(username);
	await form.getByLabel("E-mail").fill(email);
	await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await form.getByRole("button", { name: "Create account" }).click();
	await expect(
		page.getByText("Please check your email to verify your account.", { exact: true }),
	).toBeVisible();
	await expect(page).toHaveURL("/");
	return { username, email };
}

/** Opens an account without its screen, which a journey about something else need not draw; the next screen is signed in. */
export async function register(page: Page, { username, email } = somebody()) {
	const registered = await page.request.post("/api/register", {
		data: { username, email, password: PASSWORD },
		headers: fromOurPage(),
	});
	expect(registered.status(), await registered.text()).toBe(201);
	return { username, email };
}

type Mailbox = { link: (address: string, screen: string) => Promise<string> };

/** Opens an account whose address is verified, as a plan needs it. */
export async function registerVerified(page: Page, mailbox: Mailbox) {
	const person = await register(page);
	await verify(page, mailbox, person.email);
	return person;
}

/** Follows the link in the mail that verifies an address, without its screen. */
export async function verify(page: Page, mailbox: Mailbox, email: string): Promise<void> {
	const token = new URL(await mailbox.link(email, "/verify-email")).pathname.split("/").at(-1);
	const verified = await page.request.get(`/api/verify-email/${token}`);
	expect(verified.status(), await verified.text()).toBe(200);
}

/** Ends the session by its button, and waits until it has ended: to go on before would drop the call that ends it. */
export async function logOut(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(
		page.getByText("You have been logged out successfully.", { exact: true }),
	).toBeVisible();
}

/** Fills the form of the tab Sign In, which must be open, and sends it. */
export async function signIn(page: Page, login: string, password: string) {
	const form = page.getByRole("tabpanel");
	await form.getByLabel("Username or e-mail").fill(login);
	await form.getByLabel("Password", { exact: true }).fill(password);
	await form.getByRole("button", { name: "Sign In", exact: true }).click();
}
