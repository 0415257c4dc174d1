import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aClaims } from "#web/test/a-claims.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ClaimList } from "./claims.tsx";

const items = () =>
	page
		.getByRole("listitem")
		.elements()
		.map(({ textContent }) => textContent);

test("the claims are the owner's, with the number of reports as it is now", async () => {
	fakeApi({ "/api/claims": gives(aClaims({ reportsGenerated: 1312 })) });
	renderPart(<ClaimList />);

	await expect.element(page.getByText("1,312+")).toBeVisible();
	expect(items()).toEqual([
		"1,312+ reports generated",
		"15+ risk factors",
		"All UK local authorities",
		"Updated weekly",
		"Under 60 seconds",
		"30-day money-back guarantee",
		"Card payment through Stripe",
		"Instant PDF",
	]);
});

test("when the number of reports cannot be had, the owner's figure stands", async () => {
	fakeApi({ "/api/claims": isDown });
	renderPart(<ClaimList />);

	await expect.element(page.getByText("1,200+")).toBeVisible();
	await expect
		.element(
			page.getByText(/No mock data is used\. Reports are informational and not financial advice\./),
		)
		.toBeVisible();
});
