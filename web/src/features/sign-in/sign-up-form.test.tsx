import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { holdTimer } from "#web/test/hold-timer.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const methods = { "/api/auth/methods": gives({ google: false }) };
const form = page.getByRole("tabpanel", { name: "Sign Up" });
const username = form.getByLabelText("Username");
const email = form.getByLabelText("E-mail address");
const password = form.getByLabelText("Password", { exact: true });
const firstName = form.getByLabelText("First name (optional)");
const lastName = form.getByLabelText("Last name (optional)");
const button = form.getByRole("button", { name: "Create account" });

async function fillIn() {
	await username.fill("ada");
	await email.fill("ada@example.com");
	await password.fill("correct horse battery");
	await firstName.fill("Ada");
	await lastName.fill("Lovelace");
}

test("a password manager knows the fields", async () => {
	fakeApi(methods);
	renderScreen("/auth?tab=sign-up");

	await expect.element(username).toHaveAttribute("autocomplete", "username");
	await expect.element(email).toHaveAttribute("autocomplete", "email");
	await expect.element(password).toHaveAttribute("autocomplete", "new-password");
	await expect.element(firstName).toHaveAttribute("autocomplete", "given-name");
	await expect.element(lastName).toHaveAttribute("autocomplete", "family-name");
});

test("an account is opened, its owner told to look into their mail, and taken on after a second", async () => {
	const { sent } = fakeApi({ ...methods, "POST /api/register": gives(aUser()) });
	const { address } = renderScreen("/auth?tab=sign-up&next=/subscription");
	const welcome = holdTimer(1000);

	await fillIn();
	await button.click();

	await expect.element(page.getByText("Account created!", { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("Please check your email to verify your account.", { exact: true }))
		.toBeVisible();
	expect(address()).toContain("/auth");
	expect(sent).toEqual([
		{
			call: "POST /api/register",
			body: {
				username: "ada",
				email: "ada@example.com",
				password: "correct horse battery",
				firstName: "Ada",
				lastName: "Lovelace",
			},
		},
	]);
	await expect.poll(welcome.isHeld).toBe(true);
	welcome.end();
	await expect.poll(address).toBe("/subscription");
});

test("both names may be left out", async () => {
	const { sent } = fakeApi({ ...methods, "POST /api/register": gives(aUser()) });
	renderScreen("/auth?tab=sign-up");
	await username.fill("ada");
	await email.fill("ada@example.com");
	await password.fill("correct horse battery");

	await button.click();

	await expect.poll(() => sent).toHaveLength(1);
});

test("while it is under way the button says so, and a second press sends nothing", async () => {
	const { sent } = fakeApi({ ...methods, "POST /api/register": staysSilent });
	renderScreen("/auth?tab=sign-up");
	await fillIn();

	pressTwice(button);

	await expect.element(form.getByRole("button", { name: "Creating account..." })).toBeVisible();
	expect(sent).toHaveLength(1);
});

test("a refusal is said and stands on its fields, the first has the focus, and nothing typed is lost", async () => {
	fakeApi({
		...methods,
		"POST /api/register": refuses(409, {
			code: "taken",
			message: "That username is taken.",
			fields: { username: "That username is taken", email: "Another account uses this address" },
		}),
	});
	renderScreen("/auth?tab=sign-up");

	await fillIn();
	await button.click();

	await expect.element(page.getByText("Registration failed", { exact: true })).toBeVisible();
	await expect.element(page.getByText("That username is taken.", { exact: true })).toBeVisible();
	await expect.element(username).toHaveAccessibleDescription(/That username is taken$/);
	await expect.element(email).toHaveAccessibleDescription("Another account uses this address");
	await expect.element(username).toHaveFocus();
	await expect.element(username).toHaveValue("ada");
	await expect.element(email).toHaveValue("ada@example.com");
	await expect.element(password).toHaveValue("correct horse battery");
	await expect.element(lastName).toHaveValue("Lovelace");
});

test("a password too common is refused on its field", async () => {
	fakeApi({
		...methods,
		"POST /api/register": refuses(422, {
			code: "password_refused",
			message: "That password is too common.",
			fields: { password: "That password is too common" },
		}),
	});
	renderScreen("/auth?tab=sign-up");

	await fillIn();
	await button.click();

	await expect.element(password).toHaveAccessibleDescription(/That password is too common$/);
});

test("what cannot be right is said on its field, and the server is not asked", async () => {
	const { sent } = fakeApi(methods);
	renderScreen("/auth?tab=sign-up");
	await username.fill("а-cyrillic-a");
	await email.fill("ada");
	await password.fill("12345");

	await button.click();

	await expect
		.element(username)
		.toHaveAccessibleDescription("3 to 30 letters a to z, digits, hyphens or underscores");
	await expect.element(username).toHaveAttribute("aria-invalid", "true");
	await expect
		.element(email)
		.toHaveAccessibleDescription("Enter an e-mail address like name@example.com");
	await expect
		.element(password)
		.toHaveAccessibleDescription(/Password must be at least 6 characters long$/);
	expect(sent).toEqual([]);
});

test.for([
	["aaaabbbb", "Strength: weak"],
	["nine lives", "Strength: fair"],
	["correct horse battery", "Strength: strong"],
	["ada is a strong woman", "Strength: weak"],
] as const)("the password %s is hinted at as: %s", async ([typed, hint]) => {
	fakeApi(methods);
	renderScreen("/auth?tab=sign-up");
	await username.fill("ada");
	await expect.element(form.getByText(/^Strength/)).not.toBeInTheDocument();

	await password.fill(typed);

	await expect.element(form.getByText(hint, { exact: true })).toBeVisible();
});

test("a refusal that is on no field stands in the form too", async () => {
	fakeApi({ ...methods, "POST /api/register": isDown });
	renderScreen("/auth?tab=sign-up");
	await fillIn();

	await button.click();

	await expect.element(page.getByText("Registration failed", { exact: true })).toBeVisible();
	await expect
		.element(form.getByText("We could not reach the server. Please try again."))
		.toBeVisible();
});
