import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const done = gives({ message: "Done." });
const menu = page.getByRole("navigation", { name: "Main" });

/** The parts of the home page. */
const anchors = ["Features", "Pricing", "Examples", "Support"];

/** What is there for whoever looks. */
const everyones = ["Councils", "Licensing register"];

/** What stands in the menu, in order. */
function entries() {
	return [...menu.getByRole("link").elements(), ...menu.getByRole("button").elements()].map(
		({ textContent }) => textContent,
	);
}

/** What is marked as being for strangers alone, whole before its parts. */
function marked() {
	return [...document.querySelectorAll("[data-drawn-for-strangers]")].map(
		({ textContent }) => textContent,
	);
}

test("a stranger is offered Subscription, Sign In and Get Started", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	renderScreen("/");

	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
	expect(entries()).toEqual([...anchors, ...everyones, "Subscription", "Sign In", "Get Started"]);
	await expect
		.element(menu.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth");
	await expect
		.element(menu.getByRole("link", { name: "Subscription" }))
		.toHaveAttribute("href", "/subscription");
});

test("changes of homes that nobody looked at are counted in the menu, folded or not", async () => {
	await page.viewport(390, 800);
	fakeApi({ ...signedInAs(), "/api/homes/news": gives({ news: 3 }) });
	renderScreen("/accessibility");
	await menu.getByRole("button", { name: /^Menu 3 changes$/ }).click();
	await expect.element(menu.getByRole("link", { name: /^My Homes 3 changes$/ })).toBeVisible();
});

test("someone signed in is welcomed by name and finds what is theirs", async () => {
	await page.viewport(1280, 800);
	fakeApi(signedInAs());
	renderScreen("/");

	await expect.element(menu.getByText("Welcome, ada", { exact: true })).toBeVisible();
	expect(entries()).toEqual([
		...anchors,
		"Subscription",
		"My Homes",
		"My Reports",
		"Account",
		"Logout",
	]);
	await expect.element(menu.getByText("(Admin)")).not.toBeInTheDocument();
	expect(
		menu
			.getByRole("link")
			.elements()
			.map((link) => link.getAttribute("href"))
			.slice(anchors.length),
	).toEqual(["/subscription", "/homes", "/reports", "/account"]);
});

test("an administrator is marked and finds the panel", async () => {
	await page.viewport(1280, 800);
	fakeApi(signedInAs({ isAdmin: true }));
	renderScreen("/");

	await expect.element(menu.getByText("(Admin)")).toBeVisible();
	await expect
		.element(menu.getByRole("link", { name: "Admin Panel" }))
		.toHaveAttribute("href", "/admin");
});

test("until it is known who looks, the parts of the home page alone are offered", async () => {
	await page.viewport(1280, 800);
	fakeApi({ "/api/user": staysSilent });
	renderScreen("/");

	await expect.element(page.getByLabelText("UK postcode")).toBeVisible();
	await expect.element(menu.getByRole("link", { name: "Features" })).toBeVisible();
	expect(entries()).toEqual([...anchors, ...everyones]);
});

test("what a page says to strangers alone is marked, so that it is not sent to anybody with a session", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	renderScreen("/");
	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();

	expect(marked()).toEqual(["Subscription", "Sign In", "Get Started"]);
	await menu.getByRole("link", { name: "Subscription" }).click();
	await expect.element(menu.getByRole("link", { name: "Features" })).not.toBeInTheDocument();
	expect(marked()[0]).toBe(menu.element().textContent);
});

test("elsewhere nothing is offered until it is known who looks, and the screen does not wait", async () => {
	await page.viewport(1280, 800);
	fakeApi({ "/api/user": staysSilent });
	renderScreen("/forgot-password");

	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect.element(menu).not.toBeInTheDocument();
});

