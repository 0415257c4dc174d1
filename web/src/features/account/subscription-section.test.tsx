import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SubscriptionState } from "#contracts/subscription.ts";
import {
	aPlanMovingDown,
	aSubscription,
	aTrialSubscription,
	noSubscription,
} from "#web/test/a-subscription.ts";
import { aSession, signedInAs } from "#web/test/a-user.ts";
import { beside } from "#web/test/beside.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

type Answers = Parameters<typeof fakeApi>[0];

const statusPath = "/api/subscription/status";
const section = page.getByRole("region", { name: "Subscription", exact: true });
const actions = section.getByRole("group", { name: "Your plan" });
const dialog = page.getByRole("dialog", { name: "Cancel Pro?" });
const ending = aSubscription({ cancelAtPeriodEnd: true });

function openAccount(status: SubscriptionState, answers: Answers = {}, address = "/account") {
	const api = fakeApi({
		...signedInAs(),
		"/api/account/sessions": gives({ sessions: [aSession()] }),
		"/api/subscription/invoices": gives({ invoices: [] }),
		[statusPath]: gives(status),
		...answers,
	});
	renderScreen(address);
	return api;
}

test.for([
	["Plan", "ProActive"],
	["Price", "£20 a month20% off every month, included"],
	["Reports used", "7 of 25 this month"],
	["Next charge", "20 December 2026"],
	["Card", "Visa ending 4242"],
	["Free trial ends", "no Free trial ends"],
	["Mode", "no Mode"],
	["Next plan", "no Next plan"],
] as const)("%s of a running plan: %s", async ([label, text]) => {
	openAccount(aSubscription({ amountPence: 2_000, discount: "20% off every month" }));

	await expect.element(actions).toBeVisible();
	expect(beside(label)).toBe(text);
});

test("a plan that is to become a smaller one says which, when and for what, and can be kept", async () => {
	openAccount(aPlanMovingDown());

	await expect
		.element(actions.getByRole("link", { name: "Keep Pro" }))
		.toHaveAttribute("href", "/subscription-checkout/pro");
	expect(beside("Next plan")).toBe("Starter from 20 December 2026£15 a month from then on");
	expect(beside("Plan")).toBe("ProActive");
	await actions.getByRole("button", { name: "Cancel plan" }).click();
	await expect.element(dialog.getByText("Your change to Starter falls away.")).toBeVisible();
});

test.for([
	["Plan", "ProFree trial"],
	["Reports used", "1 of 5 in the trial"],
	["Free trial ends", "28 November 2026£25 is charged then, and each month after"],
	["Next charge", "no Next charge"],
] as const)("%s of a trial: %s", async ([label, text]) => {
	openAccount(aTrialSubscription());

	await expect.element(actions).toBeVisible();
	expect(beside(label)).toBe(text);
});

test.for([
	["Reports used", aSubscription({ plan: "expert", limit: -1 }), "7 this month, unlimited"],
	["Renews", aSubscription({ amountPence: 0 }), "20 December 2026"],
	["Card", aSubscription({ card: null }), "None on file"],
	["Card", aSubscription({ card: { brand: "link", last4: "1111" } }), "Card ending 1111"],
	["Mode", aSubscription({ isTest: true }), "Test: no money moves"],
	[
		"Free trial ends",
		aTrialSubscription({ amountPence: 0 }),
		"28 November 2026Nothing is charged then",
	],
	["Free trial ends", aTrialSubscription({ cancelAtPeriodEnd: true }), "28 November 2026"],
	["Plan ends", { ...ending, hasSubscription: false, status: "past_due" }, "20 December 2026"],
	["Plan", ending, "ProEnding"],
	["Plan ends", ending, "20 December 2026, and nothing more is charged"],
] as const)(
	"what is out of the ordinary is said under %s: case %#",
	async ([label, status, text]) => {
		openAccount(status);

		await expect.element(actions).toBeVisible();
		expect(beside(label)).toBe(text);
	},
);

test.for([
	[noSubscription(), /^You have no plan/],
	[noSubscription({ status: "canceled" }), /^Your plan has ended/],
	[noSubscription({ status: "incomplete" }), /^Your first payment is not through yet/],
] as const)(
	"whoever has no plan is shown the way to the plans: case %#",
	async ([status, words]) => {
		openAccount(status);

		await expect.element(section.getByText(words)).toBeVisible();
		await expect
			.element(section.getByRole("link", { name: "View Subscription Plans" }))
			.toHaveAttribute("href", "/subscription");
		await expect.element(actions).not.toBeInTheDocument();
	},
);

