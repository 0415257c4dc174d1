import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSubscription, noSubscription, planPrices } from "#web/test/a-subscription.ts";
import { gives, isDown, isSignedOut, refuses, staysSilent } from "#web/test/fake-api.ts";
import {
	aPaymentSetup,
	aSetup,
	details,
	main,
	openPlanCheckout,
	planButton,
	planCalls,
	summary,
} from "#web/test/open-plan-checkout.ts";

configure({ reactStrictMode: true });

const { portal, prices, setup, status, trial } = planCalls;
const heading = (name: string) => page.getByRole("heading", { name, level: 1 });

test.for(["/subscription-checkout/gold", "/subscription/checkout/PRO"])(
	"%s is no plan, and leads to those there are",
	async (path) => {
		const { sent } = openPlanCheckout({}, {}, path);

		await expect.element(heading("Plan Not Found")).toBeVisible();
		await expect
			.element(
				main.getByText("The subscription plan you selected is not available.", { exact: true }),
			)
			.toBeVisible();
		await expect
			.element(main.getByRole("link", { name: "View Subscription Plans" }))
			.toHaveAttribute("href", "/subscription");
		expect(sent).toEqual([]);
	},
);

test.for(["/subscription-checkout/pro", "/subscription/checkout/pro"])(
	"whoever is signed out at %s signs in and comes back to it",
	async (path) => {
		const { sent } = openPlanCheckout({ "/api/user": isSignedOut }, {}, path);

		await expect.element(heading("Subscribe to Pro")).toBeVisible();
		await expect
			.element(main.getByRole("link", { name: "Sign In" }))
			.toHaveAttribute("href", `/auth?next=${path}`);
		expect(sent).toEqual([]);
	},
);

test.for(["/subscription-checkout/pro", "/subscription/checkout/pro"])(
	"%s is the checkout of the plan",
	async (path) => {
		openPlanCheckout({}, {}, path);

		await expect.element(heading("Subscribe to Pro")).toBeVisible();
		await expect.element(planButton).toBeVisible();
		await expect
			.element(main.getByRole("link", { name: "Back to plans" }))
			.toHaveAttribute("href", "/subscription");
	},
);

test.for([
	["prices", { [prices]: staysSilent }],
	["the visitor's subscription", { [status]: staysSilent }],
	["the trial", { [trial]: staysSilent }],
] as const)("until %s are known the shape of the checkout stands there", async ([, answers]) => {
	const { sent } = openPlanCheckout(answers);

	await expect.element(details.getByText("Preparing your payment...")).toBeVisible();
	await expect.element(main.getByRole("region", { name: "Pro plan" })).toBeVisible();
	expect(sent).toEqual([]);
});

test.for([prices, status])("%s that could not be had can be asked for again", async (call) => {
	let isUp = false;
	const answer = call === prices ? gives(planPrices()) : gives(noSubscription());
	openPlanCheckout({ [call]: (url) => (isUp ? answer : isDown)(url) });
	await expect.element(heading("The checkout could not be loaded")).toBeVisible();
	isUp = true;

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(planButton).toBeVisible();
});

test("the summary of a first subscription says what is due today, and what is charged first and when", async () => {
	openPlanCheckout();

	await expect.element(summary).toHaveTextContent(/Pro plan, monthly price\s*£25\.00/);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£25\.00/);
	await expect.element(summary).toHaveTextContent(/Due today\s*£0\.00/);
	await expect.element(summary).toHaveTextContent(/First charge: £25\.00 on 8 December 2026\./);
	const plan = main.getByRole("region", { name: "Pro plan" });
	await expect.element(plan).toHaveTextContent(/25 reports a month/);
	await expect.element(plan).toHaveTextContent(/During the free trial: 5 reports in all\./);
});

test("the summary of a later subscription says that the first month is due today", async () => {
	openPlanCheckout({ [setup]: gives(aPaymentSetup()) });

	await expect.element(summary).toHaveTextContent(/Due today\s*£25\.00/);
	await expect.element(summary).toHaveTextContent(/Then £25\.00 every month\./);
	await expect
		.element(main.getByRole("region", { name: "Pro plan" }))
		.not.toHaveTextContent(/free trial/);
});

test("until the session says, a trial is told of to whoever may have one", async () => {
	openPlanCheckout({ [setup]: staysSilent });

	await expect
		.element(main.getByRole("region", { name: "Pro plan" }))
		.toHaveTextContent(/During the free trial: 5 reports in all\./);
});

test("whether a trial may be had need not be known to take out a plan", async () => {
	openPlanCheckout({ [trial]: isDown });

	await expect.element(planButton).toBeVisible();
});

test("Expert has no limit of reports", async () => {
	openPlanCheckout(
		{ [setup]: gives(aSetup({ planId: "expert", amount: 4500 })) },
		{},
		"/subscription-checkout/expert",
	);

	await expect
		.element(main.getByRole("region", { name: "Expert plan" }))
		.toHaveTextContent(/Unlimited reports/);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£45\.00/);
});

test("the current plan is not sold again", async () => {
	const { sent } = openPlanCheckout({ [status]: gives(aSubscription()) });

	await expect.element(heading("This is your current plan")).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Account settings" }))
		.toHaveAttribute("href", "/account");
	expect(sent).toEqual([]);
});

test.for(["canceled", "incomplete", "incomplete_expired"] as const)(
	"a subscription that is %s makes room for another",
	async (over) => {
		openPlanCheckout({ [status]: gives(noSubscription({ status: over, plan: "pro" })) });

		await expect.element(planButton).toBeVisible();
	},
);

test.for(["past_due", "unpaid"] as const)(
	"a subscription that is %s wants another card first",
	async (owing) => {
		const { sent } = openPlanCheckout({
			[status]: gives(aSubscription({ status: owing, hasSubscription: false, canGenerate: false })),
			[portal]: refuses(503, { code: "unavailable", message: "The provider did not answer." }),
		});
		await expect.element(heading("Your card needs to be updated")).toBeVisible();

		await main.getByRole("button", { name: "Update card" }).click();

		await expect
			.element(page.getByText("The provider did not answer.", { exact: true }).first())
			.toBeVisible();
		expect(sent.map(({ call }) => call)).toEqual([portal]);
	},
);
