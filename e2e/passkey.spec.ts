import { leave } from "./administering.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { PASSWORD, register, signIn, verify } from "./people.ts";

/** Named in the configuration beside the administrator of the other journeys. */
const OWNER = "owner@example.com";

test("an administrator adds a passkey, signs in with it, and by a recovery code where it is lost", async ({
	page,
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
	await register(page, { username: "theowner", email: OWNER });
	await verify(page, mailbox, OWNER);

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
	expect(await mailbox.subjects(OWNER)).toContain("A passkey was added to your account");

	const openPanel = async () => {
		await leave(page);
		await page.goto("/auth?next=/admin");
		await signIn(page, OWNER, PASSWORD);
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
	expect(await mailbox.subjects(OWNER)).toContain("A recovery code was used");

	await page.goto("/account");
	await section.getByRole("button", { name: "Remove My laptop" }).click();
	await expect(section.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});
