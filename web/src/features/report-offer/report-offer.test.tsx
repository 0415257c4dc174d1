import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ReportOffer } from "./report-offer.tsx";

test("the button carries the price, and says honestly that buying is not open", async () => {
	fakeApi({ "/api/report-price": gives({ price: 12.5 }) });
	renderPart(<ReportOffer />);
	const button = page.getByRole("button", { name: "Get Full Report – £12.50" });

	await button.click();

	const notice = page.getByRole("dialog", { name: "Buying a report is not open yet" });
	await expect.element(notice).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(notice).not.toBeInTheDocument();
	await expect.element(button).toHaveFocus();
});

test("a price that cannot be had is fifteen pounds", async () => {
	fakeApi({ "/api/report-price": isDown });
	renderPart(<ReportOffer />);

	await expect.element(page.getByRole("button", { name: "Get Full Report – £15" })).toBeVisible();
	expect(page.getByRole("listitem").elements()).toHaveLength(5);
});
