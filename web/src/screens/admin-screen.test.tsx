import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aUser, signedInAs } from "#web/test/a-user.ts";
import { aPromoCode } from "#web/test/admin-parts.ts";
import { aSystem } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown, isSignedOut, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const main = page.getByRole("main");
const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const promoCodes = "/api/admin/promo-codes";
const panel = {
	...signedInAs({ isAdmin: true }),
	[promoCodes]: gives({ promoCodes: [aPromoCode()], next: null }),
	"/api/admin/users": gives({ users: [], next: null }),
	"/api/admin/api-keys": gives({ keys: [], next: null }),
};
const adminsOnly = refuses(403, {
	code: "admins_only",
	message: "You don't have permission to access the admin panel.",
});

test("a stranger at the panel is to sign in, and comes back", async () => {
	const { asked } = fakeApi({});
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", "/auth?next=/admin");
	expect(asked).toEqual([]);
});

test("someone who is no administrator is turned away from the panel, and nothing is asked for", async () => {
	const { asked } = fakeApi(signedInAs());
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	await expect
		.element(
			page.getByText("You don't have permission to access the admin panel.", { exact: true }),
		)
		.toBeVisible();
	await expect.element(main.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
	expect(asked.filter((path) => path.startsWith("/api/admin"))).toEqual([]);
});

test("the panel greets its administrator, leads back, and opens with the promo codes", async () => {
	fakeApi(panel);
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
	await expect.element(main.getByText("Welcome, ada", { exact: true })).toBeVisible();
	await expect
		.element(main.getByRole("link", { name: "Back to App" }))
		.toHaveAttribute("href", "/");
	await expect.element(tab("Promo Codes")).toHaveAttribute("aria-selected", "true");
	await expect.element(main.getByRole("rowheader", { name: "SAVE10" })).toBeVisible();
	expect(document.title).toBe("Promo Codes, Admin Panel · Lettable");
	expect(
		page
			.getByRole("tab")
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual(["Promo Codes", "Users", "Analytics", "Settings", "Register", "Payments"]);
});

test("a tab is asked for when it is first opened, stands in the address, and keeps what was typed", async () => {
	const { asked } = fakeApi(panel);
	const { address } = renderScreen("/admin");
	await expect.element(main.getByRole("rowheader", { name: "SAVE10" })).toBeVisible();
	const askedOfUsers = () => asked.filter((path) => path.startsWith("/api/admin/users"));
	expect(askedOfUsers()).toEqual([]);

	await tab("Users").click();
	await expect.element(main.getByText("No users found.", { exact: true })).toBeVisible();
	expect(address()).toBe("/admin?tab=users");
	expect(askedOfUsers()).toEqual(["/api/admin/users?q="]);
	expect(document.title).toBe("Users, Admin Panel · Lettable");
	await page.getByLabelText("Username or email").fill("ada");
	await tab("Promo Codes").click();
	await expect.element(page.getByLabelText("Username or email")).not.toBeVisible();
	await tab("Users").click();

	await expect.element(page.getByLabelText("Username or email")).toHaveValue("ada");
	expect(askedOfUsers()).toHaveLength(1);
});

test("an address opens its tab", async () => {
	fakeApi(panel);
	renderScreen("/admin?tab=payments");
	await expect.element(tab("Payments")).toHaveAttribute("aria-selected", "true");
});

test("the register has a tab of its own, with what visitors say is wrong in it", async () => {
	fakeApi({
		...panel,
		"/api/admin/licensing": gives({ schemes: [], next: null }),
		"/api/admin/register/suggestions": gives({ count: 0, groups: [], next: null }),
	});
	renderScreen("/admin?tab=register");
	await expect.element(page.getByRole("heading", { name: "Licensing register" })).toBeVisible();
	await expect.element(page.getByText("No suggestion waits.")).toBeVisible();
	expect(document.title).toBe("Register, Admin Panel · Lettable");
});

test("a view of the workbench names its own title, and its headings go down one step at a time", async () => {
	fakeApi({
		...panel,
		"/api/admin/licensing/diary": gives({
			entries: [
				{
					...{ id: "e", schemeId: "s", council: "Leeds", kind: "selective", what: "Ends" },
					...{ day: "2026-12-05", on: "2027-03-05", monthsBefore: 3, isVerified: true },
				},
			],
		}),
	});
	renderScreen("/admin?work=diary");
	await expect.element(page.getByRole("heading", { name: /December 2026/ })).toBeVisible();
	expect(document.title).toBe("Diary, Admin Panel · Lettable");
	const levels = page
		.getByRole("heading")
		.elements()
		.map(({ tagName }) => Number(tagName.slice(1)));
	expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
});

test("a tab that there is not is the first", async () => {
	fakeApi(panel);
	renderScreen("/admin?tab=tables");
	await expect.element(tab("Promo Codes")).toHaveAttribute("aria-selected", "true");
});

test("an administrator whose rights were withdrawn meanwhile is turned away, whatever they did", async () => {
	fakeApi({
		...panel,
		"PATCH /api/admin/promo-codes/prm_save10": adminsOnly,
	});
	renderScreen("/admin");

	await main.getByRole("button", { name: "Deactivate SAVE10" }).click();

	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
	await expect.element(page.getByText("SAVE10")).not.toBeInTheDocument();
});

test("an administrator whose list is refused is turned away", async () => {
	fakeApi({ ...panel, [promoCodes]: adminsOnly });
	renderScreen("/admin");

	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});

test("a session that ended meanwhile asks to sign in again, and nothing of the panel stays", async () => {
	fakeApi({ ...panel, "/api/admin/users": isSignedOut });
	renderScreen("/admin");
	await expect.element(main.getByRole("rowheader", { name: "SAVE10" })).toBeVisible();

	await tab("Users").click();

	await expect.element(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await expect.element(page.getByText("SAVE10")).not.toBeInTheDocument();
});

test("a server that cannot say who looks is asked again, and not taken for a no", async () => {
	fakeApi({ ...panel, "/api/user": inTurn(isDown, gives(aUser({ isAdmin: true }))) });
	renderScreen("/admin");
	await expect
		.element(main.getByText("We could not reach the server. Please try again."))
		.toBeVisible();
	await expect.element(main.getByRole("link", { name: "Sign In" })).not.toBeInTheDocument();

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(tab("Promo Codes")).toBeVisible();
});

test("on a phone every tab is in sight", async () => {
	await page.viewport(390, 844);
	fakeApi(panel);
	renderScreen("/admin");
	await expect.element(tab("Payments")).toBeVisible();

	for (const each of page.getByRole("tab").elements()) {
		const { left, right, height } = each.getBoundingClientRect();
		expect(left).toBeGreaterThanOrEqual(0);
		expect(right).toBeLessThanOrEqual(390);
		expect(height).toBeGreaterThanOrEqual(44);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("mail that is stuck is told on top of every part of the panel, and mail that goes out is not", async () => {
	const mail = {
		isSetUp: true,
		isStuck: true,
		waiting: 3,
		oldestAt: "2026-11-20T09:30:00.000Z",
		lastError: "E_SENDER_NOT_VERIFIED",
		dead: [],
	};
	fakeApi({ ...panel, "/api/admin/system": gives(aSystem({ mail })) });
	renderScreen("/admin?tab=users");
	await expect
		.element(main.getByRole("alert"))
		.toHaveTextContent(
			/^Mail is stuck: 3 emails wait, the oldest since 20 Nov 2026, 09:30\. The last try failed: E_SENDER_NOT_VERIFIED/,
		);
});

test("an address opens the work queue in the place of the tabs", async () => {
	fakeApi({
		...panel,
		"/api/admin/licensing/queue": gives({ rows: [], due: 0, next: null }),
	});
	renderScreen("/admin?work=queue");
	await expect.element(main.getByText(/There is nothing to do/)).toBeVisible();
	await expect.element(tab("Promo Codes")).not.toBeInTheDocument();
	await expect
		.element(main.getByRole("link", { name: "All rows" }))
		.toHaveAttribute("href", "/admin?tab=register");
});

test("a work queue that is refused turns its reader away", async () => {
	fakeApi({ ...panel, "/api/admin/licensing/queue": adminsOnly });
	renderScreen("/admin?work=queue");
	await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});
