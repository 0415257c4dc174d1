import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSession, aUser, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, isSignedOut, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const sessions = { "/api/account/sessions": gives({ sessions: [aSession()] }) };
const main = page.getByRole("main");
const section = (name: string) => page.getByRole("region", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "Delete your account?" });

test("a stranger is to sign in, and comes back", async () => {
	const { asked } = fakeApi({});
	renderScreen("/account");

	await expect.element(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/account");
	expect(asked).toEqual([]);
});

test("a session that another call finds ended is ended here too", async () => {
	await page.viewport(1280, 800);
	const { asked } = fakeApi({ ...signedInAs(), "/api/account/sessions": isSignedOut });
	renderScreen("/account");

	await expect.element(main.getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect.element(page.getByText("Welcome, ada")).not.toBeInTheDocument();
	expect(asked).toEqual([
		"/api/account/passkeys",
		"/api/account/api-keys",
		"/api/account/position",
		"/api/account/mails",
		"/api/subscription/status",
		"/api/account/embed-sites",
		"/api/account/sessions",
	]);
});

test("a session that is found ended when something is changed is ended here too", async () => {
	fakeApi({ ...signedInAs(), ...sessions, "PATCH /api/account/profile": isSignedOut });
	renderScreen("/account");

	await page.getByRole("button", { name: "Save changes" }).click();

	await expect.element(main.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a wrong password does not sign anybody out", async () => {
	fakeApi({
		...signedInAs(),
		...sessions,
		"POST /api/account/email": refuses(401, {
			code: "wrong_password",
			message: "That is not your password.",
			fields: { password: "That is not your password" },
		}),
	});
	renderScreen("/account");
	const emailSection = section("E-mail address");
	await emailSection.getByLabelText("New e-mail address").fill("new@example.com");
	await emailSection.getByLabelText("Your password").fill("guess");

	await emailSection.getByRole("button", { name: "Change address" }).click();

	await expect
		.element(emailSection.getByLabelText("Your password"))
		.toHaveAccessibleDescription("That is not your password");
	await expect.element(main.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
});

test("the owner of an unverified address is reminded, and can have the link again, once a press", async () => {
	const { sent } = fakeApi({
		...signedInAs({ isVerified: false }),
		...sessions,
		"POST /api/resend-verification": gives({ message: "We sent a link to ada@example.com." }),
	});
	renderScreen("/account");
	await expect
		.element(page.getByText("Your e-mail address is not verified yet.", { exact: true }))
		.toBeVisible();

	pressTwice(page.getByRole("button", { name: "Send the link again" }));

	await expect.element(page.getByText("We sent a link to ada@example.com.")).toBeVisible();
	expect(sent).toEqual([{ call: "POST /api/resend-verification", body: null }]);
});

test("a verified address needs no reminder", async () => {
	fakeApi({ ...signedInAs(), ...sessions });
	renderScreen("/account");

	await expect.element(section("Profile")).toBeVisible();
	await expect.element(page.getByText(/is not verified yet/)).not.toBeInTheDocument();
});

test("a link that cannot be sent again says why", async () => {
	fakeApi({
		...signedInAs({ isVerified: false }),
		...sessions,
		"POST /api/resend-verification": refuses(429, {
			code: "rate_limited",
			message: "Too many letters. Wait a little.",
		}),
	});
	renderScreen("/account");

	await page.getByRole("button", { name: "Send the link again" }).click();

	await expect.element(page.getByText("Too many letters. Wait a little.")).toBeVisible();
});

test("all that is kept about the visitor can be had as a file", async () => {
	fakeApi({ ...signedInAs(), ...sessions });
	renderScreen("/account");

	const link = page.getByRole("link", { name: "Download my data" });
	await expect.element(link).toHaveAttribute("href", "/api/account/export");
	await expect.element(link).toHaveAttribute("download");
});

test("before an account is deleted it says what goes and what is kept, and asks for the password", async () => {
	const { sent } = fakeApi({ ...signedInAs(), ...sessions });
	renderScreen("/account");
	await expect
		.element(section("Delete account").getByText(/Records of purchases are kept for 7 years/))
		.toBeVisible();

	await page.getByRole("button", { name: "Delete my account" }).click();
	await expect.element(dialog.getByText(/^The account of ada is erased/)).toBeVisible();
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await expect
		.element(dialog.getByLabelText("Your password"))
		.toHaveAccessibleDescription("Enter your password");
	await dialog.getByRole("button", { name: "Keep my account" }).click();

	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("an account is deleted once; its owner is home, a stranger, and told so", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({
		...signedInAs(),
		...sessions,
		"POST /api/account/delete": gives({ message: "Your account was deleted." }),
	});
	const { address } = renderScreen("/account");
	await page.getByRole("button", { name: "Delete my account" }).click();
	await dialog.getByLabelText("Your password").fill("correct horse");

	pressTwice(dialog.getByRole("button", { name: "Delete for good" }));

	await expect.element(page.getByText("Account deleted", { exact: true })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Get Started" })).toBeVisible();
	expect(address()).toBe("/");
	expect(sent).toEqual([{ call: "POST /api/account/delete", body: { password: "correct horse" } }]);
});

test("while an account is deleted the button says so", async () => {
	fakeApi({ ...signedInAs(), ...sessions, "POST /api/account/delete": staysSilent });
	renderScreen("/account");
	await page.getByRole("button", { name: "Delete my account" }).click();
	await dialog.getByLabelText("Your password").fill("correct horse");

	await dialog.getByRole("button", { name: "Delete for good" }).click();

	await expect.element(dialog.getByRole("button", { name: "Deleting..." })).toBeVisible();
});

test("a wrong password keeps the account, and is said on its field", async () => {
	fakeApi({
		...signedInAs(),
		...sessions,
		"POST /api/account/delete": refuses(401, {
			code: "wrong_password",
			message: "That is not your password.",
			fields: { password: "That is not your password" },
		}),
	});
	renderScreen("/account");
	await page.getByRole("button", { name: "Delete my account" }).click();
	await dialog.getByLabelText("Your password").fill("guess");

	await dialog.getByRole("button", { name: "Delete for good" }).click();

	await expect
		.element(dialog.getByLabelText("Your password"))
		.toHaveAccessibleDescription("That is not your password");
	await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("a deletion that fails says so inside the dialog", async () => {
	fakeApi({ ...signedInAs(), ...sessions, "POST /api/account/delete": isDown });
	renderScreen("/account");
	await page.getByRole("button", { name: "Delete my account" }).click();
	await dialog.getByLabelText("Your password").fill("correct horse");

	await dialog.getByRole("button", { name: "Delete for good" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("We could not reach the server. Please try again.");
});

test("whoever has no password is told to set one before the address or the account can go", async () => {
	fakeApi({ "/api/user": gives(aUser({ hasPassword: false })), ...sessions });
	renderScreen("/account");

	await expect
		.element(section("E-mail address").getByText(/^To change your address you need a password\./))
		.toBeVisible();
	await expect
		.element(section("Delete account").getByText(/^To delete your account you need a password\./))
		.toBeVisible();
	await expect
		.element(page.getByRole("button", { name: "Delete my account" }))
		.not.toBeInTheDocument();
	await expect
		.element(page.getByRole("button", { name: "Change address" }))
		.not.toBeInTheDocument();
});
