import { expectReport, expectToast, pay } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { registerVerified } from "./people.ts";
import { DECLINED_LATER, expectPlan, expectWelcome, subscribe } from "./subscribing.ts";
import { planInTables, standingInTables } from "./tables.ts";

test("a trial becomes a paid plan, which renews, with invoices to read", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page);
	await provider.passDays(8);
	expect(planInTables(email).plans).toEqual(["pro active 2500"]);
	// A session that is not used for thirty days ends.
	await expectPlan(page, /Pro\s*Active/);
	await provider.passDays(25);
	await expectPlan(page, /Pro\s*Active/);
	await provider.passDays(7);
	await expect
		.poll(async () => (await provider.payments()).map(({ amount }) => amount))
		.toEqual([2500, 2500]);
	await expectPlan(page, /Pro\s*Active/);
	await expect(page.getByRole("cell", { name: "£25" })).toHaveCount(2);
	expect(await barriers(page)).toEqual([]);
});

test("a declined renewal stops the plan and says so; another card in the billing portal brings it back", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page, "pro", DECLINED_LATER);
	await provider.passDays(8);
	expect(planInTables(email).plans).toEqual(["pro past_due 2500"]);
	await expect.poll(() => mailbox.subjects(email)).toContain("Payment for your Pro plan failed");
	await page.goto("/property/M145LL");
	await expect(page.getByRole("button", { name: /^Get Full Report/ })).toBeVisible();
	await expectPlan(page, "Payment failed");
	expect(await barriers(page)).toEqual([]);

	await page.getByRole("button", { name: "Update card" }).click();
	await expect(page.getByRole("heading", { name: "Your billing" })).toBeVisible();
	await page.getByLabel("New card number").fill("4242424242424242");
	await page.getByRole("button", { name: "Use this card" }).click();
	await page.getByRole("button", { name: "Pay it" }).click();
	await expect(page.getByRole("status")).toBeVisible();
	await page.getByRole("link", { name: "Back" }).click();

	await expect.poll(() => planInTables(email).plans).toEqual(["pro active 2500"]);
	await expectPlan(page, /Visa ending (in )?4242/);
});

test("an upgrade is quoted and charged for the rest of the period, and a downgrade holds from the next period", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page, "starter");
	await provider.passDays(8);
	await page.goto("/subscription");
	await page.getByRole("link", { name: "Upgrade Expert" }).click();
	await expect(page.getByText("From today")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await page.getByRole("button", { name: /^Pay £\d+\.\d\d with/ }).click();
	await expectWelcome(page, "expert");
	expect(planInTables(email).plans).toEqual(["expert active 4500"]);
	const charged = (await provider.payments()).map(({ amount }) => amount);
	expect(charged).toEqual([1500, expect.any(Number)]);
	expect(charged[1]).toBeGreaterThan(2700);
	expect(charged[1]).toBeLessThan(3000);

	await page.goto("/subscription");
	await page.getByRole("link", { name: "Downgrade Pro" }).click();
	await expect(page.getByText(/You stay on Expert until then/)).toBeVisible();
	await page.getByRole("button", { name: /^Change to Pro/ }).click();
	await expect(page.getByRole("heading", { name: "Your plan changes to Pro" })).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	expect(planInTables(email).plans).toEqual(["expert active 4500"]);
	expect(await provider.payments()).toHaveLength(2);
	expect(await provider.subscriptions()).toHaveLength(1);
});

test("after a trial the plan is given up in two presses, and all that was paid comes back", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page);
	await provider.passDays(8);
	await expect
		.poll(() => mailbox.subjects(email))
		.toContainEqual(expect.stringMatching(/^You can still give Pro up, until/));
	await expectPlan(page, "Money back");
	await page.getByRole("button", { name: "Cancel plan" }).click();
	const dialog = page.getByRole("dialog", { name: "Cancel Pro?" });
	expect(await barriers(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Cancel now, money back" }).click();

	await expect(page.locator("#plan")).toContainText("£25 goes back to your card");
	expect(planInTables(email).plans).toEqual(["pro canceled 2500"]);
	await expect.poll(() => mailbox.subjects(email)).toContain("Your Pro plan has ended");
	await page.reload();
	await expect(page.getByRole("cell", { name: /refunded/i })).toBeVisible();
});

test("a plan is cancelled, resumed, cancelled again, and ends", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page);
	await provider.passDays(8);
	await page.goto("/account");
	const cancel = async () => {
		await page.getByRole("button", { name: "Cancel plan" }).first().click();
		const dialog = page.getByRole("dialog");
		expect(await barriers(page)).toEqual([]);
		await dialog.getByRole("button", { name: "Cancel at the end" }).click();
		await expect(page.getByRole("button", { name: "Resume plan" })).toBeVisible();
	};
	await cancel();
	await expect
		.poll(() => mailbox.subjects(email))
		.toContainEqual(expect.stringMatching(/^Your Pro plan ends on /));
	await page.getByRole("button", { name: "Resume plan" }).click();
	await expect(page.getByRole("button", { name: "Cancel plan" })).toBeVisible();
	await cancel();
	await provider.passDays(24);
	expect(planInTables(email).plans).toEqual(["pro active 2500"]);
	await page.goto("/property/M145LL");
	await expect(page.getByRole("button", { name: "Generate Report - Free" })).toBeVisible();
	await provider.passDays(9);
	await expect.poll(() => planInTables(email).plans).toEqual(["pro canceled 2500"]);
	await expectPlan(page, "Your plan has ended.");
	await page.goto("/property/M145LL");
	await expect(page.getByRole("link", { name: "View Subscription Plans" })).toBeVisible();
});

test("a subscriber reads what is locked for others, makes reports, and is told when the month's are used", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await page.goto("/property/M145LL");
	await expect(page.getByRole("link", { name: "View Subscription Plans" })).toBeVisible();
	await subscribe(page, "starter");
	for (let made = 0; made < 5; made += 1) {
		await page.goto("/property/M145LL");
		await expect(page.getByText(`${made}/5 used this month`)).toBeVisible();
		await page.getByRole("button", { name: "Generate Report - Free" }).click();
		await expectToast(page, /Report Generated!\s*Your subscription report is ready to view\./);
		await expect(page).toHaveURL(/\/reports\/rpt_/);
		await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
	}
	expect(planInTables(email)).toEqual({ plans: ["starter trialing 1500"], reports: 5 });

	await page.goto("/property/M145LL");
	await expect(page.getByText("Monthly Limit Reached")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await expect(page.getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute(
		"href",
		"/subscription",
	);
	const id = await orderOne(page);
	await pay(page);
	await expectReport(page, id);
	expect(standingInTables(id)).toEqual({ report: "paid", payments: ["settled"] });
	expect(await provider.payments()).toHaveLength(1);

	async function orderOne(at: typeof page) {
		await at.getByRole("button", { name: /^Buy Individual Report/ }).click();
		await expect(at.getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible();
		return new URL(at.url()).pathname.split("/").at(-1) ?? "";
	}
});

test("a payment given back at the provider ends the plan here", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page);
	await provider.passDays(8);
	await provider.giveBack();
	await expect.poll(() => planInTables(email).plans).toEqual(["pro canceled 2500"]);
	await expectPlan(page, "Your plan has ended.");
	await expect(page.getByText("Refunded")).toBeVisible();
});
