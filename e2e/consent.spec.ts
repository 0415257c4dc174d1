import type { Page } from "@playwright/test";
import { order } from "./buying.ts";
import { expect, test } from "./fixtures.ts";
import { focusUnderBars, widths } from "./measuring.ts";

test.use({ hasAnsweredBanner: false });

const banner = (page: Page) => page.getByRole("region", { name: /cookie/i });

/** Everything a page asks for from now on that is more than the page itself. */
function watch(page: Page) {
	const counted: string[] = [];
	const strangers: string[] = [];
	page.on("request", (request) => {
		const { hostname, pathname } = new URL(request.url());
		if (hostname !== "localhost" && hostname !== "127.0.0.1") {
			strangers.push(request.url());
		}
		if (pathname === "/api/page-views") {
			counted.push(String(request.postDataJSON().screen));
		}
	});
	return { counted, strangers };
}

test("before a choice nobody is counted and nobody else is asked for anything, on any public screen", async ({
	page,
}) => {
	const { counted, strangers } = watch(page);
	for (const path of ["/", "/landing", "/documentation", "/privacy-policy", "/property/M145LL"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(banner(page)).toBeVisible();
	}
	expect(counted).toEqual([]);
	expect(strangers).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
});

test("whoever accepts is counted by the screen's name, from that screen on", async ({ page }) => {
	const { counted, strangers } = watch(page);
	await page.goto("/");
	await banner(page).getByRole("button", { name: "Accept All" }).click();
	await expect(banner(page)).toBeHidden();
	await page.goto("/property/M145LL?bedrooms=2");
	await expect.poll(() => counted).toEqual(["home", "property"]);
	expect(strangers).toEqual([]);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Property Risk Assessment" })).toBeVisible();
	await expect(banner(page)).toBeHidden();
});

test("a choice can be made piece by piece, and be changed again from the foot of the page", async ({
	page,
}) => {
	const { counted } = watch(page);
	await page.goto("/documentation");
	await banner(page).getByRole("button", { name: "Customize Settings" }).click();
	await expect(page.getByRole("switch", { name: "Essential" })).toBeDisabled();
	await expect(page.getByRole("switch", { name: "Analytics" })).toBeChecked();
	await expect(page.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
	await page.getByRole("switch", { name: "Analytics" }).click();
	await page.getByRole("button", { name: "Save Preferences" }).click();
	await expect(banner(page)).toBeHidden();
	await page.goto("/", { waitUntil: "networkidle" });
	expect(counted).toEqual([]);

	const analytics = page.getByRole("switch", { name: "Analytics" });
	// The page was drawn before its scripts ran, so that a button is there before it does anything.
	await expect(async () => {
		if (!(await analytics.isVisible())) {
			await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
		}
		await expect(analytics).not.toBeChecked({ timeout: 2000 });
	}).toPass();
	await page.getByRole("switch", { name: "Analytics" }).click();
	await page.getByRole("button", { name: "Save Preferences" }).click();
	await expect.poll(() => counted).toEqual(["home"]);
});

test("closing the banner is no choice: it is asked again, and nothing ran", async ({ page }) => {
	const { counted } = watch(page);
	await page.goto("/");
	await banner(page).getByRole("button", { name: /close/i }).click();
	await expect(banner(page)).toBeHidden();
	await page.reload();
	await expect(banner(page)).toBeVisible();
	expect(counted).toEqual([]);
});

test("the question lies over nothing that somebody decides by", async ({ page }) => {
	for (const path of ["/property/M145LL", "/reports/sample"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		for (const width of widths) {
			await page.setViewportSize({ width, height: 844 });
			expect([path, width, await coversMain(page)]).toEqual([path, width, false]);
		}
	}
	await banner(page).getByRole("button", { name: "Reject Non-Essential" }).click();
	await expect(banner(page)).toBeHidden();
});

test("it lies over no summary and no button of the checkout", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await order(page);
	expect(await coversMain(page)).toBe(false);
});

/** Whether the banner lies over the screen, wherever that is scrolled to. Both are measured in one look, for a screen may still grow. */
async function coversMain(page: Page): Promise<boolean> {
	const [over, main] = [banner(page), page.getByRole("main")];
	await expect(over).toBeVisible();
	await expect(main).toBeVisible();
	for (const part of [0, 0.25, 0.5, 0.75, 1]) {
		await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), part);
		const covered = await over.evaluate(
			(shown, below) =>
				below !== null && shown.getBoundingClientRect().top < below.getBoundingClientRect().bottom,
			await main.elementHandle(),
		);
		if (covered) {
			return true;
		}
	}
	return false;
}

test("on a first visit nothing that has the focus lies under the banner", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["/property/M145LL", "/auth"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(banner(page)).toBeVisible();
		expect([path, await focusUnderBars(page)]).toEqual([path, []]);
	}
});
