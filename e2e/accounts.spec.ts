import { randomUUID } from "node:crypto";
import { barriers, expect, expectUnhindered, test } from "./fixtures.ts";
import { logOut, PASSWORD, register, registerByForm, signIn } from "./people.ts";

const NEW_PASSWORD = "blue teapot 11";

test("register, verify by mail, sign out, forget, set a new password, sign in", async ({
	page,
	mailbox,
}) => {
	const { username, email } = await registerByForm(page);
	await expect(page.getByText(`Welcome, ${username}`)).toBeVisible();

	await page.goto(await mailbox.link(email, "/verify-email"));
	await page.getByRole("button", { name: "Verify my e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail verified" })).toBeVisible();
	expect(await barriers(page)).toEqual([]);

	await logOut(page);
	await page.getByRole("link", { name: "Sign In" }).first().click();
	await page.getByRole("link", { name: /forgot/i }).click();
	await expect(page).toHaveURL("/forgot-password");
	await page.getByLabel("E-mail address", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Send Reset Link" }).click();
	await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();

	await page.goto(await mailbox.link(email, "/reset-password"));
	await page.getByLabel("New Password").fill(NEW_PASSWORD);
	await page.getByLabel("Confirm Password").fill("something else");
	await page.getByRole("button", { name: "Update Password" }).click();
	await expect(page.getByText("Passwords do not match", { exact: true })).toBeVisible();
	await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Update Password" }).click();
	await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
	await page.getByRole("link", { name: "Sign In with New Password" }).click();

	await signIn(page, email, PASSWORD);
	await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
	await signIn(page, email, NEW_PASSWORD);
	await expect(
		page.getByText("You have been logged in successfully.", { exact: true }),
	).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await mailbox.subjects(email)).toHaveLength(4);
});

test("a link to set a password works once, and for an hour", async ({
	page,
	mailbox,
	moveClock,
}) => {
	const { email } = await register(page);
	const ask = async () => {
		await page.goto("/forgot-password");
		await page.getByLabel("E-mail").fill(email);
		await page.getByRole("button", { name: "Send Reset Link" }).click();
		await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
	};
	await ask();
	const first = await mailbox.link(email, "/reset-password");
	await page.goto(first);
	await page.getByLabel("New Password").fill(NEW_PASSWORD);
	await page.getByLabel("Confirm Password").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Update Password" }).click();
	await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
	await page.goto(first);
	await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
	expect(await barriers(page)).toEqual([]);

	await ask();
	await expect.poll(() => mailbox.link(email, "/reset-password")).not.toBe(first);
	const second = await mailbox.link(email, "/reset-password");
	await moveClock(1.01);
	await page.goto(second);
	await expect(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
	await moveClock(0.99);
	await page.goto(second);
	await expect(page.getByLabel("New Password")).toBeVisible();
});

test("a link to verify an address that is too old says so and leads to a new one", async ({
	page,
	mailbox,
	moveClock,
}) => {
	const { email } = await register(page);
	const old = await mailbox.link(email, "/verify-email");
	await moveClock(24.1);
	await page.goto(old);
	await page.getByRole("button", { name: "Verify my e-mail" }).click();
	await expect(page.getByText(/Links work for 24 hours and once/)).toBeVisible();
	await page.getByRole("button", { name: "Send a new link" }).click();
	await expect.poll(() => mailbox.link(email, "/verify-email")).not.toBe(old);
	await page.goto(await mailbox.link(email, "/verify-email"));
	await page.getByRole("button", { name: "Verify my e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail verified" })).toBeVisible();
});

test("a session unused for 30 days is over", async ({ page, moveClock }) => {
	await register(page);
	await moveClock(24 * 30 + 1);
	await page.goto("/account");
	await expect(
		page.getByText("Sign in to see and change your account.", { exact: true }),
	).toBeVisible();
});

test("whoever was on the way to a screen gets there by signing in", async ({ page }) => {
	const { username } = await register(page);
	await page.goto("/");
	await logOut(page);
	await page.goto("/account");
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/auth?next=/account");
	await signIn(page, username, PASSWORD);
	await expect(page).toHaveURL("/account");

	await logOut(page);
	await page.goto("/auth?next=//evil.example");
	await signIn(page, username, PASSWORD);
	await expect(page).toHaveURL("/");
});

test("an account is deleted with its password, and is gone", async ({ page, mailbox }) => {
	const { username, email } = await register(page);
	await page.goto("/account");
	await page.getByRole("button", { name: /^Delete/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("not the password");
	await dialog.getByRole("button", { name: /^Delete/ }).click();
	await expect(dialog.getByText("That is not your password.", { exact: true })).toBeVisible();
	await dialog.getByLabel("Your password").fill(PASSWORD);
	await dialog.getByRole("button", { name: /^Delete/ }).click();
	await expect(page).toHaveURL("/");
	await expect(page.getByText("Account deleted", { exact: true })).toBeVisible();
	await expect.poll(() => mailbox.subjects(email)).toHaveLength(2);

	await page.goto("/auth");
	await signIn(page, username, PASSWORD);
	await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
});

test("a person sees and ends the sessions of their other devices", async ({ page, browser }) => {
	const { username } = await register(page);
	const other = await (await browser.newContext()).newPage();
	await other.goto("/auth");
	await signIn(other, username, PASSWORD);
	await expect(other).toHaveURL("/");

	await page.goto("/account");
	await page.getByRole("button", { name: "Sign out everywhere else" }).click();
	await expect(page.getByText("This device", { exact: true })).toBeVisible();
	await other.goto("/account");
	await expect(
		other.getByText("Sign in to see and change your account.", { exact: true }),
	).toBeVisible();
	await other.context().close();
});

test("an administrator is one by a verified address, and sees the way to the panel", async ({
	page,
	mailbox,
}) => {
	await registerByForm(page, {
		username: `admin${randomUUID().slice(0, 8)}`,
		email: "owner@example.com",
	});
	await expect(page.getByRole("link", { name: "Admin Panel" })).toBeHidden();
	await page.goto(await mailbox.link("owner@example.com", "/verify-email"));
	await page.getByRole("button", { name: "Verify my e-mail" }).click();
	await page.goto("/");
	await expect(page.getByText(/Welcome, admin\S+ \(Admin\)/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Admin Panel" })).toBeVisible();
});

test("nothing stands in anyone's way on the account's screens", async ({ page }) => {
	test.slow();
	const inspect = async (path: string) => {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectUnhindered(page, path);
	};
	for (const path of ["/auth", "/auth?tab=sign-up", "/forgot-password", "/verify-email/x"]) {
		await inspect(path);
	}
	await inspect(`/reset-password/${"x".repeat(43)}`);
	await inspect("/account");
	await register(page);
	await inspect("/account");
	await inspect("/");
});
