import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aSession, aUser } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { holdTimer } from "#web/test/hold-timer.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const methods = { "/api/auth/methods": gives({ google: false }) };
const form = page.getByRole("tabpanel", { name: "Sign In" });
const username = form.getByLabelText("Username or e-mail address");
const password = form.getByLabelText("Password", { exact: true });
const button = form.getByRole("button", { name: "Sign In" });
/** How long the notice of success stands before the visitor is taken on, in milliseconds. */
const WELCOME = 1000;

async function signIn() {
	await username.fill("ada");
	await password.fill("correct horse");
	await button.click();
}

test("a password manager knows the fields", async () => {
	fakeApi(methods);
	renderScreen("/auth");

	await expect.element(username).toHaveAttribute("autocomplete", "username");
	await expect.element(password).toHaveAttribute("autocomplete", "current-password");
});

test("signing in is said, and the header knows the visitor before they are taken on", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({ ...methods, "POST /api/login": gives(aUser()) });
	const { address } = renderScreen("/auth");
	holdTimer(WELCOME);

	await signIn();

	await expect.element(page.getByText("Welcome back!", { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("You have been logged in successfully.", { exact: true }))
		.toBeVisible();
	await expect.element(page.getByText("Welcome, ada")).toBeVisible();
	expect(address()).toBe("/auth");
	expect(sent).toEqual([
		{ call: "POST /api/login", body: { username: "ada", password: "correct horse" } },
	]);
});

test("a second after signing in the visitor is where they were going", async () => {
	fakeApi({
		...methods,
		"POST /api/login": gives(aUser()),
		"/api/account/sessions": gives({ sessions: [aSession()] }),
	});
	const { address } = renderScreen("/auth?next=/account");
	const welcome = holdTimer(WELCOME);
	await signIn();
	await expect.element(page.getByText("Welcome back!", { exact: true })).toBeVisible();
	await expect.poll(welcome.isHeld).toBe(true);
	expect(address()).toBe("/auth?next=/account");

	welcome.end();

	await expect.poll(address).toBe("/account");
});

test("whoever leaves in that second is left alone", async () => {
	fakeApi({ ...methods, "POST /api/login": gives(aUser()) });
	const { address } = renderScreen("/auth?next=/account");
	const welcome = holdTimer(WELCOME);
	await signIn();
	await expect.element(page.getByText("Welcome back!", { exact: true })).toBeVisible();
	await expect.poll(welcome.isHeld).toBe(true);

	await form.getByRole("link", { name: "Forgot your password?" }).click();
	await expect.element(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();

	await expect.poll(welcome.isHeld).toBe(false);
	expect(address()).toBe("/forgot-password");
});

test("while it is under way the button says so, and more presses send nothing", async () => {
	const { sent } = fakeApi({ ...methods, "POST /api/login": staysSilent });
	renderScreen("/auth");
	await username.fill("ada");
	await password.fill("correct horse");

	pressTwice(button);

	await expect.element(form.getByRole("button", { name: "Signing in..." })).toBeVisible();
	pressTwice(form.getByRole("button", { name: "Signing in..." }));
	await password.click();
	await userEvent.keyboard("{Enter}");
	expect(sent).toHaveLength(1);
});

const message = "The username, e-mail address or password is not right.";
const wrongPassword = refuses(401, {
	code: "wrong_password",
	message,
	fields: { password: message },
});

test("a wrong password is said in the server's words, and nothing typed is lost", async () => {
	fakeApi({ ...methods, "POST /api/login": wrongPassword });
	const { address } = renderScreen("/auth");

	await signIn();

	await expect.element(page.getByText("Login failed", { exact: true })).toBeVisible();
	await expect
		.element(page.getByRole("region", { name: /^Notifications/ }).getByText(message))
		.toBeVisible();
	await expect.element(username).toHaveValue("ada");
	await expect.element(password).toHaveValue("correct horse");
	await expect.element(button).toBeVisible();
	expect(address()).toBe("/auth");
});

test("a wrong password is marked on the form, where the notice has gone", async () => {
	fakeApi({ ...methods, "POST /api/login": wrongPassword });
	renderScreen("/auth");

	await signIn();

	await expect.element(password).toHaveAttribute("aria-invalid", "true");
	await expect.element(password).toHaveAccessibleDescription(message);
	await expect.element(password).toHaveFocus();
	await expect.element(username).not.toHaveAttribute("aria-invalid");
});

test("a refusal that is on no field stands in the form too, until it is sent again", async () => {
	const tooMany = "Too many attempts. Wait 15 minutes.";
	fakeApi({
		...methods,
		"POST /api/login": inTurn(
			refuses(429, { code: "rate_limited", message: tooMany }),
			staysSilent,
		),
	});
	renderScreen("/auth");

	await signIn();

	await expect.element(form.getByText(tooMany)).toBeVisible();
	await button.click();
	await expect.element(form.getByText(tooMany)).not.toBeInTheDocument();
});

test("a refused field says why until it is changed", async () => {
	fakeApi({
		...methods,
		"POST /api/login": refuses(400, {
			code: "invalid_input",
			message: "Check the username.",
			fields: { username: "That is too long to be a username" },
		}),
	});
	renderScreen("/auth");
	await signIn();
	await expect.element(username).toHaveAccessibleDescription("That is too long to be a username");
	await expect.element(username).toHaveFocus();

	await username.fill("ad");

	await expect.element(username).not.toHaveAccessibleDescription();
});

test("after a refusal the visitor can try again", async () => {
	fakeApi({
		...methods,
		"POST /api/login": inTurn(
			refuses(429, { code: "rate_limited", message: "Too many attempts. Wait 15 minutes." }),
			gives(aUser()),
		),
	});
	renderScreen("/auth");
	await signIn();
	await expect.element(form.getByText("Too many attempts. Wait 15 minutes.")).toBeVisible();

	await button.click();

	await expect.element(page.getByText("Welcome back!", { exact: true })).toBeVisible();
});

test("a server out of reach is a failed login too", async () => {
	fakeApi({ ...methods, "POST /api/login": isDown });
	renderScreen("/auth");

	await signIn();

	await expect.element(page.getByText("Login failed", { exact: true })).toBeVisible();
	await expect
		.element(form.getByText("We could not reach the server. Please try again."))
		.toBeVisible();
});

test("what is missing is said on its field, and the server is not asked", async () => {
	const { sent } = fakeApi(methods);
	renderScreen("/auth");

	await button.click();

	await expect
		.element(username)
		.toHaveAccessibleDescription("Enter your username or e-mail address");
	await expect.element(password).toHaveAccessibleDescription("Enter your password");
	await expect.element(username).toHaveFocus();
	expect(sent).toEqual([]);
});

test("a password is hidden until its owner asks to see it", async () => {
	fakeApi(methods);
	renderScreen("/auth");
	await expect.element(password).toHaveAttribute("type", "password");

	await form.getByRole("button", { name: "Show password" }).click();
	await expect.element(password).toHaveAttribute("type", "text");

	await form.getByRole("button", { name: "Hide password" }).click();
	await expect.element(password).toHaveAttribute("type", "password");
});
