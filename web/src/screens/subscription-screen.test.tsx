import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SubscriptionState } from "#contracts/subscription.ts";
import {
	aPlanMovingDown,
	aSubscription,
	aTrialState,
	aTrialSubscription,
	noSubscription,
	planPrices,
} from "#web/test/a-subscription.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

type Answers = Parameters<typeof fakeApi>[0];

const main = page.getByRole("main");
const plan = (name: string) => main.getByRole("region", { name, exact: true });
const trial = main.getByRole("link", { name: "Start Free Trial" });
const prices: Answers = {
	"/api/subscription-prices": gives(planPrices()),
	"/api/report-price": gives({ price: 15 }),
};

function openPlans(answers: Answers = {}) {
	const api = fakeApi({ ...prices, ...answers });
	return { ...api, ...renderScreen("/subscription") };
}

/** The plans for somebody who is signed in. */
function openOwn(status: SubscriptionState, answers: Answers = {}) {
	return openPlans({ ...signedInAs(), "/api/subscription/status": gives(status), ...answers });
}

test.for([
	[
		"Starter",
		"£15 a month",
		"5 reports a month",
		"£3 a report when you use them all",
		"10 homes watched",
		"500 API assessments a month",
	],
	[
		"Pro",
		"£27.50 a month",
		"25 reports a month",
		"£1.10 a report when you use them all",
		"100 homes watched",
		"5,000 API assessments a month",
	],
	[
		"Expert",
		"£45 a month",
		"Unlimited reports",
		"As many as you need, for one price",
		"1,000 homes watched",
		"50,000 API assessments a month",
	],
] as const)("%s is shown at the server's price: %s", async ([name, price, ...allowances]) => {
	openPlans({ "/api/subscription-prices": gives(planPrices({ pro: 27.5 })) });

	await expect.element(plan(name)).toHaveTextContent(price);
	for (const allowance of allowances) {
		await expect.element(plan(name).getByText(allowance, { exact: true })).toBeVisible();
	}
	await expect.poll(() => document.title).toBe("Subscription · Lettable");
});

test("Pro, and no other, is marked most popular", async () => {
	openPlans();

	await expect.element(plan("Pro").getByText("Most Popular", { exact: true })).toBeVisible();
	expect(main.getByText("Most Popular").elements()).toHaveLength(1);
});

test.for([
	["Starter", "Choose Plan", "/subscription-checkout/starter"],
	["Pro", "Subscribe Now", "/subscription-checkout/pro"],
	["Expert", "Choose Plan", "/subscription-checkout/expert"],
] as const)("a stranger goes from %s on to its checkout", async ([name, words, path]) => {
	const { asked } = openPlans();

	const link = plan(name).getByRole("link");
	await expect.element(link).toHaveAttribute("href", path);
	await expect.element(link).toHaveAccessibleName(`${words} ${name}`);
	expect(asked).not.toContain("/api/subscription/status");
	expect(asked).not.toContain("/api/trial/status");
});

test("until the prices are known their place is kept, and none is made up", async () => {
	openPlans({ "/api/subscription-prices": staysSilent });

	await expect.element(plan("Starter")).toBeVisible();
	await expect.element(plan("Starter")).not.toHaveTextContent(/£\d/);
	expect(plan("Starter").getByRole("link").elements()).toEqual([]);
});

test("prices that cannot be had are not made up, and can be asked for again", async () => {
	let isBack = false;
	openPlans({
		"/api/subscription-prices": (url) => (isBack ? gives(planPrices())(url) : isDown(url)),
	});
	await expect
		.element(main.getByRole("alert"))
		.toHaveTextContent("We could not load the prices of the plans.");
	await expect.element(plan("Pro")).not.toBeInTheDocument();
	await expect
		.element(main.getByRole("row", { name: "Price a month Not known Not known Not known" }))
		.toBeVisible();

	isBack = true;
	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(plan("Pro")).toHaveTextContent("£25 a month");
});

test("the free trial is offered to a stranger, and leads to Pro", async () => {
	openPlans();

	await expect.element(trial).toHaveAttribute("href", "/subscription-checkout/pro");
});

test("the free trial is offered to whoever may have it", async () => {
	openOwn(noSubscription(), { "/api/trial/status": gives(aTrialState()) });

	await expect.element(trial).toBeVisible();
});

test("the free trial is not promised to somebody who has had it", async () => {
	openOwn(noSubscription({ status: "canceled" }), {
		"/api/trial/status": gives(aTrialState({ eligible: false })),
	});

	await expect.element(main.getByText("You have had your free trial.")).toBeVisible();
	await expect.element(trial).not.toBeInTheDocument();
	await expect.element(plan("Pro").getByRole("link")).toHaveTextContent("Subscribe Now");
});

test("the free trial is not promised while nobody can say who may have it", async () => {
	openOwn(noSubscription(), { "/api/trial/status": isDown });

	await expect.element(main.getByText(/^A first plan begins with a free trial\./)).toBeVisible();
	await expect.element(trial).not.toBeInTheDocument();
});

test("until it is known which plan somebody has, there is nothing to press", async () => {
	openOwn(aSubscription(), { "/api/subscription/status": staysSilent });

	await expect.element(plan("Pro")).toHaveTextContent("£25 a month");
	await expect.element(main.getByRole("status")).toHaveTextContent("Checking your plan");
	expect(main.getByRole("link").elements()).toEqual([]);
	expect(main.getByRole("button").elements()).toEqual([]);
});

