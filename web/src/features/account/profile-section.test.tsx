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
const section = page.getByRole("region", { name: "Profile" });
const username = section.getByLabelText("Username");
const firstName = section.getByLabelText("First name (optional)");
const lastName = section.getByLabelText("Last name (optional)");
const button = section.getByRole("button", { name: "Save changes" });

test("the fields begin with what is kept, and a name never given is empty", async () => {
	fakeApi(account);
	renderScreen("/account");

	await expect.element(username).toHaveValue("ada");
	await expect.element(firstName).toHaveValue("Ada");
	await expect.element(lastName).toHaveValue("");
});

test("a change is sent once, shown as the server keeps it, and known to the header", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({
		...account,
		"PATCH /api/account/profile": gives(aUser({ username: "countess", lastName: "Lovelace" })),
	});
	renderScreen("/account");
	await username.fill(" countess ");
	await lastName.fill("Lovelace");

	pressTwice(button);

	await expect.element(page.getByText("Profile saved", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Welcome, countess")).toBeVisible();
	await expect.element(username).toHaveValue("countess");
	expect(sent).toEqual([
		{
			call: "PATCH /api/account/profile",
			body: { username: " countess ", firstName: "Ada", lastName: "Lovelace" },
		},
	]);
});

test("while it is kept the button says so", async () => {
	fakeApi({ ...account, "PATCH /api/account/profile": staysSilent });
	renderScreen("/account");

	await button.click();

	await expect.element(section.getByRole("button", { name: "Saving..." })).toBeVisible();
});

test("a username that is taken is said on its field, and what was typed stays", async () => {
	fakeApi({
		...account,
		"PATCH /api/account/profile": refuses(409, {
			code: "taken",
			message: "That username is taken.",
			fields: { username: "That username is taken" },
		}),
	});
	renderScreen("/account");
	await username.fill("grace");
	await lastName.fill("Lovelace");

	await button.click();

	await expect.element(username).toHaveAccessibleDescription(/That username is taken$/);
	expect(page.getByText("Profile not saved").elements()).toEqual([]);
	await expect.element(username).toHaveValue("grace");
	await expect.element(lastName).toHaveValue("Lovelace");
});

test("a refusal that is on no field is told", async () => {
	fakeApi({ ...account, "PATCH /api/account/profile": isDown });
	renderScreen("/account");

	await button.click();

	await expect.element(page.getByText("Profile not saved", { exact: true })).toBeVisible();
});

test("what can be no username is refused before the call", async () => {
	const { sent } = fakeApi(account);
	renderScreen("/account");
	await username.fill("a b");

	await button.click();

	await expect.element(username).toHaveAttribute("aria-invalid", "true");
	expect(sent).toEqual([]);
});
