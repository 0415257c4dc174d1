import { leave } from "./administering.ts";
import { expectToast } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { connectPayments } from "./payments.ts";
import { logOut, PASSWORD, registerVerified, signIn } from "./people.ts";
import { expectPlan, expectWelcome, openCheckout, type Plan, payForPlan } from "./subscribing.ts";
import { planInTables } from "./tables.ts";

const plans: readonly { plan: Plan; pence: number; price: string }[] = [
	{ plan: "starter", pence: 1500, price: "£15.00" },
	{ plan: "pro", pence: 2500, price: "£25.00" },
	{ plan: "expert", pence: 4500, price: "£45.00" },
];

for (const { plan, pence, price } of plans) {
	test(`${plan} is chosen from the plans, begins free, and is welcomed`, async ({
		page,
		provider,
		mailbox,
	}) => {
		const { email } = await registerVerified(page, mailbox);
		await page.goto("/subscription");
		await page.locator(`a[href="/subscription-checkout/${plan}"]`).first().click();
		await expect(page.getByText("Due today")).toBeVisible();
		await expect(page.getByText(/^First charge: £\d+\.00 on /)).toContainText(price);
		await expect(page.getByLabel("Card number")).toBeVisible();
		expect(planInTables(email)).toEqual({ plans: [], reports: 0 });

		await payForPlan(page);

		await expectToast(page, /Subscription Successful!\s*Welcome to \w+ plan! Check your email/);
		await expectWelcome(page, plan);
		expect(planInTables(email).plans).toEqual([`${plan} trialing ${pence}`]);
		expect(await provider.payments()).toEqual([]);
		await expect
			.poll(() => mailbox.subjects(email))
			.toContainEqual(expect.stringMatching(/^Welcome to the \w+ plan$/));
	});
}

test("a visitor without an account signs in at the checkout and comes back to it", async ({
	page,
	provider,
	mailbox,
}) => {
	const { username } = await registerVerified(page, mailbox);
	await page.goto("/subscription");
	expect(await barriers(page)).toEqual([]);
	await page.goto("/");
	await logOut(page);
	await page.goto("/subscription/checkout/starter");
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await signIn(page, username, PASSWORD);
	await expect(page).toHaveURL(/\/subscription\/checkout\/starter$/);
	await expect(page.getByText("Due today")).toBeVisible();
	await expect(page.getByLabel("Card number")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await payForPlan(page);
	await expectWelcome(page, "starter");
	expect(await barriers(page)).toEqual([]);
	expect(await provider.subscriptions()).toHaveLength(1);
});

test("a promo code is applied, removed and applied again, and is what is charged", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page);
	const code = page.getByLabel("Promo code");
	await code.fill("welcome20");
	await expect(code).toHaveValue("WELCOME20");
	await code.press("Enter");
	await expectToast(page, /Promo code applied!\s*You saved £5\.00/);
	await expect(page.getByText("−£5.00")).toBeVisible();
	await expect(page.getByText(/^First charge: £20\.00 on /)).toBeVisible();

	await page.getByRole("button", { name: "Remove WELCOME20" }).click();
	await expectToast(page, /Promo code removed\s*Original pricing restored/);
	await expect(page.getByText(/^First charge: £25\.00 on /)).toBeVisible();

	await code.fill("EIGHTH");
	await page.getByRole("button", { name: "Apply" }).click();
	await expectToast(page, /You saved £3\.13/);
	await expect(page.getByText(/^First charge: £21\.87 on /)).toBeVisible();
	await expect(page.getByLabel("Card number")).toBeVisible();
	await payForPlan(page);
	await expectWelcome(page);
	await provider.passDays(8);
	expect(planInTables(email).plans).toEqual(["pro active 2187"]);
	expect(await provider.payments()).toMatchObject([{ status: "succeeded", amount: 2187 }]);
});

test("each reason against a code is said, and the price stays", async ({
	page,
	provider,
	mailbox,
}) => {
	await registerVerified(page, mailbox);
	await openCheckout(page, "starter");
	const reasons = {
		NOSUCH: "We do not know this promo code.",
		EXPIRED: "This promo code has expired.",
		USEDUP: "This promo code has been used as often as it may be.",
		PROONLY: "This promo code is not for this plan.",
		OFF: "This promo code is not active.",
	};
	for (const [code, words] of Object.entries(reasons)) {
		await page.getByLabel("Promo code").fill(code);
		await page.getByRole("button", { name: "Apply" }).click();
		await expectToast(page, "Invalid promo code");
		await expectToast(page, words);
		await expect(page.getByRole("main")).toContainText(words);
	}
	await expect(page.getByText(/^First charge: £15\.00 on /)).toBeVisible();
	expect(await provider.subscriptions()).toEqual([]);
});

test("a code for everything takes a card, charges nothing, and goes on so", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page, "expert");
	await page.getByLabel("Promo code").fill("FREE100");
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.getByText("Your code covers the whole price.")).toBeVisible();
	await expect(page.getByLabel("Card number")).toBeVisible();
	await payForPlan(page);
	await expectWelcome(page, "expert");
	await provider.passDays(8);
	await expectPlan(page, "£0 a month");
	expect(planInTables(email).plans).toEqual(["expert active 0"]);
	expect(await provider.payments()).toEqual([]);
});

test("two windows on two plans never pay for each other's", async ({
	page,
	context,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page, "pro");
	const other = await context.newPage();
	await connectPayments(other);
	await openCheckout(other, "expert");

	await payForPlan(page);

	await expect(page.getByRole("main")).toContainText(/replaced|another window|begin again/i);
	expect(planInTables(email).plans).toEqual([]);
	await expect(page.getByLabel("Card number")).toBeVisible();
	await payForPlan(page);
	await expectWelcome(page, "pro");
	expect(planInTables(email).plans).toEqual(["pro trialing 2500"]);
	expect(await provider.subscriptions()).toHaveLength(1);
	await other.close();
});

test("a tab closed before it could confirm still has its plan: the provider's event begins it", async ({
	page,
	provider,
	mailbox,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page);
	await page.route("**/api/subscription/confirm", (route) => route.abort());
	await provider.setAutomatic(false);
	await payForPlan(page);
	await expectToast(page, /Setup Error\s*We could not confirm your subscription/);
	await page.goto("about:blank");

	await provider.deliver({ order: "shuffled", copies: 2 });

	expect(planInTables(email).plans).toEqual(["pro trialing 2500"]);
	await expectPlan(page, /Pro\s*Free trial/);
	expect(await provider.subscriptions()).toHaveLength(1);
});

test("a card that has had a trial pays from the first day, once its owner agrees", async ({
	page,
	provider,
	mailbox,
}) => {
	await registerVerified(page, mailbox);
	await openCheckout(page);
	await payForPlan(page);
	await expectWelcome(page);
	await leave(page);
	const { email } = await registerVerified(page, mailbox);
	await openCheckout(page);
	await expect(
		page.getByText("£25.00 today if this card has had a trial: we ask you first."),
	).toBeVisible();
	await payForPlan(page);

	await expect(page.getByText("This card has had a free trial already.")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	expect(await provider.payments()).toMatchObject([{ status: "requires_payment_method" }]);
	await expect(page.getByRole("button", { name: "Pay £25.00" })).toBeVisible();
	await payForPlan(page);

	await expectWelcome(page);
	expect(planInTables(email).plans).toEqual(["pro active 2500"]);
	expect(await provider.payments()).toMatchObject([{ status: "succeeded", amount: 2500 }]);
});
