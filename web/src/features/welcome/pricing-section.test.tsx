import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { PricingSection } from "./pricing-section.tsx";

function renderPricing() {
	renderPart(<PricingSection searchAnchor="search" />);
}

/** What stands beside the name of a plan. */
const priceOf = (plan: string) =>
	page
		.getByRole("definition")
		.filter({ hasText: /a month|not known/ })
		.nth(["Starter", "Pro", "Expert"].indexOf(plan));

test("one report and the three plans stand there at the prices of now", async () => {
	fakeApi({
		"/api/report-price": gives({ price: 12.5 }),
		"/api/subscription-prices": gives({ starter: 14, pro: 26, expert: 49.99 }),
	});
	renderPricing();

	await expect.element(page.getByText("£12.50", { exact: true })).toBeVisible();
	await expect.element(priceOf("Starter")).toHaveTextContent("£14 a month");
	await expect.element(priceOf("Pro")).toHaveTextContent("£26 a month");
	await expect.element(priceOf("Expert")).toHaveTextContent("£49.99 a month");
	await expect.element(page.getByText("Unlimited reports")).toBeVisible();
});

test("when prices cannot be had, a report costs its first price and no plan's price is made up", async () => {
	fakeApi({ "/api/report-price": isDown, "/api/subscription-prices": isDown });
	renderPricing();

	await expect.element(page.getByText("£15", { exact: true })).toBeVisible();
	await expect.element(priceOf("Expert")).toHaveTextContent("Price not known");
	expect(page.getByText("Price not known").elements()).toHaveLength(3);
});

test("the terms and the ways on stand beside the prices", async () => {
	fakeApi({});
	renderPricing();

	await expect.element(page.getByText("7-day free trial")).toBeVisible();
	await expect.element(page.getByText(/No setup fees\. Cancel anytime\./)).toBeVisible();
	await expect
		.element(page.getByText(/Our terms name 7 days from the first purchase; the longer time holds/))
		.toHaveTextContent(/^30-day money-back guarantee\./);
	await expect
		.element(page.getByRole("link", { name: "Check a postcode" }))
		.toHaveAttribute("href", "/#search");
	await expect
		.element(page.getByRole("link", { name: "Compare the plans" }))
		.toHaveAttribute("href", "/subscription");
});