test("a server that fails to say who looks leaves them a stranger", async () => {
	await page.viewport(1280, 800);
	fakeApi({ "/api/user": isDown });
	renderScreen("/");

	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("Get Started leads into the search field, from another screen and from home itself", async () => {
	await page.viewport(1280, 800);
	fakeApi({});
	const { address } = renderScreen("/subscription");
	const field = page.getByLabelText("UK postcode");

	await menu.getByRole("link", { name: "Get Started" }).click();
	await expect.element(field).toHaveFocus();
	expect(address()).toBe("/");

	await page.getByRole("heading", { level: 1 }).click();
	await expect.element(field).not.toHaveFocus();
	await menu.getByRole("link", { name: "Get Started" }).click();
	await expect.element(field).toHaveFocus();
});

test("logging out is said, sent once, and leaves a stranger", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({ ...signedInAs(), "POST /api/logout": done });
	renderScreen("/");

	await expect.element(menu.getByRole("button", { name: "Logout" })).toBeVisible();
	pressTwice(menu.getByRole("button", { name: "Logout" }));

	await expect.element(page.getByText("Logged out", { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("You have been logged out successfully.", { exact: true }))
		.toBeVisible();
	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
	expect(sent).toEqual([{ call: "POST /api/logout", body: null }]);
});

test("a logout that fails says why, and the visitor stays", async () => {
	await page.viewport(1280, 800);
	fakeApi({
		...signedInAs(),
		"POST /api/logout": refuses(500, { code: "internal", message: "Something broke." }),
	});
	renderScreen("/");

	await menu.getByRole("button", { name: "Logout" }).click();

	await expect.element(page.getByText("Logout failed", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Something broke.", { exact: true })).toBeVisible();
	await expect.element(menu.getByText("Welcome, ada")).toBeVisible();
});

test("after logging out, what depends on who asks is asked for again, and nothing else", async () => {
	await page.viewport(1280, 800);
	const { asked } = fakeApi({
		...signedInAs(),
		"POST /api/logout": done,
		"/api/property/preview/M145LL": gives(aPreview()),
		"/api/report-price": gives({ price: 15 }),
		"/api/homes/at/M145LL": gives({ homes: [] }),
	});
	renderScreen("/property/M145LL");
	await expect.element(page.getByText("Good Investment")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Watch it" })).toBeVisible();

	await menu.getByRole("button", { name: "Logout" }).click();

	await expect.element(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
	await expect
		.poll(() => asked.toSorted())
		.toEqual([
			"/api/account/position",
			"/api/homes/at/M145LL",
			"/api/property/preview/M145LL",
			"/api/property/preview/M145LL",
			"/api/report-price",
			"/api/subscription/status",
		]);
});

test("on a phone the links wait behind a button, and Escape gives the focus back to it", async () => {
	await page.viewport(390, 844);
	fakeApi(signedInAs());
	renderScreen("/");
	const opener = menu.getByRole("button", { name: "Menu" });
	// The platform says of the button of a popover whether that is open.
	await expect.element(opener).not.toHaveAttribute("aria-expanded");
	await expect.element(menu.getByRole("link", { name: "Account" })).not.toBeInTheDocument();

	await opener.click();
	await expect.element(menu.getByRole("link", { name: "Account" })).toBeVisible();
	const targets = [...menu.getByRole("link").elements(), ...menu.getByRole("button").elements()];
	expect(Math.min(...targets.map((each) => each.getBoundingClientRect().height))).toBe(44);

	await userEvent.keyboard("{Tab}{Escape}");
	await expect.element(menu.getByRole("link", { name: "Account" })).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});

test("the panel closes behind whoever logs out", async () => {
	await page.viewport(390, 844);
	fakeApi({ ...signedInAs(), "POST /api/logout": done });
	renderScreen("/");
	const opener = menu.getByRole("button", { name: "Menu" });

	await opener.click();
	await menu.getByRole("button", { name: "Logout" }).click();

	await expect.element(page.getByText("Logged out", { exact: true })).toBeVisible();
	await expect.element(menu.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
});

test("the panel closes behind whoever takes one of its links", async () => {
	await page.viewport(390, 844);
	fakeApi({});
	const { address } = renderScreen("/");

	await menu.getByRole("button", { name: "Menu" }).click();
	await menu.getByRole("link", { name: "Subscription" }).click();

	await expect.element(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
	expect(address()).toBe("/subscription");
	await expect.element(menu.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
});