test("another plan is a link away", async () => {
	openAccount(aSubscription());

	await expect
		.element(actions.getByRole("link", { name: "Change plan" }))
		.toHaveAttribute("href", "/subscription");
});

test("before a plan is cancelled it is said what happens and when, and it can be kept", async () => {
	const { sent } = openAccount(aSubscription());
	await actions.getByRole("button", { name: "Cancel plan" }).click();

	await expect
		.element(
			dialog.getByText(
				"Your plan runs until 20 December 2026, for which you have paid. Then it ends, and nothing more is charged.",
			),
		)
		.toBeVisible();
	await expect.element(dialog.getByText(/^Reports that you do not use lapse then\./)).toBeVisible();
	await expect
		.element(dialog.getByText(/^The reports you made stay yours/))
		.toHaveTextContent(/Each is kept for 2 years after you last open it\.$/);
	await dialog.getByRole("button", { name: "Keep my plan" }).click();

	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("cancelling a trial says that the card is never charged", async () => {
	openAccount(aTrialSubscription());

	await actions.getByRole("button", { name: "Cancel plan" }).click();

	await expect
		.element(dialog.getByText(/^Your free trial runs until 28 November 2026 as it is\./))
		.toHaveTextContent(/your card is never charged\.$/);
});

test("a plan is cancelled once; its end is shown, and the way back has the focus near it", async () => {
	let isEnding = false;
	const { sent } = openAccount(aSubscription(), {
		[statusPath]: (url) => gives(isEnding ? ending : aSubscription())(url),
		"POST /api/subscription/cancel": (url) => {
			isEnding = true;
			return gives(ending)(url);
		},
	});
	await actions.getByRole("button", { name: "Cancel plan" }).click();

	pressTwice(dialog.getByRole("button", { name: "Cancel plan" }));

	await expect.element(page.getByText("Plan cancelled", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Pro ends on 20 December 2026.")).toBeVisible();
	await expect.element(actions.getByRole("button", { name: "Resume plan" })).toBeVisible();
	await expect.element(actions).toHaveFocus();
	expect(beside("Plan ends")).toBe("20 December 2026, and nothing more is charged");
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/cancel"]);
});

const cooling = { coolingOffUntil: "2026-12-12T00:00:00.000Z" } as const;
const givenUp = noSubscription({
	status: "canceled",
	withdrawn: { at: "2026-12-01T10:00:00.000Z", givenBackPence: 2_500 },
});

test("after a trial a plan is given up with its money back in two presses, once", async () => {
	let isOver = false;
	const { sent } = openAccount(aSubscription(cooling), {
		[statusPath]: (url) => gives(isOver ? givenUp : aSubscription(cooling))(url),
		"POST /api/subscription/withdraw": (url) => {
			isOver = true;
			return gives(givenUp)(url);
		},
	});
	await expect.element(actions).toBeVisible();
	expect(beside("Money back")).toMatch(/^Until the end of 11 December 2026/);
	await actions.getByRole("button", { name: "Cancel plan" }).click();
	await expect.element(dialog.getByRole("button", { name: "Cancel at the end" })).toBeVisible();

	pressTwice(dialog.getByRole("button", { name: "Cancel now, money back" }));

	await expect
		.element(section.getByText(/^You gave your plan up, and £25 goes back to your card\./))
		.toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/withdraw"]);
});

test("one that ends anyway can be given up too, and no other way out is offered again", async () => {
	openAccount(aSubscription({ ...cooling, cancelAtPeriodEnd: true }));

	await actions.getByRole("button", { name: "Cancel now, money back" }).click();

	await expect
		.element(dialog.getByRole("button", { name: "Cancel now, money back" }))
		.toBeVisible();
	await expect
		.element(dialog.getByRole("button", { name: "Cancel at the end" }))
		.not.toBeInTheDocument();
});

test("while the money is not back yet it is said that both are being done", async () => {
	openAccount(
		aSubscription({ withdrawn: { at: "2026-12-01T10:00:00.000Z", givenBackPence: null } }),
	);

	await expect.element(section.getByText(/^You gave your plan up\. It is being/)).toBeVisible();
	await expect.element(actions).not.toBeInTheDocument();
});

test("a cancellation that fails is said inside the dialog, and can be tried again", async () => {
	openAccount(aSubscription(), {
		"POST /api/subscription/cancel": refuses(503, {
			code: "unavailable",
			message: "The payment provider is away.",
		}),
	});
	await actions.getByRole("button", { name: "Cancel plan" }).click();

	await dialog.getByRole("button", { name: "Cancel plan" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("The payment provider is away.");
	await expect.element(dialog.getByRole("button", { name: "Cancel plan" })).toBeVisible();
});

test("while a plan is cancelled the button says so", async () => {
	openAccount(aSubscription(), { "POST /api/subscription/cancel": staysSilent });
	await actions.getByRole("button", { name: "Cancel plan" }).click();

	await dialog.getByRole("button", { name: "Cancel plan" }).click();

	await expect.element(dialog.getByRole("button", { name: "Cancelling..." })).toBeVisible();
});

test("a plan that ends is resumed, once", async () => {
	let isEnding = true;
	const { sent } = openAccount(ending, {
		[statusPath]: (url) => gives(isEnding ? ending : aSubscription())(url),
		"POST /api/subscription/resume": (url) => {
			isEnding = false;
			return gives(aSubscription())(url);
		},
	});
	const resume = actions.getByRole("button", { name: "Resume plan" });
	await expect.element(resume).toBeVisible();
	await expect
		.element(actions.getByRole("button", { name: "Cancel plan" }))
		.not.toBeInTheDocument();

	pressTwice(resume);

	await expect.element(page.getByText("Plan resumed", { exact: true })).toBeVisible();
	await expect.element(actions.getByRole("button", { name: "Cancel plan" })).toBeVisible();
	expect(beside("Next charge")).toBe("20 December 2026");
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/resume"]);
});

test("a plan that cannot be resumed says why", async () => {
	openAccount(ending, { "POST /api/subscription/resume": isDown });

	await actions.getByRole("button", { name: "Resume plan" }).click();

	await expect.element(page.getByText(/^We could not reach the server/)).toBeVisible();
	await expect.element(actions.getByRole("button", { name: "Resume plan" })).toBeVisible();
});

test("card and bills are the payment provider's", async () => {
	const { sent } = openAccount(aSubscription(), {
		"POST /api/subscription/portal": gives({ url: "#the-portal" }),
	});

	await actions.getByRole("button", { name: "Card and billing" }).click();

	await expect.poll(() => window.location.hash).toBe("#the-portal");
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/portal"]);
	window.location.hash = "";
});

test("a failed payment stands above the plan, with the way to another card", async () => {
	openAccount(aSubscription({ hasSubscription: false, canGenerate: false, status: "past_due" }));

	await expect
		.element(section.getByRole("alert"))
		.toHaveTextContent(/Your last payment for Pro failed\./);
	await expect.element(section.getByRole("button", { name: "Update card" })).toBeVisible();
	await expect.element(actions.getByRole("link", { name: "Change plan" })).not.toBeInTheDocument();
	expect(beside("Plan")).toBe("ProPayment failed");
	expect(beside("Next charge")).toBe("no Next charge");
});

test("a plan that was paused by us is not blamed on a card", async () => {
	openAccount(aSubscription({ hasSubscription: false, canGenerate: false, status: "paused" }));

	await expect.element(section.getByText("Your Pro plan is paused.")).toBeVisible();
	await expect
		.element(section.getByRole("button", { name: "Update card" }))
		.not.toBeInTheDocument();
});

test("until the plan is known its place is kept, and a failure can be tried again", async () => {
	const asked = Promise.withResolvers<void>();
	let isBack = false;
	openAccount(aSubscription(), {
		[statusPath]: async (url) => {
			await asked.promise;
			return isBack ? gives(aSubscription())(url) : isDown(url);
		},
	});
	await expect.element(section.getByRole("status")).toHaveTextContent("Loading your subscription");

	asked.resolve();
	await expect.element(section.getByText(/^We could not reach the server/)).toBeVisible();

	isBack = true;
	await section.getByRole("button", { name: "Try again" }).click();
	await expect.element(actions).toBeVisible();
});

test("an address that leads to the plan brings it into the window", async () => {
	await page.viewport(1280, 800);
	openAccount(aSubscription(), {}, "/account#plan");

	await expect.element(actions).toBeInViewport();
});
