import { screens } from "#domain/base/screens.ts";
import { openPanel, tabs } from "./administering.ts";
import { order } from "./buying.ts";
import { expect, test } from "./fixtures.ts";
import { expectStill } from "./measuring.ts";

const panel = Object.keys(tabs).map((tab) => `${screens.admin}?tab=${tab}`);

test("the screens of somebody who is signed in stand still while they load, and fit", async ({
	page,
	mailbox,
}) => {
	await openPanel(page, mailbox);
	for (const path of [screens.account, screens.reports, screens.subscription, ...panel]) {
		await expectStill(page, path);
	}
});

test("the checkout of a report stands still while it loads, and fits", async ({ page }) => {
	await order(page);
	const checkout = new URL(page.url()).pathname;
	await expectStill(page, checkout);
	await expect(page.getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible();
});
