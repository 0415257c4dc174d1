import { configure } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aSubscription, noSubscription } from "#web/test/a-subscription.ts";
import { gives, isDown } from "#web/test/fake-api.ts";
import { openSuccess, statusPath } from "#web/test/open-plan-success.ts";

configure({ reactStrictMode: true });

const main = page.getByRole("main");
const looking = main.getByText("Your plan is being set up ...");

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
		.element(main.getByRole("heading", { name: "Welcome to the Pro plan" }))
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
