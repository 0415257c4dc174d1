import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const token = "a-token-of-twenty-characters";
const verify = `/api/verify-email/${token}`;
const verified = gives({ message: "Your e-mail address is verified." });
const isSpent = refuses(404, { code: "link_invalid", message: "This link does not work." });
const button = page.getByRole("button", { name: "Verify my e-mail" });

test("someone who is not signed in signs in first, and comes back", async () => {
	const { asked } = fakeApi({ [verify]: verified });
	renderScreen(`/verify-email/${token}`);

	await expect
		.element(page.getByRole("main").getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", `/auth?next=/verify-email/${token}`);
	await expect.element(button).not.toBeInTheDocument();
	expect(asked).not.toContain(verify);
});

test("opening the link asks nothing: a press does, once", async () => {
	const { asked } = fakeApi({ ...signedInAs({ isVerified: false }), [verify]: staysSilent });
	renderScreen(`/verify-email/${token}`);
	await expect.element(button).toBeVisible();
	expect(asked).not.toContain(verify);

	pressTwice(button);

	await expect.element(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
	expect(asked.filter((path) => path === verify)).toHaveLength(1);
});

test("who verified an address goes on to the account, which knows of it", async () => {
	fakeApi({
		"/api/user": inTurn(gives(aUser({ isVerified: false })), gives(aUser())),
		[verify]: verified,
		"/api/account/sessions": gives({ sessions: [] }),
	});
	renderScreen(`/verify-email/${token}`);

	await button.click();
	await expect.element(page.getByRole("heading", { name: "E-mail verified" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Account" }).click();

	await expect.element(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
	await expect.element(page.getByText(/is not verified yet/)).not.toBeInTheDocument();
});

test.for([
	["is spent", isSpent],
	["is not whole", refuses(400, { code: "invalid_input", message: "This link is not whole" })],
] as const)(
	"a link that %s says how long links work, and a new one is sent",
	async ([, answer]) => {
		const { sent } = fakeApi({
			...signedInAs({ isVerified: false }),
			[verify]: answer,
			"POST /api/resend-verification": gives({ message: "We sent a link to ada@example.com." }),
		});
		renderScreen(`/verify-email/${token}`);
		await button.click();
		await expect.element(page.getByText(/^Links work for 24 hours and once\./)).toBeVisible();

		await page.getByRole("button", { name: "Send a new link" }).click();

		await expect.element(page.getByText("Link sent", { exact: true })).toBeVisible();
		await expect.element(page.getByText("We sent a link to ada@example.com.")).toBeVisible();
		expect(sent).toEqual([{ call: "POST /api/resend-verification", body: null }]);
	},
);

test("a link that was sent for another account says so", async () => {
	const message = "This link belongs to another account. Sign in to that one to use it.";
	fakeApi({
		...signedInAs(),
		[verify]: refuses(404, { code: "link_not_yours", message }),
	});
	renderScreen(`/verify-email/${token}`);

	await button.click();

	await expect.element(page.getByText(message)).toBeVisible();
	await expect.element(page.getByText("Already verified")).not.toBeInTheDocument();
});

test("who is verified already has nothing left to do", async () => {
	fakeApi({ ...signedInAs(), [verify]: isSpent });
	renderScreen(`/verify-email/${token}`);

	await button.click();

	await expect.element(page.getByRole("heading", { name: "Already verified" })).toBeVisible();
	await expect.element(page.getByText(/^ada@example\.com is confirmed/)).toBeVisible();
});

test("a failure that says nothing of the link leaves the button", async () => {
	fakeApi({ ...signedInAs({ isVerified: false }), [verify]: inTurn(isDown, verified) });
	renderScreen(`/verify-email/${token}`);
	await button.click();
	await expect
		.element(page.getByText("We could not reach the server. Please try again."))
		.toBeVisible();

	await button.click();

	await expect.element(page.getByRole("heading", { name: "E-mail verified" })).toBeVisible();
});
