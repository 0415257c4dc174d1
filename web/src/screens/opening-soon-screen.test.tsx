import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, inTurn, isDown, isSignedOut, staysSilent } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const main = page.getByRole("main");

test("a stranger at the panel is to sign in, and comes back", async () => {
	fakeApi({});
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/admin");
});

test("someone who is no administrator is turned away from the panel", async () => {
	fakeApi(signedInAs());
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	await expect
		.element(
			page.getByText("You don't have permission to access the admin panel.", { exact: true }),
		)
		.toBeVisible();
	await expect.element(main.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
});

test("the panel says that it is not open, and what works today", async () => {
	fakeApi(signedInAs({ isAdmin: true }));
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
	await expect.element(main.getByText(/ yet/)).toBeVisible();
	await expect.element(main.getByText(/^What works today: /)).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Analyze Property" }))
		.toHaveAttribute("href", "/");
	expect(document.title).toBe("Admin Panel · Lettable");
});

test("until it is known who looks, a screen of one's own asks nobody to sign in", async () => {
	fakeApi({ "/api/user": staysSilent });
	renderScreen("/reports");

	await expect.element(main.getByRole("status")).toHaveTextContent("Loading");
	await expect.element(main.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();
});

test("a server that cannot say who looks is asked again, and not taken for a no", async () => {
	fakeApi({ "/api/user": inTurn(isDown, isSignedOut) });
	renderScreen("/reports");
	await expect
		.element(main.getByText("We could not reach the server. Please try again."))
		.toBeVisible();
	await expect.element(main.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(main.getByRole("link", { name: "Sign In" })).toBeVisible();
});
