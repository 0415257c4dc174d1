import type { Locator, Page } from "@playwright/test";
import { order } from "./buying.ts";
import { expect, test } from "./fixtures.ts";
import { importFrom, rightmove } from "./importing.ts";
import { focusUnderBars, openFolds, overflows, widths } from "./measuring.ts";
import { register, registerVerified } from "./people.ts";

/** Its own words are what lies on top at the middle and at either end of it, and all of it is in the window. */
async function expectInTheClear(thing: Locator): Promise<void> {
	await expect(thing).toBeInViewport({ ratio: 0.99 });
	const covered = await thing.evaluate((element) => {
		const { left, top, right, bottom } = element.getBoundingClientRect();
		const x = (left + right) / 2;
		return [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
			const there = document.elementFromPoint(x, y);
			return there === null || !(element.contains(there) || there.contains(element));
		});
	});
	expect(covered, `${thing}`).toBe(false);
}

const notice = (page: Page, words: string) =>
	expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(words);

for (const width of widths) {
	test(`at ${width} px a notice leaves title, answer, total and refusal in the clear`, async ({
		page,
		mailbox,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await importFrom(page, rightmove(100000008));
		await expect(page.getByRole("heading", { name: "Can it be let?" })).toBeVisible();
		await notice(page, "Property Imported");
		await expectInTheClear(page.getByRole("heading", { level: 1 }));
		for (const question of ["Can it be let?", "Does it pay?", "What could go wrong?"]) {
			await expectInTheClear(page.getByRole("heading", { name: question }));
		}

		await registerVerified(page, mailbox);
		await page.goto("/subscription-checkout/pro", { waitUntil: "networkidle" });
		await page.getByLabel("Promo code").fill("NOSUCHCODE");
		await page.getByRole("button", { name: "Apply" }).click();
		await notice(page, "promo code");
		await expectInTheClear(page.getByLabel("Promo code"));

		await page.goto("/account");
		const password = page.getByRole("region", { name: "Password" });
		await password.getByLabel("Current password", { exact: true }).fill("not the right one 1");
		await password.getByLabel("New password", { exact: true }).fill("blue kettle 10");
		await password.getByLabel("Confirm new password", { exact: true }).fill("blue kettle 10");
		await password.getByRole("button", { name: "Change password" }).click();
		const refused = page.getByLabel("Current password", { exact: true });
		await expect(refused).toHaveAttribute("aria-invalid", "true");
		await expectInTheClear(refused);
	});
}

test("on a phone nothing that has the focus lies under a bar", async ({ page }) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [
		"/property/M145LL?rent=1100&price=180000",
		"/reports/sample",
		"/areas/manchester",
	]) {
		await page.goto(path, { waitUntil: "networkidle" });
		expect([path, await focusUnderBars(page)]).toEqual([path, []]);
	}
	await register(page);
	for (const path of ["/account", "/reports"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		expect([path, await focusUnderBars(page)]).toEqual([path, []]);
	}
});

test("at 320 px no screen is wider than its window, opened out or not", async ({ page }) => {
	test.slow();
	await page.setViewportSize({ width: 320, height: 640 });
	const expectFits = async (path: string) => {
		await page.goto(path, { waitUntil: "networkidle" });
		await openFolds(page);
		expect([path, await overflows(page)]).toEqual([path, false]);
	};
	for (const postcode of ["M145LL", "BN29QA", "NE65QJ", "CF243AB", "SW1A1AA", "EH65NP", "BT15GS"]) {
		await expectFits(`/property/${postcode}`);
	}
	for (const path of [
		"/",
		"/landing",
		"/reports/sample",
		"/areas",
		"/areas/manchester",
		"/auth",
		"/documentation",
	]) {
		await expectFits(path);
	}
	await register(page);
	await order(page);
	await expectFits(new URL(page.url()).pathname);
	for (const path of ["/account", "/reports", "/subscription", "/subscription-checkout/pro"]) {
		await expectFits(path);
	}
});

test("on paper a preview is two sheets with the first one full, and a broker's page two", async ({
	page,
}) => {
	const sheets = async () =>
		(await page.pdf({ format: "A4", preferCSSPageSize: true }))
			.toString("latin1")
			.match(/\/Type\s*\/Page\b/g)?.length;
	for (const path of [
		"/property/M145LL",
		"/property/M145LL?use=hmo&rent=1100&price=180000&certificate=0000-0000-0000-0000-0002",
		"/property/BN29QA",
		"/property/CF243AB",
		"/property/BT15GS",
	]) {
		await page.goto(path, { waitUntil: "networkidle" });
		expect([path, await sheets()]).toEqual([path, 2]);
	}
	// What stands on one sheet is not pushed whole to the next: the answers follow their heading at once.
	await page.emulateMedia({ media: "print" });
	const [answers] = await page.getByRole("region", { name: "The answer" }).all();
	expect(await answers?.evaluate((card) => getComputedStyle(card).breakInside)).toBe("auto");
	await page.emulateMedia({ media: null });

	await page.goto("/reports/sample", { waitUntil: "networkidle" });
	await openFolds(page);
	// The sums are fetched once they are near.
	await page.getByRole("heading", { name: "ROI Analysis" }).scrollIntoViewIfNeeded();
	await page.getByRole("button", { name: "A page for your broker" }).click();
	await expect(page.getByRole("dialog", { name: "For your broker" })).toBeVisible();
	expect(await sheets()).toBe(2);
});

test("back from the checkout nothing is lost of what was stated, nor of what a listing said", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await importFrom(page, rightmove(100000008));
	await page.getByRole("button", { name: "Use it" }).click();
	await page.getByLabel("What rent a month do you expect?").fill("1150");
	await page.getByRole("button", { name: "Use my rent" }).click();
	await expect(page).toHaveURL(/rent=1150&price=180000/);
	const stated = new URL(page.url()).searchParams;

	await page
		.getByRole("button", { name: /^Get Full Report/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible();
	await page.reload();
	await page.getByRole("link", { name: "Back to Report Preview" }).click();

	await expect(page.getByRole("region", { name: "The listing says" })).toBeVisible();
	const kept = new URL(page.url()).searchParams;
	expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(stated));
});
