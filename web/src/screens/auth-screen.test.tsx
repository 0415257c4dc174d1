import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { aUser, signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const passwordsOnly = { "/api/auth/methods": gives({ google: false }) };
const withGoogle = { "/api/auth/methods": gives({ google: true }) };
const tab = (name: string) => page.getByRole("tab", { name });
const panel = (name: string) => page.getByRole("tabpanel", { name });

test("signing in comes first, and an address can open signing up", async () => {
	fakeApi(passwordsOnly);
	renderScreen("/auth");

	await expect.element(tab("Sign In")).toHaveAttribute("aria-selected", "true");
	await expect.element(panel("Sign In")).toBeVisible();
	expect(document.title).toBe("Sign In · Lettable");
});

test("the tab stands in the address, and so does where the visitor was going", async () => {
	fakeApi(passwordsOnly);
	const { address } = renderScreen("/auth?tab=sign-up&next=/account");
	await expect.element(tab("Sign Up")).toHaveAttribute("aria-selected", "true");
	expect(document.title).toBe("Sign Up · Lettable");

	await tab("Sign In").click();

	await expect.element(panel("Sign In")).toBeVisible();
	expect(new URLSearchParams(address().split("?")[1]).get("next")).toBe("/account");
	expect(new URLSearchParams(address().split("?")[1]).get("tab")).toBe("sign-in");
});

test("what was typed outlives a look at the other tab", async () => {
	fakeApi(passwordsOnly);
	renderScreen("/auth");
	await panel("Sign In").getByLabelText("Password", { exact: true }).fill("half a secret");

	await tab("Sign Up").click();
	await expect.element(panel("Sign Up")).toBeVisible();
	await tab("Sign In").click();

	await expect
		.element(panel("Sign In").getByLabelText("Password", { exact: true }))
		.toHaveValue("half a secret");
});

test("a report needs no account, and a forgotten password has its way out", async () => {
	fakeApi(passwordsOnly);
	renderScreen("/auth");

	await expect.element(page.getByText(/Reports can be bought without signing up\./)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Forgot your password?" }))
		.toHaveAttribute("href", "/forgot-password");
});

test("Google is offered where the server offers it, and is told where to lead back to", async () => {
	fakeApi(withGoogle);
	renderScreen("/auth?next=/account");

	const { searchParams, pathname } = new URL(
		(await page.getByRole("link", { name: "Continue with Google" }).findElement()).getAttribute(
			"href",
		) ?? "",
		"https://lettable.example",
	);
	expect(pathname).toBe("/api/auth/google");
	expect(searchParams.get("next")).toBe("/account");
});

test.for([
	["does not offer it", passwordsOnly],
	["does not say", { "/api/auth/methods": isDown }],
] as const)("Google is left out where the server %s", async ([, methods]) => {
	const { asked } = fakeApi(methods);
	renderScreen("/auth");

	await expect.element(panel("Sign In")).toBeVisible();
	await expect.poll(() => asked).toEqual(["/api/auth/methods"]);
	await expect
		.element(page.getByRole("link", { name: "Continue with Google" }))
		.not.toBeInTheDocument();
});

test.for([
	["off", "Signing in with Google is not set up here. Please use your username and password."],
	["cancelled", "You closed Google's window, so nothing happened."],
	["failed", "Google did not confirm who you are. Please try again."],
	["unverified", "Google has not verified that address."],
	[
		"taken",
		"There is an account with this address whose e-mail was never verified. Sign in with its password, or set a new one.",
	],
] as const)("coming back from Google as %s is explained", async ([failure, words]) => {
	fakeApi(withGoogle);
	renderScreen(`/auth?google=${failure}`);

	await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test("a reason that Google never gives is not shown", async () => {
	fakeApi(withGoogle);
	renderScreen("/auth?google=toString");

	await expect.element(panel("Sign In")).toBeVisible();
	await expect.element(page.getByText(/Google('s| has| did)/)).not.toBeInTheDocument();
});

test("a visitor who is signed in already goes on at once", async () => {
	fakeApi({
		...passwordsOnly,
		...signedInAs(),
		"/api/property/preview/M145LL": gives(aPreview()),
		"/api/report-price": gives({ price: 15 }),
	});
	const { address } = renderScreen("/auth?next=/property/M145LL?use=hmo");

	await expect.poll(address).toBe("/property/M145LL?use=hmo");
});

test.for(["//other.example", "https://other.example/", "/nowhere", "/auth"])(
	"a visitor who is signed in and asks for %s goes home",
	async (next) => {
		fakeApi({ ...passwordsOnly, "/api/user": gives(aUser()) });
		const { address } = renderScreen(`/auth?next=${encodeURIComponent(next)}`);

		await expect.poll(address).toBe("/");
	},
);
