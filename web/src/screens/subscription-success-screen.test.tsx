import { cleanup, configure } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aClaims } from "#web/test/a-claims.ts";
import { aContact } from "#web/test/a-contact.ts";
import { aPlanMovingDown, aSubscription, aTrialSubscription } from "#web/test/a-subscription.ts";
import { beside } from "#web/test/beside.ts";
import { fakeApi, gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { openSuccess } from "#web/test/open-plan-success.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const main = page.getByRole("main");

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
