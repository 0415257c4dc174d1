import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSession, aUser, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isSignedOut } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const methods = { "/api/auth/methods": gives({ google: false }) };
const devices = page.getByRole("region", { name: "Devices" }).getByRole("listitem");

async function signIn() {
	const form = page.getByRole("tabpanel", { name: "Sign In" });
	await form.getByLabelText("Username or e-mail address").fill("grace");
	await form.getByLabelText("Password", { exact: true }).fill("correct horse");
	await form.getByRole("button", { name: "Sign In" }).click();
}

test("who signs in next sees nothing of who was signed in before", async () => {
	await page.viewport(1280, 800);
	fakeApi({
		...methods,
		...signedInAs(),
		"/api/account/sessions": inTurn(
			gives({ sessions: [aSession({ device: "Device of ada" })] }),
			gives({ sessions: [aSession({ device: "Device of grace" })] }),
		),
		"POST /api/logout": gives({ message: "Done." }),
		"POST /api/login": gives(aUser({ username: "grace" })),
	});
	const { address } = renderScreen("/account");
	await expect.element(devices).toHaveTextContent(/^Device of ada/);

	await page.getByRole("button", { name: "Logout" }).click();
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await signIn();

	await expect.poll(address).toBe("/account");
	await expect.element(devices).toHaveTextContent(/^Device of grace/);
	await expect.element(page.getByLabelText("Username")).toHaveValue("grace");
});

test("a late answer about the visitor before signing in does not sign them out again", async () => {
	await page.viewport(1280, 800);
	const asked = Promise.withResolvers<void>();
	fakeApi({
		...methods,
		"/api/user": async (url) => {
			await asked.promise;
			return isSignedOut(url);
		},
		"POST /api/login": gives(aUser({ username: "grace" })),
	});
	const { address } = renderScreen("/auth?next=/subscription");
	await signIn();
	await expect.element(page.getByText("Welcome, grace")).toBeVisible();

	asked.resolve();
	await expect.poll(address).toBe("/subscription");

	await expect.element(page.getByText("Welcome, grace")).toBeVisible();
});
