import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { aContact } from "#web/test/a-contact.ts";
import { aPreview } from "#web/test/a-preview.ts";
import {
	aGrantedPlan,
	aPlanSetAside,
	aSubscription,
	aTrialState,
	aTrialSubscription,
	planPrices,
} from "#web/test/a-subscription.ts";
import { aSession, signedInAs } from "#web/test/a-user.ts";
import { beside } from "#web/test/beside.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { openPlanCheckout, planButton, planCalls } from "#web/test/open-plan-checkout.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

/** What somebody sees whose plan an administrator has changed, on every screen that speaks of plans. */

configure({ reactStrictMode: true });

const main = page.getByRole("main");
const own = page.getByRole("region", { name: "Subscription", exact: true });
const actions = own.getByRole("group", { name: "Your plan" });
const plan = (name: string) => main.getByRole("region", { name, exact: true });
const heading = (name: string) => main.getByRole("heading", { name, level: 1 });

const given = "You have the Pro plan from us until 21 December 2026; it costs you nothing.";
const setAside = "We have set your plan aside until 21 December 2026.";

/** Expert from us, beside a paid Pro. */
const more = (over: Partial<SubscriptionState> = {}) =>
	aSubscription({
		plan: "expert",
		paidPlan: "pro",
		limit: -1,
		reportsUsed: 3,
		granted: { plan: "expert", until: "2026-12-22T00:00:00.000Z" },
		...over,
	});

function open(
	address: string,
	status: SubscriptionState,
	answers: Parameters<typeof fakeApi>[0] = {},
) {
	const api = fakeApi({
		...signedInAs(),
		"/api/account/sessions": gives({ sessions: [aSession()] }),
		"/api/subscription/invoices": gives({ invoices: [] }),
		"/api/subscription-prices": gives(planPrices()),
		"/api/report-price": gives({ price: 15 }),
		"/api/trial/status": gives(aTrialState()),
		"/api/property/preview/M145LL": gives(aPreview()),
		"/api/contact": gives(aContact("help@lettable.example")),
		"/api/subscription/status": gives(status),
		...answers,
	});
	renderScreen(address);
	return api;
}

test("the account says until when a plan is a gift, and how much of it is used", async () => {
	open("/account", aGrantedPlan());

	await expect.element(own.getByText(given, { exact: true })).toBeVisible();
	await expect.element(own.getByText("3 of 25 reports used this month.")).toBeVisible();
	await expect.element(own.getByText("You pay for no plan.")).toBeVisible();
	await expect.element(actions).not.toBeInTheDocument();
});

test("a gift that ends in summer names its last day in London", async () => {
	open("/account", aGrantedPlan({ granted: { plan: "pro", until: "2027-07-01T23:00:00.000Z" } }));

	await expect.element(own.getByText(/from us until 1 July 2027;/)).toBeVisible();
});

test("a gift during a trial is not counted as the trial", async () => {
	open(
		"/account",
		more({
			...aTrialSubscription(),
			plan: "pro",
			limit: 25,
			reportsUsed: 3,
			granted: { plan: "pro", until: "2026-12-22T00:00:00.000Z" },
		}),
	);

	await expect.element(own.getByText("3 of 25 reports used this month.")).toBeVisible();
	expect(beside("Plan")).toBe("ProFree trial");
});

test("the account shows the plan that is paid for below the one that is a gift, and what can be done about it", async () => {
	open("/account", more());

	await expect.element(own.getByText(/^You have the Expert plan from us until/)).toBeVisible();
	expect(beside("Plan")).toBe("ProActive");
	expect(beside("Next charge")).toBe("20 December 2026");
	expect(beside("Reports used")).toBe("no Reports used");
	await expect.element(actions.getByRole("link", { name: "Change plan" })).toBeVisible();
});

