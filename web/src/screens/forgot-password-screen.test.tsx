import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const done = gives({ message: "If an account exists, a link is on its way." });
const email = page.getByLabelText("E-mail address");
const button = page.getByRole("button", { name: "Send Reset Link" });

test("a link is asked for once, and the visitor told where to look and how long it works", async () => {
	const { sent } = fakeApi({ "POST /api/forgot-password": done });
	renderScreen("/forgot-password");
	await expect.element(email).toHaveAttribute("autocomplete", "email");
	await email.fill("ada@example.com");

	pressTwice(button);

	const heading = page.getByRole("heading", { name: "Check Your Email" });
	await expect.element(heading).toBeVisible();
	await expect.element(heading).toHaveFocus();
	await expect
		.element(
			page.getByText(
				"If an account exists for ada@example.com, a link to set a new password will arrive there. The link expires in 1 hour.",
			),
		)
		.toBeVisible();
	expect(document.title).toBe("Check Your Email · Lettable");
	expect(sent).toEqual([{ call: "POST /api/forgot-password", body: { email: "ada@example.com" } }]);
});

test("another address can be tried, beginning with the last", async () => {
	fakeApi({ "POST /api/forgot-password": done });
	renderScreen("/forgot-password");
	await email.fill("ada@example.com");
	await button.click();

	await page.getByRole("button", { name: "Use another address" }).click();

	await expect.element(email).toHaveValue("ada@example.com");
});

test("both states lead back to signing in", async () => {
	fakeApi({ "POST /api/forgot-password": done });
	renderScreen("/forgot-password");
	const back = page.getByRole("link", { name: "Back to Sign In" });
	await expect.element(back).toHaveAttribute("href", "/auth");
	await email.fill("ada@example.com");
	await button.click();

	await expect.element(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
	await expect.element(back).toHaveAttribute("href", "/auth");
});

test("while the link is asked for the button says so", async () => {
	fakeApi({ "POST /api/forgot-password": staysSilent });
	renderScreen("/forgot-password");
	await email.fill("ada@example.com");

	await button.click();

	await expect.element(page.getByRole("button", { name: "Sending..." })).toBeVisible();
});

test("a refusal is said in the server's words, and the address stays", async () => {
	fakeApi({
		"POST /api/forgot-password": refuses(429, {
			code: "rate_limited",
			message: "Too many attempts. Wait 15 minutes.",
		}),
	});
	renderScreen("/forgot-password");
	await email.fill("ada@example.com");

	await button.click();

	await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Too many attempts. Wait 15 minutes.")).toBeVisible();
	await expect.element(email).toHaveValue("ada@example.com");
});

test("a server that says nothing leaves our own words", async () => {
	fakeApi({ "POST /api/forgot-password": isDown });
	renderScreen("/forgot-password");
	await email.fill("ada@example.com");

	await button.click();

	await expect.element(page.getByText("Failed to send reset email", { exact: true })).toBeVisible();
});

test("what is no address is refused before the call", async () => {
	const { sent } = fakeApi({});
	renderScreen("/forgot-password");

	await button.click();

	await expect
		.element(email)
		.toHaveAccessibleDescription("Enter an e-mail address like name@example.com");
	expect(sent).toEqual([]);
});
