import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

test("any other address is a 404 with a way home, where the new screen has the focus", async () => {
	fakeApi({});
	const { address } = renderScreen("/property/M145LL/extra");

	await expect.element(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
	await expect.poll(() => document.title).toBe("404 Page Not Found · Lettable");

	await page.getByRole("link", { name: "Back to Home" }).click();
	await expect.element(page.getByLabelText("UK postcode")).toBeVisible();
	expect(address()).toBe("/");
	await expect.element(page.getByRole("main")).toHaveFocus();
});
