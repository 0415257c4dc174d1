import { cleanup, configure } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { aClaims } from "#web/test/a-claims.ts";
import { aContact } from "#web/test/a-contact.ts";
import {
	aPlanMovingDown,
	aSubscription,
	aTrialSubscription,
	noSubscription,
	planPrices,
} from "#web/test/a-subscription.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const statusPath = "/api/subscription/status";
const main = page.getByRole("main");
const looking = main.getByText("Your plan is being set up ...");

function openSuccess(
	address: string,
	status: SubscriptionState,
	answers: Parameters<typeof fakeApi>[0] = {},
) {
	const { asked } = fakeApi({
		...signedInAs(),
		"/api/subscription-prices": gives(planPrices()),
		"/api/contact": gives(aContact("help@lettable.example")),
		"/api/claims": gives(aClaims()),
		[statusPath]: gives(status),
		...answers,
	});
	return { asked, ...renderScreen(address) };
}

/** What stands beside a label. */
function beside(label: string): string {
	const term = [...document.querySelectorAll("dt")].find((each) => each.textContent === label);
	return term?.parentElement?.querySelector("dd")?.textContent ?? `no ${label}`;
}

/** Puts the clock into the test's hands. */
function holdClock(): void {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
}

// Taken before any test puts the clock into its hands.
const { setTimeout: waitReally } = window;

/** Lets the seconds pass in which a plan is looked at, and each answer arrive, which takes time of its own. */
async function letLooksPass(): Promise<void> {
	await expect.element(looking).toBeVisible();
	for (let look = 0; look < 12; look += 1) {
		await vi.advanceTimersByTimeAsync(2000);
		await new Promise((resolve) => waitReally(resolve, 25));
	}
}

test.for([
	["/subscription/success?plan=pro", "pro", "Welcome to the Pro plan"],
	["/subscription-success?plan=expert", "expert", "Welcome to the Expert plan"],
	["/subscription/success", "starter", "Welcome to the Starter plan"],
	["/subscription/success?plan=gold", "starter", "Welcome to the Starter plan"],
	["/subscription-success?plan=zzz", "pro", "Welcome to the Pro plan"],
	["/subscription-success", "expert", "Welcome to the Expert plan"],
] as const)("%s welcomes to the %s plan", async ([address, plan, title]) => {
	openSuccess(address, aSubscription({ plan }));

	await expect.element(main.getByRole("heading", { name: title, level: 1 })).toBeVisible();
	await expect.element(main.getByText("Your subscription is activated.")).toBeVisible();
	expect(document.title).toBe("Your plan · Lettable");
});

test.for([
	["Plan", "Pro"],
	["Price", "£20 a month20% off every month, included"],
	["Monthly reports", "25 reports a month"],
	["Reports used this month", "0"],
	["Status", "Active"],
	["Billing", "Monthly"],
	["First charge", "no First charge"],
] as const)("%s of a running plan: %s", async ([label, text]) => {
	openSuccess(
		"/subscription/success?plan=pro",
		aSubscription({ reportsUsed: 0, amountPence: 2_000, discount: "20% off every month" }),
	);

	await expect.element(main.getByRole("heading", { name: "Your plan" })).toBeVisible();
	expect(beside(label)).toBe(text);
});

test.for([
	["Status", "Active"],
	["Monthly reports", "25 reports a month5 in the free trial"],
	["First charge", "£25 on 28 November 2026"],
] as const)("%s of a trial: %s", async ([label, text]) => {
	openSuccess("/subscription/success?plan=pro", aTrialSubscription());

	await expect.element(main.getByText(/your free trial has begun/)).toBeVisible();
	expect(beside(label)).toBe(text);
});

test("a trial of a plan that costs nothing announces no charge", async () => {
	openSuccess("/subscription/success?plan=pro", aTrialSubscription({ amountPence: 0 }));

	await expect.element(main.getByText(/your free trial has begun/)).toBeVisible();
	expect(beside("First charge")).toBe("None: nothing is due");
});

test("what is included is listed, and where letter and receipt come from is said", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription());

	await expect
		.element(main.getByText("Interactive ROI calculators", { exact: true }))
		.toBeVisible();
	expect(
		main
			.getByRole("region", { name: "What is included" })
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([
		"Real-time EPC data",
		"Risk analysis",
		"Professional PDF reports",
		"Regulatory red flags",
		"Market intelligence and rental analytics",
		"Interactive ROI calculators",
		"Comparable sales data",
		"Priority email support",
	]);
	await expect
		.element(main.getByText(/^We write to ada@example\.com when your plan begins or changes\./))
		.toHaveTextContent(/receipt comes from the card payment provider/);
});

test("AI is named where a language model is bound, and only there", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription(), {
		"/api/claims": gives(aClaims({ hasModel: true })),
	});

	await expect.element(main.getByText("AI risk analysis", { exact: true })).toBeVisible();
	await expect.element(main.getByText("Risk analysis", { exact: true })).not.toBeInTheDocument();
});

test("AI is not named while the server does not say whether a language model is bound", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription(), { "/api/claims": isDown });

	await expect.element(main.getByText("Risk analysis", { exact: true })).toBeVisible();
	await expect.element(main.getByText(/AI/)).not.toBeInTheDocument();
});