test("the plan that somebody has is marked and cannot be taken twice; a dearer one is an upgrade, a smaller one a downgrade", async () => {
	openOwn(aSubscription());

	await expect.element(plan("Pro").getByText("Current plan", { exact: true })).toBeVisible();
	await expect.element(plan("Pro").getByRole("button", { name: "Current Plan" })).toBeDisabled();
	await expect
		.element(plan("Expert").getByRole("link", { name: "Upgrade Expert" }))
		.toHaveAttribute("href", "/subscription-checkout/expert");
	await expect
		.element(plan("Starter").getByRole("link", { name: "Downgrade Starter" }))
		.toHaveAttribute("href", "/subscription-checkout/starter");
	await expect.element(trial).not.toBeInTheDocument();
});

test("which plan is smaller is told by its rank, whatever it costs", async () => {
	openOwn(aSubscription(), { "/api/subscription-prices": gives(planPrices({ starter: 60 })) });

	await expect.element(plan("Starter").getByRole("link")).toHaveTextContent(/^Downgrade/);
});

test("who is to move to a smaller plan reads which and when, and may keep theirs or move up instead", async () => {
	openOwn(aPlanMovingDown());

	await expect
		.element(
			main.getByText(
				"It changes to Starter on 20 December 2026, for £15 a month. Until then nothing changes.",
			),
		)
		.toBeVisible();
	await expect.element(plan("Pro").getByText("Current plan", { exact: true })).toBeVisible();
	await expect
		.element(plan("Pro").getByRole("link", { name: "Keep Pro" }))
		.toHaveAttribute("href", "/subscription-checkout/pro");
	await expect
		.element(plan("Starter").getByRole("button", { name: "Your next plan" }))
		.toBeDisabled();
	await expect.element(plan("Expert").getByRole("link", { name: "Upgrade Expert" })).toBeVisible();
});

test("somebody with a plan reads how much of it is used, and where to manage it", async () => {
	openOwn(aSubscription());

	await expect.element(main.getByText("You have the Pro plan.")).toBeVisible();
	await expect.element(main.getByText("7 of 25 reports used this month.")).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Manage in your account" }))
		.toHaveAttribute("href", "/account#plan");
});

test("a running trial says when it ends", async () => {
	openOwn(aTrialSubscription());

	await expect
		.element(main.getByText("Your free trial of Pro runs until 28 November 2026."))
		.toBeVisible();
	await expect.element(main.getByText("1 of 5 reports used in the trial.")).toBeVisible();
});

test("a plan that ends says when, and leads to where it is resumed", async () => {
	openOwn(aSubscription({ cancelAtPeriodEnd: true }));

	await expect.element(main.getByText("Your Pro plan ends on 20 December 2026.")).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Resume in your account" }))
		.toHaveAttribute("href", "/account#plan");
});

const owing = aSubscription({ hasSubscription: false, canGenerate: false, status: "past_due" });

test("after a failed payment no other plan can be taken until the card is changed", async () => {
	openOwn(owing);

	await expect
		.element(main.getByRole("alert"))
		.toHaveTextContent(/Your last payment for Pro failed\./);
	await expect
		.element(plan("Expert").getByRole("button", { name: "Update your card first" }))
		.toBeDisabled();
	await expect.element(plan("Pro").getByRole("button", { name: "Current Plan" })).toBeDisabled();
	expect(main.getByRole("link").elements()).toEqual([]);
});

test("the card is changed at the payment provider, asked for once", async () => {
	const { sent } = openOwn(owing, {
		"POST /api/subscription/portal": gives({ url: "#the-portal" }),
	});
	const button = main.getByRole("button", { name: "Update card" });
	await expect.element(button).toBeVisible();

	pressTwice(button);

	await expect.poll(() => window.location.hash).toBe("#the-portal");
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/portal"]);
	window.location.hash = "";
});

test("a payment provider that cannot be reached is said", async () => {
	openOwn(owing, { "POST /api/subscription/portal": isDown });

	await main.getByRole("button", { name: "Update card" }).click();

	await expect.element(page.getByText(/^We could not reach the server/)).toBeVisible();
});

test("a plan that cannot be asked about can be asked about again", async () => {
	let isBack = false;
	openOwn(aSubscription(), {
		"/api/subscription/status": (url) => (isBack ? gives(aSubscription())(url) : isDown(url)),
	});
	await expect.element(main.getByText("We could not check whether you have a plan.")).toBeVisible();
	await expect.element(trial).not.toBeInTheDocument();

	isBack = true;
	await main.getByRole("button", { name: "Check again" }).click();

	await expect.element(plan("Pro").getByText("Current plan", { exact: true })).toBeVisible();
});

test.for([
	"Price a month £15 £25 £45",
	"Full reports a month 5 25 Unlimited",
	"Homes kept and watched 10 100 1,000",
	"API assessments a month 500 5,000 50,000",
	"Reports in the free trial 5 5 5",
	"Unused reports roll over No No No",
	"Action plan and downloadable PDF Included Included Included",
	"Quick ROI calculator Included Included Included",
])("the plans are compared: %s", async (row) => {
	openPlans();

	await expect.element(main.getByRole("row", { name: row, exact: true })).toBeVisible();
});

test.for([
	["Cancel anytime", /to the end of what is paid for/],
	["No setup fees", /renews each month until you cancel/],
	["30-day money-back guarantee", /7 days from the first purchase/],
	["Fresh each month", /do not roll over/],
] as const)("%s stands under the plans", async ([name, what]) => {
	openPlans();

	const terms = main.getByRole("region", { name: "What holds for every plan" });
	await expect.element(terms.getByText(name, { exact: true })).toBeVisible();
	await expect.element(terms.getByText(what)).toBeVisible();
});

test("whoever needs one report reads what it costs by itself", async () => {
	openPlans({ "/api/report-price": gives({ price: 12.5 }) });

	await expect.element(main.getByText(/A report by itself costs £12\.50/)).toBeVisible();
});
