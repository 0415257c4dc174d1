import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";
import { someExamples } from "#web/test/some-examples.ts";

const menu = page.getByRole("navigation", { name: "Main" });

test("the header offers Sign In and Get Started, both of which lead to the sign-in screen", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	renderScreen("/landing");

	await expect
		.element(menu.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth");
	await expect
		.element(menu.getByRole("link", { name: "Get Started" }))
		.toHaveAttribute("href", "/auth");
	await expect.element(menu.getByRole("link", { name: "Subscription" })).not.toBeInTheDocument();
});

test("it has three features, then four steps, each under its heading", async () => {
	fakeApi({ "/api/examples": gives(someExamples()) });
	renderScreen("/landing");

	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	const headings = page
		.getByRole("heading", { level: 3 })
		.elements()
		.map(({ textContent }) => textContent);
	expect(headings.slice(-7)).toEqual([
		"EPC Analysis",
		"Licensing Checks",
		"Yield Analysis",
		"Enter postcode",
		"Data analysis",
		"Risk assessment",
		"Instant PDF report",
	]);
	await expect.poll(() => document.title).toBe("Risk reports for UK buy-to-let · Lettable");
});

test("the call to action leaves for signing up by way of /api/login, and a postcode can be tried without an account", async () => {
	fakeApi({});
	renderScreen("/landing");

	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	const hrefs = (name: string) =>
		page
			.getByRole("link", { name })
			.elements()
			.map((link) => link.getAttribute("href"));
	expect(hrefs("Create your account")).toEqual(Array(2).fill("/api/login?tab=sign-up"));
	expect(hrefs("Try a postcode first")).toEqual(["/", "/"]);
});

test("it shows a preview as it stands today, and does without it when it cannot be had", async () => {
	fakeApi({ "/api/examples": isDown });
	renderScreen("/landing");

	await expect.element(page.getByText(/^Not worked out just now/)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "M14 5LL Manchester" }))
		.toHaveAttribute("href", "/property/M145LL");
});

test("somebody who is signed in may read it, and finds what is theirs", async () => {
	await page.viewport(1440, 900);
	fakeApi({ ...signedInAs(), "/api/examples": gives(someExamples()) });
	const { address } = renderScreen("/landing");

	await expect.element(menu.getByRole("link", { name: "My Reports" })).toBeVisible();
	await expect.element(page.getByText("Can it be let?").first()).toBeVisible();
	expect(address()).toBe("/landing");
});