test("a plan that was set aside can be seen and cancelled all the same, under its own name", async () => {
	const { sent } = open("/account", aPlanSetAside(), {
		"POST /api/subscription/cancel": gives(aPlanSetAside({ cancelAtPeriodEnd: true })),
	});

	await expect.element(own.getByText(setAside)).toBeVisible();
	expect(beside("Plan")).toBe("ProActive");
	await actions.getByRole("button", { name: "Cancel plan" }).click();
	const dialog = page.getByRole("dialog", { name: "Cancel Pro?" });
	await dialog.getByRole("button", { name: "Cancel plan" }).click();

	await expect.element(page.getByText("Pro ends on 20 December 2026.")).toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/cancel"]);
});

test("a plan that was made smaller says which it counts as, and is no gift", async () => {
	open(
		"/account",
		more({
			plan: "starter",
			paidPlan: "expert",
			limit: 5,
			granted: { plan: "starter", until: "2026-12-22T00:00:00.000Z" },
		}),
	);

	await expect
		.element(own.getByText("Until 21 December 2026 we have set your plan to Starter."))
		.toBeVisible();
	await expect.element(own.getByText(/costs you nothing/)).not.toBeInTheDocument();
	expect(beside("Plan")).toBe("ExpertActive");
});

test("the plans offer to take what is only a gift, trial and all", async () => {
	open("/subscription", aGrantedPlan());

	await expect.element(main.getByText(given, { exact: true })).toBeVisible();
	await expect.element(main.getByRole("link", { name: "Start Free Trial" })).toBeVisible();
	await expect
		.element(plan("Pro").getByRole("link"))
		.toHaveAttribute("href", "/subscription-checkout/pro");
});

test.for([
	["a larger gift", more(), /^You have the Expert plan from us until/],
	["it being set aside", aPlanSetAside(), setAside],
] as const)(
	"the plans mark the one that is paid for as current, in spite of %s",
	async ([, status, words]) => {
		open("/subscription", status);

		await expect.element(main.getByText(words)).toBeVisible();
		await expect.element(main.getByText("You pay for the Pro plan.")).toBeVisible();
		await expect.element(plan("Pro").getByRole("button", { name: "Current Plan" })).toBeDisabled();
		await expect.element(plan("Expert").getByRole("link")).toHaveAccessibleName("Upgrade Expert");
	},
);

test("a plan that is a gift can be bought", async () => {
	openPlanCheckout({ [planCalls.status]: gives(aGrantedPlan()) });
	await expect.element(planButton).toBeVisible();
});

test("a plan that is set aside is not sold again", async () => {
	openPlanCheckout({ [planCalls.status]: gives(aPlanSetAside()) });
	await expect.element(heading("This is your current plan")).toBeVisible();
});

test("success is of what was paid for: a gift of the same plan is none", async () => {
	open("/subscription/success?plan=pro", aGrantedPlan());
	await expect.element(main.getByText("Your plan is being set up ...")).toBeVisible();
	await expect.element(heading("Welcome to the Pro plan")).not.toBeInTheDocument();
});

test("success is of what was paid for, whatever else is a gift", async () => {
	open("/subscription/success?plan=pro", more());
	await expect.element(heading("Welcome to the Pro plan")).toBeVisible();
	expect(beside("Reports used this month")).toBe("no Reports used this month");
});

test("reports come from a gift, counted by its own months", async () => {
	open("/property/M145LL", more({ plan: "pro", paidPlan: "starter", limit: 25 }));

	await expect.element(main.getByRole("button", { name: "Generate Report - Free" })).toBeVisible();
	await expect.element(main.getByText("3/25 used this month", { exact: true })).toBeVisible();
	await expect.element(main.getByText(/The count starts again/)).not.toBeInTheDocument();
});

test("a gift that is used up promises no day of the plan that is paid for", async () => {
	open(
		"/property/M145LL",
		more({ plan: "pro", paidPlan: "starter", limit: 25, reportsUsed: 25, canGenerate: false }),
	);

	await expect
		.element(main.getByText(/^All 25 reports of this month are used\. This one/))
		.toBeVisible();
});

test("whose plan is set aside buys the report and is told why", async () => {
	open("/property/M145LL", aPlanSetAside());

	await expect.element(main.getByText(/^We have set your plan aside for now\./)).toBeVisible();
	await expect
		.element(main.getByRole("button", { name: /^Get Full Report/ }).first())
		.toBeVisible();
});
