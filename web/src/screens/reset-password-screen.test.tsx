import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const token = "a-token-of-twenty-characters";
const works = gives({ message: "This link works." });
const isSpent = refuses(404, { code: "link_invalid", message: "This link does not work." });
const verify = `/api/verify-reset-token/${token}`;
const password = page.getByLabelText("New Password", { exact: true });
const confirmation = page.getByLabelText("Confirm Password", { exact: true });
const button = page.getByRole("button", { name: "Update Password" });

async function choose(chosen: string, confirmed: string) {
	await password.fill(chosen);
	await confirmation.fill(confirmed);
}

test("until the link is verified the screen says so", async () => {
	fakeApi({ [verify]: staysSilent });
	renderScreen(`/reset-password/${token}`);

	await expect.element(page.getByRole("status")).toHaveTextContent("Verifying reset link...");
	await expect.element(password).not.toBeInTheDocument();
});

test("a link that does not work says why, and leads to a new one or back", async () => {
	fakeApi({ [verify]: isSpent });
	renderScreen(`/reset-password/${token}`);

	await expect.element(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
	await expect.element(page.getByText("Reset links expire after 1 hour")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Request New Reset Link" }))
		.toHaveAttribute("href", "/forgot-password");
	await expect
		.element(page.getByRole("link", { name: "Back to Sign In" }))
		.toHaveAttribute("href", "/auth");
	await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test("a link that could not be checked can be tried again", async () => {
	fakeApi({ [verify]: inTurn(isDown, works) });
	renderScreen(`/reset-password/${token}`);
	await expect.element(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
	await expect.element(page.getByText(/This one could not be checked/)).toBeVisible();

	await page.getByRole("button", { name: "Try again" }).click();

	await expect.element(password).toBeVisible();
});

test("a new password is set once, whoever was signed in is not any more, and signing in comes next", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({
		...signedInAs(),
		[verify]: works,
		"POST /api/reset-password": gives({ message: "Your password was changed." }),
	});
	renderScreen(`/reset-password/${token}`);
	await expect.element(page.getByText("Welcome, ada")).toBeVisible();
	await choose("correct horse", "correct horse");

	pressTwice(button);

	await expect
		.element(page.getByRole("heading", { name: "Password Reset Successful" }))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Sign In with New Password" }))
		.toHaveAttribute("href", "/auth");
	await expect.element(page.getByText("Welcome, ada")).not.toBeInTheDocument();
	expect(sent).toEqual([
		{ call: "POST /api/reset-password", body: { token, password: "correct horse" } },
	]);
});

test("while it is set the button says so", async () => {
	fakeApi({ [verify]: works, "POST /api/reset-password": staysSilent });
	renderScreen(`/reset-password/${token}`);
	await choose("correct horse", "correct horse");

	await button.click();

	await expect.element(page.getByRole("button", { name: "Updating..." })).toBeVisible();
});

test("both fields are for a new password", async () => {
	fakeApi({ [verify]: works });
	renderScreen(`/reset-password/${token}`);

	await expect.element(password).toHaveAttribute("autocomplete", "new-password");
	await expect.element(confirmation).toHaveAttribute("autocomplete", "new-password");
});

test("two passwords that differ are refused before the call", async () => {
	const { sent } = fakeApi({ [verify]: works });
	renderScreen(`/reset-password/${token}`);
	await choose("correct horse", "correct house");

	await button.click();

	await expect.element(confirmation).toHaveAccessibleDescription("Passwords do not match");
	expect(sent).toEqual([]);
});

test("a password of five characters is refused before the call", async () => {
	const { sent } = fakeApi({ [verify]: works });
	renderScreen(`/reset-password/${token}`);
	await choose("12345", "12345");

	await button.click();

	await expect
		.element(password)
		.toHaveAccessibleDescription(/Password must be at least 6 characters long$/);
	expect(sent).toEqual([]);
});

test("a password the server refuses is said on its field, and stays", async () => {
	const message = "That password is too common.";
	fakeApi({
		[verify]: works,
		"POST /api/reset-password": refuses(422, {
			code: "password_refused",
			message,
			fields: { password: "Too common" },
		}),
	});
	renderScreen(`/reset-password/${token}`);
	await choose("password1", "password1");

	await button.click();

	await expect.element(password).toHaveAccessibleDescription(/Too common$/);
	await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
	await expect.element(page.getByText(message, { exact: true })).toBeVisible();
	await expect.element(password).toHaveValue("password1");
});

test("a server that says nothing leaves our own words", async () => {
	fakeApi({ [verify]: works, "POST /api/reset-password": isDown });
	renderScreen(`/reset-password/${token}`);
	await choose("correct horse", "correct horse");

	await button.click();

	await expect.element(page.getByText("Failed to reset password", { exact: true })).toBeVisible();
});

test("a link that ran out while the form stood open is invalid", async () => {
	fakeApi({ [verify]: works, "POST /api/reset-password": isSpent });
	renderScreen(`/reset-password/${token}`);
	await choose("correct horse", "correct horse");

	await button.click();

	await expect.element(page.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
});