test("a smaller plan that begins with the next period is not welcomed yet", async () => {
	openSuccess("/subscription/success?plan=starter", aPlanMovingDown());

	await expect
		.element(main.getByRole("heading", { name: "Your plan changes to Starter", level: 1 }))
		.toBeVisible();
	await expect
		.element(main.getByText("Starter begins on 20 December 2026. Until then you stay on Pro."))
		.toBeVisible();
	await expect.element(main.getByText(/^Welcome/)).not.toBeInTheDocument();
	expect(beside("Plan")).toBe("Pro");
	expect(beside("Monthly reports")).toBe("25 reports a month");
});

test("from there the way leads to searching and to the reports", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription());

	await expect
		.element(main.getByRole("link", { name: "Analyze Properties" }))
		.toHaveAttribute("href", "/");
	await expect
		.element(main.getByRole("link", { name: "My Reports" }))
		.toHaveAttribute("href", "/reports");
});

test("whoever has a question is given the address of support", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription());

	await expect
		.element(main.getByRole("link", { name: "help@lettable.example" }))
		.toHaveAttribute("href", "mailto:help@lettable.example");
});

test("an address that cannot be had stands in the letter, and one that is not set is not made up", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription(), { "/api/contact": isDown });
	await expect.element(main.getByText(/its address stands in every e-mail from us/)).toBeVisible();
	cleanup();

	openSuccess("/subscription/success?plan=pro", aSubscription(), {
		"/api/contact": gives(aContact()),
	});
	await expect.element(main.getByRole("link", { name: "Analyze Properties" })).toBeVisible();
	await expect.element(main.getByText(/^Questions/)).not.toBeInTheDocument();
});

test("a plan paid with test cards says that no money moves", async () => {
	openSuccess("/subscription/success?plan=pro", aSubscription({ isTest: true }));

	await expect.element(main.getByText(/^Test mode/)).toBeVisible();
});

test("a plan that the server does not have running yet is not called active, and is seen once it runs", async () => {
	let isRunning = false;
	openSuccess("/subscription/success?plan=pro", aSubscription(), {
		[statusPath]: (url) => gives(isRunning ? aSubscription() : noSubscription())(url),
	});
	await expect.element(looking).toBeVisible();
	await expect.element(main.getByText("Active")).not.toBeInTheDocument();
	await expect.element(main.getByText(/activated/)).not.toBeInTheDocument();

	isRunning = true;

	await expect
		.element(main.getByRole("heading", { name: "Welcome to the Pro plan" }), { timeout: 4000 })
		.toBeVisible();
});

test("a plan that never comes is looked at eight times, then said not to run, and can be looked at again", async () => {
	holdClock();
	let isRunning = false;
	const { asked } = openSuccess("/subscription/success?plan=pro", aSubscription(), {
		[statusPath]: (url) => gives(isRunning ? aSubscription() : noSubscription())(url),
	});
	await letLooksPass();

	await expect
		.element(main.getByRole("heading", { name: "Your Pro plan is not running yet" }))
		.toBeVisible();
	await expect.element(main.getByText("We have not heard of a payment for Pro yet.")).toBeVisible();
	const looks = asked.filter((path) => path === statusPath).length;
	// Drawn twice in strict mode, the screen drops its first question.
	expect([8, 9]).toContain(looks);

	await main.getByRole("button", { name: "Check again" }).click();
	await expect.element(looking).toBeVisible();
	isRunning = true;
	await letLooksPass();

	await expect
		.element(main.getByRole("heading", { name: "Welcome to the Pro plan" }))
		.toBeVisible();
});

test("somebody who has another plan is told which", async () => {
	holdClock();
	openSuccess("/subscription/success?plan=expert", aSubscription());
	await letLooksPass();

	await expect.element(main.getByText("You have the Pro plan.")).toBeVisible();
	await expect.element(main.getByRole("heading", { name: /^Welcome/ })).not.toBeInTheDocument();
});

test("a plan whose payment has failed is not called active, and its card can be changed", async () => {
	holdClock();
	openSuccess(
		"/subscription/success?plan=pro",
		aSubscription({ hasSubscription: false, canGenerate: false, status: "past_due" }),
	);
	await letLooksPass();

	await expect.element(main.getByText("Your last payment for Pro failed.")).toBeVisible();
	await expect.element(main.getByRole("button", { name: "Update card" })).toBeVisible();
});

test("a server that cannot be reached is not taken for a plan that does not run", async () => {
	holdClock();
	let isAway = false;
	openSuccess("/subscription/success?plan=pro", aSubscription(), {
		[statusPath]: (url) => (isAway ? isDown(url) : gives(noSubscription())(url)),
	});
	await expect.element(looking).toBeVisible();
	isAway = true;
	await letLooksPass();

	await expect
		.element(main.getByText(/^We could not reach the server to see how your plan stands/))
		.toBeVisible();
});

test("whoever is signed out signs in and comes back to the same plan", async () => {
	fakeApi({});
	renderScreen("/subscription/success?plan=pro");

	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/subscription/success%3Fplan%3Dpro");
});

test("the screen begins at its top, wherever it was left", async () => {
	sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ default: 500 }));
	onTestFinished(() => sessionStorage.removeItem("react-router-scroll-positions"));
	const scrollTo = vi.spyOn(window, "scrollTo");
	openSuccess("/subscription/success?plan=pro", aSubscription(), { "/api/user": staysSilent });

	await expect.element(main.getByRole("heading", { name: "Your Pro plan" })).toBeVisible();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
