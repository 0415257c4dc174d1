import {
	ADMIN_EMAIL,
	leave,
	openDesk,
	openPanel,
	setPrices,
	signInAs,
	tabs,
} from "./administering.ts";
import { expectToast } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { PASSWORD, register, registerVerified, signIn, somebody } from "./people.ts";
import { expectPlan, openCheckout, subscribe } from "./subscribing.ts";
import { planInTables } from "./tables.ts";

test("somebody who signs in as the administrator of the configuration finds the panel and its tabs", async ({
	page,
	mailbox,
}) => {
	await openPanel(page, mailbox);
	await leave(page);
	await page.goto("/admin");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await signIn(page, ADMIN_EMAIL, PASSWORD);
	await expect(page.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();
	await expect(page.getByRole("main").getByText("Welcome, theadmin")).toBeVisible();
	await expect(page.getByRole("tab")).toHaveText(Object.values(tabs));
	await expect(page.getByRole("tab", { name: "Promo Codes" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await page.getByRole("main").getByRole("link", { name: "Back to App" }).click();
	await expect(page).toHaveURL("/");
});

test("whoever is no administrator is told so, by the screen and by every call", async ({
	page,
}) => {
	await register(page);
	await page.goto("/admin?tab=users");
	await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	await expect(
		page.getByText("You don't have permission to access the admin panel.", { exact: true }),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
	for (const path of ["users", "settings", "promo-codes", "audit", "system"]) {
		expect((await page.request.get(`/api/admin/${path}`)).status(), path).toBe(403);
	}
});

test("a promo code is made, used, changed, switched off and deleted; whoever has it keeps it", async ({
	page,
	mailbox,
	provider,
}) => {
	const code = `J${Date.now().toString(36)}`.toUpperCase();
	await openPanel(page, mailbox);
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: "Create Promo Code" }).click();
	await dialog.getByLabel("Promo Code").fill("ab");
	await dialog.getByRole("button", { name: "Create Promo Code" }).click();
	await expect(dialog.getByText("Code must be at least 3 characters")).toBeVisible();
	await expect(dialog.getByText("Discount must be greater than 0")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await dialog.getByLabel("Promo Code").fill(code.toLowerCase());
	await dialog.getByLabel("Discount Value").fill("20");
	await dialog.getByLabel("Usage Limit (optional)").fill("2");
	await dialog.getByRole("button", { name: "Create Promo Code" }).click();
	await expectToast(page, "Promo code created successfully");
	const row = page.getByRole("row").filter({ hasText: code });
	await expect(row).toContainText("20%");
	await expect(row).toContainText("Active");

	await leave(page);
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page);
	await page.getByLabel("Promo code").fill(code);
	await page.getByRole("button", { name: "Apply" }).click();
	await expectToast(page, "You saved £5.00");
	await page.getByLabel("Card number").fill("4242424242424242");
	await page.getByLabel("Expiry").fill("1239");
	await page.getByLabel("CVC").fill("123");
	await page.getByRole("button", { name: "Start Free Trial" }).click();
	await expect(page.getByRole("heading", { name: "Welcome to the Pro plan" })).toBeVisible();
	expect(planInTables(email).plans).toEqual(["pro trialing 2000"]);

	await openPanel(page, mailbox);
	await expect(row).toContainText("1 / 2");
	await page.getByRole("button", { name: `Edit ${code}` }).click();
	await dialog.getByLabel("Discount Value").fill("50");
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expectToast(page, "Promo code updated successfully");
	await expect(row).toContainText("50%");
	await page.getByRole("button", { name: `Deactivate ${code}` }).click();
	await expectToast(page, "Promo code status updated");
	await expect(row).toContainText("Inactive");
	await page.getByRole("button", { name: `Delete ${code}` }).click();
	await expect(
		dialog.getByText("Are you sure you want to delete this promo code?", { exact: true }),
	).toBeVisible();
	await dialog.getByRole("button", { name: `Delete ${code}` }).click();
	await expectToast(page, "Promo code deleted successfully");
	await expect(row).toHaveCount(0);

	await provider.passDays(8);
	expect(planInTables(email).plans).toEqual(["pro active 2000"]);
	expect(await provider.payments()).toMatchObject([{ status: "succeeded", amount: 2000 }]);
});

test("a plan that is given works at once, is said to be given, and is taken back", async ({
	page,
	mailbox,
}) => {
	const { email, username } = await register(page);
	await openPanel(page, mailbox, "users");
	const row = page.getByRole("row").filter({ hasText: email });
	const dialog = page.getByRole("dialog");
	await page.getByLabel("Username or email").fill(email.toUpperCase());
	await expect(row).toContainText("Free");
	await page.getByRole("button", { name: `Edit ${username}` }).click();
	await dialog.getByLabel("Plan").selectOption("Starter");
	await expect(dialog.getByText(/It is a manual grant/)).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expectToast(page, "User has been updated successfully.");
	await expect(row).toContainText("Starter");

	await leave(page);
	await signInAs(page, email);
	await expectPlan(page, /Starter.*from us until/);
	await page.goto("/property/M145LL");
	await page.getByRole("button", { name: "Generate Report - Free" }).click();
	await expect(page).toHaveURL(/\/reports\/rpt_/);
	expect(planInTables(email)).toEqual({ plans: [], reports: 1 });

	await openPanel(page, mailbox, "users");
	await page.getByLabel("Username or email").fill(email);
	await expect(row).toContainText("1 of 5");
	await page.getByRole("button", { name: `Edit ${username}` }).click();
	await dialog.getByLabel("Plan").selectOption("Free");
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expectToast(page, "User has been updated successfully.");
	await leave(page);
	await signInAs(page, email);
	await page.goto("/property/M145LL");
	await expect(page.getByRole("button", { name: /^Get Full Report/ })).toBeVisible();
});

test("rights that are given open the panel, and close it when they are withdrawn", async ({
	page,
	mailbox,
	browser,
}) => {
	const { email, username } = await register(page);
	await openPanel(page, mailbox, "users");
	const other = await browser.newPage({ extraHTTPHeaders: { "cf-connecting-ip": username } });
	await signInAs(other, email);
	await other.goto("/admin");
	await expect(other.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	const setAdmin = async () => {
		await page.getByLabel("Username or email").fill(email);
		await page.getByRole("button", { name: `Edit ${username}` }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("switch", { name: "Admin privileges" }).click();
		await dialog.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "User has been updated successfully.");
	};

	await setAdmin();
	// All that the panel asks for when it opens is answered before the rights go: it is the next press that finds them gone.
	await other.reload({ waitUntil: "networkidle" });
	await expect(other.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeVisible();

	await setAdmin();
	await other.getByRole("tab", { name: "Users" }).click();
	await expect(other.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	await other.close();
});

test("deleting somebody who pays ends their plan first, and they cannot sign in again", async ({
	page,
	mailbox,
	provider,
}) => {
	const { email, username } = await registerVerified(page, mailbox);
	await subscribe(page);
	await openPanel(page, mailbox, "users");
	await page.getByLabel("Username or email").fill(email);
	await page.getByRole("button", { name: `Delete ${username}` }).click();
	const dialog = page.getByRole("dialog");
	await expect(
		dialog.getByText("Are you sure you want to delete this user? This action cannot be undone."),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Delete user" }).click();
	await expectToast(page, "User Deleted");
	await expect(page.getByText("No users found matching your search.")).toBeVisible();
	expect(await provider.subscriptions()).toMatchObject([{ status: "canceled" }]);

	await leave(page);
	await page.goto("/auth");
	await signIn(page, email, PASSWORD);
	await expectToast(page, "Login failed");
});

test("a price that is no number becomes 0, which is asked about before it is saved", async ({
	page,
	mailbox,
}) => {
	await openPanel(page, mailbox, "settings");
	const price = page.getByLabel("Report Price");
	const save = page.getByRole("button", { name: "Save Settings" });
	const dialog = page.getByRole("dialog");
	try {
		for (const typed of ["", "abc"]) {
			await price.fill(typed);
			await save.click();
			await expect(dialog.getByText(/Report Price becomes £0/)).toBeVisible();
			await dialog.getByRole("button", { name: "Keep editing" }).click();
			await expect(price).toHaveValue("0.00");
			expect(await (await page.request.get("/api/report-price")).json()).toEqual({ price: 15 });
		}
		await save.click();
		await dialog.getByRole("button", { name: "Save at £0" }).click();
		await expectToast(page, "Admin settings have been saved successfully.");
		expect(await (await page.request.get("/api/report-price")).json()).toEqual({ price: 0 });

		await price.fill("19.99");
		await save.click();
		await expectToast(page, "Settings Saved");
		await page.goto("/property/M145LL");
		await expect(page.getByRole("button", { name: /^Get Full Report.*£19\.99/ })).toBeVisible();
	} finally {
		await setPrices(page, { reportPrice: 15 });
	}
});

test("a report at £0 is given for an e-mail address alone", async ({
	page,
	mailbox,
	provider,
	browser,
}) => {
	const desk = await openDesk(browser, mailbox);
	try {
		await setPrices(desk, { reportPrice: 0 });
		const { email } = somebody();
		await page.goto("/property/M145LL");
		await page.getByRole("button", { name: /^Get Full Report/ }).click();
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: /^Get the report/i }).click();
		await expect(page).toHaveURL(/\/reports\/rpt_/);
		await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
		await expect.poll(() => mailbox.subjects(email)).toHaveLength(1);
		expect(await provider.payments()).toEqual([]);
	} finally {
		await setPrices(desk, { reportPrice: 15 });
		await desk.close();
	}
});

test("live mode is refused while its keys are missing, which are named", async ({
	page,
	mailbox,
}) => {
	await openPanel(page, mailbox, "settings");
	await expect(page.getByRole("switch", { name: "Test mode" })).toBeChecked();
	await expect(page.getByText("STRIPE_SECRET_KEY_LIVE is not set")).toBeVisible();
	await expect(page.getByText("STRIPE_WEBHOOK_SECRET_LIVE is not set")).toBeVisible();
	const headers = { origin: new URL(page.url()).origin };
	const data = { isStripeTestMode: false };
	const forced = await page.request.put("/api/admin/settings", { data, headers });
	expect(forced.status()).toBe(422);
	expect((await forced.json()).message).toContain("STRIPE_SECRET_KEY_LIVE");
	expect((await (await page.request.get("/api/stripe/config")).json()).isTestMode).toBe(true);
});
