import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aSubscription, aTrialSubscription, noSubscription } from "#web/test/a-subscription.ts";
import { gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { buy, free, generate, offer, openOffer, statusPath } from "#web/test/open-offer.ts";
import { REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { someInputs } from "#web/test/preview-parts.ts";
import { allowanceRequest } from "./report-request.ts";

configure({ reactStrictMode: true });

const limitPanel = page.getByRole("region", { name: "Monthly Limit Reached" });
const usedUp = aSubscription({ canGenerate: false, reportsUsed: 25 });

test("nobody's plan is asked for while nobody is signed in", async () => {
	const { asked } = openOffer(aSubscription(), {
		"/api/user": refuses(401, { code: "signed_out", message: "Sign in first." }),
	});

	await expect.element(buy).toBeVisible();
	await expect.element(offer.getByText("One payment. No account needed.")).toBeVisible();
	expect(asked).not.toContain(statusPath);
});

test.for([
	[aSubscription(), "Pro plan", "7/25 used this month"],
	[aSubscription({ plan: "expert", limit: -1 }), "Expert plan", "Unlimited reports"],
	[aTrialSubscription(), "Pro plan", "1/5 used this month"],
] as const)("a report of the plan is free: case %#", async ([status, plan, used]) => {
	openOffer(status);

	await expect.element(free).toBeVisible();
	await expect.element(offer.getByText(plan, { exact: true })).toBeVisible();
	await expect.element(offer.getByText(used, { exact: true })).toBeVisible();
	await expect.element(buy).not.toBeInTheDocument();
});

test("two presses have one report made from what was shown, and lead to it", async () => {
	const shown = aPreview({ inputs: someInputs({ rent: 950 }) });
	const { sent, address } = openOffer(aSubscription(), {
		[generate]: gives({ id: REPORT_ID }),
		[`/api/reports/${REPORT_ID}`]: staysSilent,
	});
	await expect.element(free).toBeVisible();

	pressTwice(free);

	await expect.element(page.getByText("Report Generated!", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Your subscription report is ready to view.")).toBeVisible();
	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);
	expect(sent).toEqual([{ call: generate, body: allowanceRequest(shown, []) }]);
});

test("figures of the allowance's report travel as numbers, and the preview itself not at all", () => {
	const request = allowanceRequest(
		aPreview({ totalFloorArea: 84.5, estimatedRentalYield: 6.1 }),
		[],
	);

	expect(request).toMatchObject({ totalFloorArea: 84.5, estimatedRentalYield: 6.1 });
	expect(request).not.toHaveProperty("reportData");
});

test("how much is used is asked for again once a report was made", async () => {
	const { asked } = openOffer(aSubscription(), {
		[generate]: gives({ id: REPORT_ID }),
		[`/api/reports/${REPORT_ID}`]: staysSilent,
	});
	const looks = () => asked.filter((path) => path === statusPath).length;
	await expect.element(free).toBeVisible();
	const before = looks();

	await free.click();

	await expect.poll(looks).toBeGreaterThan(before);
});

test("while the report is made the button says so", async () => {
	openOffer(aSubscription(), { [generate]: staysSilent });

	await free.click();

	await expect
		.element(offer.getByRole("button", { name: "Generating your report..." }))
		.toHaveAttribute("aria-disabled", "true");
});

test("a limit that was reached elsewhere meanwhile is said, and the panel takes the button's place", async () => {
	let isUsedUp = false;
	openOffer(aSubscription(), {
		[statusPath]: (url) => gives(isUsedUp ? usedUp : aSubscription())(url),
		[generate]: (url) => {
			isUsedUp = true;
			return refuses(422, { code: "limit_reached", message: "Monthly limit reached." })(url);
		},
	});

	await free.click();

	await expect
		.element(
			page.getByText(
				"You've used all your subscription reports this month. You can purchase individual reports or upgrade your plan.",
				{ exact: true },
			),
		)
		.toBeVisible();
	await expect.element(limitPanel).toBeVisible();
	await expect.element(free).not.toBeInTheDocument();
});

test.for([
	[
		refuses(403, { code: "not_subscribed", message: "You have no plan at the moment." }),
		"You have no plan at the moment.",
	],
	[isDown, "Failed to generate subscription report"],
] as const)(
	"any other failure is said, and the button stays: case %#",
	async ([failure, words]) => {
		openOffer(aSubscription(), { [generate]: failure });

		await free.click();

		await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
		await expect.element(page.getByText(words, { exact: true })).toBeVisible();
		await expect.element(free).toBeVisible();
	},
);

test("whoever has left the preview is told of the report and taken nowhere", async () => {
	const made = Promise.withResolvers<void>();
	const { address } = openOffer(aSubscription(), {
		[generate]: async (url) => {
			await made.promise;
			return gives({ id: REPORT_ID })(url);
		},
	});
	await free.click();
	await page.getByRole("link", { name: "Back to Search" }).click();
	await expect.element(page.getByLabelText("UK postcode")).toBeVisible();

	made.resolve();

	await expect.element(page.getByText("Report Generated!", { exact: true })).toBeVisible();
	expect(address()).toBe("/");
});

test("a used-up allowance leads to buying the report by itself, at its price, or to a larger plan", async () => {
	const { sent, address } = openOffer(usedUp, {
		"POST /api/reports/generate": gives({ id: REPORT_ID }),
		[`/api/reports/${REPORT_ID}/checkout`]: staysSilent,
		"/api/stripe/config": staysSilent,
	});

	await expect
		.element(limitPanel.getByRole("heading", { name: "Monthly Limit Reached" }))
		.toBeVisible();
	await expect
		.element(limitPanel)
		.toHaveTextContent(
			"All 25 reports of this month are used; 25 more from 20 December 2026. This one costs £15.",
		);
	await expect
		.element(limitPanel.getByRole("link", { name: "Upgrade Plan" }))
		.toHaveAttribute("href", "/subscription");
	await expect.element(free).not.toBeInTheDocument();

	await limitPanel.getByRole("button", { name: "Buy Individual Report" }).click();

	await expect.poll(address).toBe(`/checkout/${REPORT_ID}`);
	expect(sent.map(({ call }) => call)).toEqual(["POST /api/reports/generate"]);
});

test("a used-up trial says when the plan's own allowance begins", async () => {
	openOffer(aTrialSubscription({ canGenerate: false, reportsUsed: 5 }));

	await expect
		.element(limitPanel)
		.toHaveTextContent(
			/All 5 reports of your free trial are used; 25 more from 28 November 2026\./,
		);
});

test("a plan that ends promises no more reports", async () => {
	openOffer({ ...usedUp, cancelAtPeriodEnd: true });

	await expect.element(limitPanel).toBeVisible();
	await expect.element(limitPanel.getByText(/ more from /)).not.toBeInTheDocument();
});

test("somebody without a plan buys the report, and is shown the way to the plans", async () => {
	openOffer(noSubscription());

	await expect.element(buy).toBeVisible();
	await expect
		.element(offer.getByRole("link", { name: "View Subscription Plans" }))
		.toHaveAttribute("href", "/subscription");
});

test("somebody whose payment failed is told why nothing comes from the plan", async () => {
	openOffer(aSubscription({ hasSubscription: false, canGenerate: false, status: "past_due" }));

	await expect.element(offer.getByText(/^Your Pro plan waits for a payment\./)).toBeVisible();
	await expect.element(buy).toBeVisible();
});

test.for([
	["a plan with reports left", 1440, aSubscription()],
	["no plan", 390, noSubscription()],
	["a used-up allowance", 768, usedUp],
] as const)(
	"while %s is on its way there is nothing to press, and nothing moves when it comes",
	async (told) => {
		const [, width, status] = told;
		await page.viewport(width, 900);
		const known = Promise.withResolvers<void>();
		openOffer(status, {
			[statusPath]: async (url) => {
				await known.promise;
				return gives(status)(url);
			},
		});
		await expect.element(offer.getByRole("status")).toHaveTextContent("Checking your plan");
		expect(offer.getByRole("button").elements()).toEqual([]);
		const height = offer.element().getBoundingClientRect().height;

		known.resolve();

		await expect.element(offer.getByRole("button")).toBeVisible();
		expect(offer.element().getBoundingClientRect().height).toBe(height);
	},
);

test("a plan that cannot be asked about leaves buying, says so, and can be asked about again", async () => {
	let isBack = false;
	openOffer(aSubscription(), {
		[statusPath]: (url) => (isBack ? gives(aSubscription())(url) : isDown(url)),
	});
	await expect.element(buy).toBeVisible();
	await expect.element(offer.getByText(/^We could not check whether/)).toBeVisible();

	isBack = true;
	await offer.getByRole("button", { name: "Check again" }).click();

	await expect.element(free).toBeVisible();
});
