import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { publicPages } from "#domain/site/public-pages.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

/** As wide as WCAG 2.2 asks a page to be read without pushing it sideways (1.4.10). */
const NARROWEST = 320;

test.each(Object.values(publicPages).map(({ path }) => path))(
	"%s is read without pushing it sideways at 320 pixels",
	async (path) => {
		await page.viewport(NARROWEST, 640);
		fakeApi({});
		renderScreen(path);
		await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect.element(page.getByRole("contentinfo").getByRole("navigation")).toBeInTheDocument();
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(NARROWEST);
	},
);
