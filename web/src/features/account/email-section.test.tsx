import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSession, aUser, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const account = {
	...signedInAs(),
	"/api/account/sessions": gives({ sessions: [aSession()] }),
};
const section = page.getByRole("region", { name: "E-mail address" });
const email = section.getByLabelText("New e-mail address");
const password = section.getByLabelText("Your password");
const button = section.getByRole("button", { name: "Change address" });

async function fillIn() {
	await email.fill("new@example.com");
	await password.fill("correct horse");
}

test("the address now is shown, and no other is awaited", async () => {
	fakeApi(account);
	renderScreen("/account");

	await expect.element(section.getByText("ada@example.com")).toBeVisible();
	await expect.element(section.getByText(/We sent a link/)).not.toBeInTheDocument();
});

test("a new address is asked for once, and counts when its link is opened", async () => {
	const { sent } = fakeApi({
		...account,
		"POST /api/account/email": gives(aUser({ pendingEmail: "new@example.com" })),
	});
	renderScreen("/account");
	await fillIn();

	pressTwice(button);

	await expect
		.element(
			section.getByText(
				"We sent a link to new@example.com. Your address changes once you open it.",
			),
		)
		.toBeVisible();
	await expect.element(page.getByText("Link sent", { exact: true })).toBeVisible();
	await expect.element(email).toHaveValue("");
	await expect.element(password).toHaveValue("");
	expect(sent).toEqual([
		{
			call: "POST /api/account/email",
			body: { email: "new@example.com", password: "correct horse" },
		},
	]);
});

test("while it is asked for the button says so", async () => {
	fakeApi({ ...account, "POST /api/account/email": staysSilent });
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(section.getByRole("button", { name: "Sending..." })).toBeVisible();
});

test("an address of another account is refused on its field, and nothing typed is lost", async () => {
	fakeApi({
		...account,
		"POST /api/account/email": refuses(409, {
			code: "taken",
			message: "Another account uses this address.",
			fields: { email: "Another account uses this address" },
		}),
	});
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(email).toHaveAccessibleDescription("Another account uses this address");
	expect(page.getByText("Address not changed").elements()).toEqual([]);
	await expect.element(email).toHaveValue("new@example.com");
	await expect.element(password).toHaveValue("correct horse");
});

test("a refusal that is on no field is told", async () => {
	fakeApi({ ...account, "POST /api/account/email": isDown });
	renderScreen("/account");
	await fillIn();

	await button.click();

	await expect.element(page.getByText("Address not changed", { exact: true })).toBeVisible();
});

test("what is missing is said on its field, and the server is not asked", async () => {
	const { sent } = fakeApi(account);
	renderScreen("/account");

	await button.click();

	await expect
		.element(email)
		.toHaveAccessibleDescription("Enter an e-mail address like name@example.com");
	await expect.element(password).toHaveAccessibleDescription("Enter your password");
	expect(sent).toEqual([]);
});
