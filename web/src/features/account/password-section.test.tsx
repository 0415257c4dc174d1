import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSession, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const elsewhere = aSession({ id: "other", device: "Safari on iPhone", current: false });
const account = {
	...signedInAs(),
	"/api/account/sessions": gives({ sessions: [aSession()] }),
};
const section = page.getByRole("region", { name: "Password" });
const devices = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
const current = section.getByLabelText("Current password", { exact: true });
const chosen = section.getByLabelText("New password", { exact: true });
const confirmation = section.getByLabelText("Confirm new password", { exact: true });
const button = section.getByRole("button", { name: "Change password" });

async function fillIn() {
	await current.fill("old secret");
	await chosen.fill("correct horse battery");
	await confirmation.fill("correct horse battery");
}

test("a password manager knows the fields", async () => {
	fakeApi(account);
	renderScreen("/account");

	await expect.element(current).toHaveAttribute("autocomplete", "current-password");
	await expect.element(chosen).toHaveAttribute("autocomplete", "new-password");
	await expect.element(confirmation).toHaveAttribute("autocomplete", "new-password");
});

test("a password is changed once, the fields are emptied, and the devices that are left are shown", async () => {
	const { sent } = fakeApi({
		...account,
		"/api/account/sessions": inTurn(
			gives({ sessions: [aSession(), elsewhere] }),
			gives({ sessions: [aSession()] }),
		),
		"POST /api/account/password": gives({ message: "Your password was changed." }),
	});
	renderScreen("/account");
	await expect.poll(() => devices.elements()).toHaveLength(2);
	await fillIn();

	pressTwice(button);

	await expect.element(page.getByText("Password changed", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Your password was changed.")).toBeVisible();
	await expect.element(current).toHaveValue("");
	await expect.element(chosen).toHaveValue("");
	await expect.element(page.getByText("Safari on iPhone", { exact: true })).not.toBeInTheDocument();
	expect(sent).toEqual([
		{
			call: "POST /api/account/password",
			body: { currentPassword: "old secret", newPassword: "correct horse battery" },
		},
	]);
});

test("while it is changed the button says so", async () => {
	fakeApi({ ...account, "POST /api/account/password": staysSilent });
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(section.getByRole("button", { name: "Updating..." })).toBeVisible();
});

test("a wrong current password is refused on its field, and nothing typed is lost", async () => {
	fakeApi({
		...account,
		"POST /api/account/password": refuses(401, {
			code: "wrong_password",
			message: "That is not your password.",
			fields: { currentPassword: "That is not your password" },
		}),
	});
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(current).toHaveAccessibleDescription("That is not your password");
	await expect.element(current).toHaveAttribute("aria-invalid", "true");
	await expect.element(current).toHaveFocus();
	expect(page.getByText("Password not changed").elements()).toEqual([]);
	await expect.element(current).toHaveValue("old secret");
	await expect.element(chosen).toHaveValue("correct horse battery");
});

test("a refusal that is on no field is told", async () => {
	fakeApi({ ...account, "POST /api/account/password": isDown });
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(page.getByText("Password not changed", { exact: true })).toBeVisible();
});

test("what cannot be right is said on its field, and the server is not asked", async () => {
	const { sent } = fakeApi(account);
	renderScreen("/account");
	await chosen.fill("12345");
	await confirmation.fill("123456");

	await button.click();

	await expect.element(current).toHaveAccessibleDescription("Enter your password");
	await expect
		.element(chosen)
		.toHaveAccessibleDescription(/Password must be at least 6 characters long$/);
	await expect.element(confirmation).toHaveAccessibleDescription("Passwords do not match");
	expect(sent).toEqual([]);
});

test("a new password that holds the owner's name is weak", async () => {
	fakeApi(account);
	renderScreen("/account");

	await chosen.fill("ada is a strong woman");

	await expect.element(section.getByText("Strength: weak", { exact: true })).toBeVisible();
});

test("whoever has no password is sent a link to set one, to their own address, once", async () => {
	const { sent } = fakeApi({
		...account,
		...signedInAs({ hasPassword: false }),
		"POST /api/forgot-password": gives({ message: "A link is on its way." }),
	});
	renderScreen("/account");
	await expect.element(section.getByText(/^You sign in with Google/)).toBeVisible();
	await expect.element(current).not.toBeInTheDocument();

	pressTwice(section.getByRole("button", { name: "Send me a link to set a password" }));

	await expect.element(page.getByText("Link sent", { exact: true })).toBeVisible();
	await expect.element(page.getByText("A link is on its way.")).toBeVisible();
	expect(sent).toEqual([{ call: "POST /api/forgot-password", body: { email: "ada@example.com" } }]);
});
