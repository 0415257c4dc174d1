import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSession, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const here = aSession();
const phone = aSession({ id: "a/b", device: "Safari on iPhone", current: false });
const laptop = aSession({ id: "laptop", device: "Firefox on Linux", current: false });
const account = {
	...signedInAs(),
	"/api/account/sessions": gives({ sessions: [here, phone, laptop] }),
};
const section = page.getByRole("region", { name: "Devices" });
const devices = section.getByRole("listitem");

test("every device is named with its last use; only others can be signed out", async () => {
	fakeApi(account);
	renderScreen("/account");

	await expect.element(devices.first()).toHaveTextContent(/^Chrome on Windows/);
	await expect.element(devices.first()).toHaveTextContent(/Last used 20 Nov 2026, \d+ [ap]m/);
	await expect.element(devices.first()).toHaveTextContent(/This device$/);
	expect(
		devices
			.getByRole("button")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(["Sign out Safari on iPhone", "Sign out Firefox on Linux"]);
});

test("one device is signed out, once, and what is left is shown", async () => {
	const { sent } = fakeApi({
		...account,
		"DELETE /api/account/sessions/a%2Fb": gives({ sessions: [here, laptop] }),
	});
	renderScreen("/account");
	await expect.element(devices.nth(2)).toBeVisible();

	pressTwice(section.getByRole("button", { name: "Sign out Safari on iPhone" }));

	await expect.element(page.getByText("That device is signed out.")).toBeVisible();
	await expect.element(section.getByText("Safari on iPhone")).not.toBeInTheDocument();
	await expect.element(section.getByRole("list")).toHaveFocus();
	await expect.element(section.getByText("Firefox on Linux").first()).toBeVisible();
	expect(sent).toEqual([{ call: "DELETE /api/account/sessions/a%2Fb", body: null }]);
});

test("all other devices are signed out at once, after which there is nothing to sign out", async () => {
	const { sent } = fakeApi({
		...account,
		"DELETE /api/account/sessions": gives({ sessions: [here] }),
	});
	renderScreen("/account");

	await section.getByRole("button", { name: "Sign out everywhere else" }).click();

	await expect.element(page.getByText("Every other device is signed out.")).toBeVisible();
	await expect.element(section.getByRole("button")).not.toBeInTheDocument();
	expect(sent).toEqual([{ call: "DELETE /api/account/sessions", body: null }]);
});

test("only the button that was pressed says that it is under way", async () => {
	fakeApi({ ...account, "DELETE /api/account/sessions/laptop": staysSilent });
	renderScreen("/account");

	await section.getByRole("button", { name: "Sign out Firefox on Linux" }).click();

	await expect.element(devices.nth(2).getByRole("button")).toHaveTextContent("Signing out...");
	await expect
		.element(devices.nth(1).getByRole("button"))
		.toHaveTextContent("Sign out Safari on iPhone");
	await expect
		.element(section.getByRole("button", { name: "Sign out everywhere else" }))
		.toBeVisible();
});

test("a device that could not be signed out stays, and it is said why", async () => {
	fakeApi({
		...account,
		"DELETE /api/account/sessions/laptop": refuses(500, {
			code: "internal",
			message: "Something broke.",
		}),
	});
	renderScreen("/account");

	await section.getByRole("button", { name: "Sign out Firefox on Linux" }).click();

	await expect.element(page.getByText("Something broke.")).toBeVisible();
	await expect.element(devices.nth(2)).toHaveTextContent(/^Firefox on Linux/);
});

test("while the devices are on their way it is said, and a failure can be tried again", async () => {
	fakeApi({
		...account,
		"/api/account/sessions": inTurn(isDown, gives({ sessions: [here] })),
	});
	renderScreen("/account");
	await expect.element(section.getByText(/^We could not reach the server/)).toBeVisible();

	await section.getByRole("button", { name: "Try again" }).click();

	await expect.element(devices).toHaveTextContent(/^Chrome on Windows/);
});

test("until the devices are known their place is kept", async () => {
	fakeApi({ ...account, "/api/account/sessions": staysSilent });
	renderScreen("/account");

	await expect.element(section.getByRole("status")).toHaveTextContent("Loading your devices");
});
