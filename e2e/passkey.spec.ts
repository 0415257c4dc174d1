import type { AdminUserList } from "#contracts/admin/users.ts";
import { leave, openDesk } from "./administering.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { fromOurPage, PASSWORD, registerVerified, signIn } from "./people.ts";

test("an administrator adds a passkey, signs in with it, and by a recovery code where it is lost", async ({
	page,
	browser,
	mailbox,
}) => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	const { username, email } = await registerVerified(page, mailbox);
	const { request } = await openDesk(browser, mailbox);
	const found = await request.get(`/api/admin/users?q=${username}`);
	const { users }: AdminUserList = await found.json();
	const granted = await request.put(`/api/admin/users/${users[0]?.id}`, {
		data: { isAdmin: true },
		headers: fromOurPage(),
	});
	expect(granted.status(), await granted.text()).toBe(200);

	await page.goto("/account");
	const section = page.getByRole("region", { name: "Passkeys" });
	await section.getByRole("button", { name: "Add a passkey" }).click();
	const adding = page.getByRole("dialog", { name: "Add a passkey" });
	await adding.getByLabel("Name").fill("My laptop");
	await adding.getByLabel("Your password", { exact: true }).fill(PASSWORD);
	await adding.getByRole("button", { name: "Continue" }).click();
	const codes = page.getByRole("dialog", { name: "Your recovery codes" });
	await expect(codes.getByRole("listitem")).toHaveCount(10);
	const [code = ""] = await codes.getByRole("listitem").allTextContents();
	expect(await barriers(page)).toEqual([]);
	await codes.getByRole("button", { name: "I have kept them" }).click();
	await expect(section.getByText("My laptop").first()).toBeVisible();
	expect(await mailbox.subjects(email)).toContain("A passkey was added to your account");

	const openPanel = async () => {
		await leave(page);
		await page.goto("/auth?next=/admin");
		await signIn(page, username, PASSWORD);
		await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
		expect((await page.request.get("/api/admin/settings")).status()).toBe(401);
	};
	const panel = page.getByRole("heading", { name: "Admin Panel", level: 1 });
	await openPanel();
	expect(await barriers(page)).toEqual([]);
	await page.getByRole("button", { name: "Use passkey" }).click();
	await expect(panel).toBeVisible();

	await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
	await openPanel();
	await page.getByRole("button", { name: "I have lost my passkey" }).click();
	await page.getByLabel("Recovery code").fill(code);
	await page.getByRole("button", { name: "Use recovery code" }).click();
	await expect(panel).toBeVisible();
	expect(await mailbox.subjects(email)).toContain("A recovery code was used");

	await page.goto("/account");
	await section.getByRole("button", { name: "Remove My laptop" }).click();
	await expect(section.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});
