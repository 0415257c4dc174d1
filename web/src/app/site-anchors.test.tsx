import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { homeAnchors } from "#web/features/welcome/home-anchors.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const menu = page.getByRole("navigation", { name: "Main" });

/** How far below the top of the window a part of the page begins, in pixels. */
function topOf(id: string): number {
	return document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
}

test("the parts of the home page are offered there and on the landing page alone", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	const { address } = renderScreen("/forgot-password");
	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect.element(menu.getByRole("link", { name: "Pricing" })).not.toBeInTheDocument();

	await page.getByRole("banner").getByRole("link", { name: "lettable" }).click();
	await expect.element(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
	expect(address()).toBe("/");
});

test("an anchor leads to its part of the home page, which takes the focus, from the landing page and again from home", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	const { address } = renderScreen("/landing");
	const heading = page.getByRole("heading", { name: "What it costs" });

	await menu.getByRole("link", { name: "Pricing" }).click();
	await expect.element(heading).toHaveFocus();
	expect(address()).toBe("/");
	// What comes above it a moment later moves it, until it stands.
	await expect.poll(() => topOf("pricing")).toBeLessThan(40);

	window.scrollTo(0, 0);
	await menu.getByRole("link", { name: "Pricing" }).click();
	await expect.element(heading).toHaveFocus();
	// What comes above it a moment later moves it, until it stands.
	await expect.poll(() => topOf("pricing")).toBeLessThan(40);
});

test("every anchor leads to a part of the home page", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	renderScreen("/");

	await expect.element(page.getByRole("heading", { name: "Support" })).toBeVisible();
	for (const { name } of homeAnchors) {
		const href = menu.getByRole("link", { name }).element().getAttribute("href");
		expect(href).toMatch(/^\/#/);
		expect(document.getElementById(href?.slice(2) ?? "")?.tagName).toBe("SECTION");
	}
});

test.for([
	["a stranger at home", {}, "/", 1280, 1279],
	["a stranger elsewhere", {}, "/auth", 1024, 1023],
	["someone signed in", signedInAs({ isAdmin: true }), "/terms-of-service", 1280, 1279],
] as const)(
	"for %s the links stand in a row from the breakpoint on that has room for all of them",
	async ([, answers, path, row, panel]) => {
		fakeApi(answers);
		await page.viewport(row, 800);
		renderScreen(path);
		const last = menu.getByText(/^(Get Started|Logout)$/);
		await expect.element(last).toBeVisible();
		await expect.element(menu.getByRole("button", { name: "Menu" })).not.toBeInTheDocument();
		const links = [...menu.getByRole("link").elements(), last.element()];
		const middles = links.map((link) => {
			const { top, height } = link.getBoundingClientRect();
			return Math.round(top + height / 2);
		});
		expect(new Set(middles).size).toBe(1);
		expect(document.documentElement.scrollWidth).toBe(row);

		await page.viewport(panel, 800);
		await expect.element(menu.getByRole("button", { name: "Menu" })).toBeVisible();
		await expect.element(last).not.toBeVisible();
	},
);
