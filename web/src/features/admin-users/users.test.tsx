import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { anAccount, aSubscriber } from "#web/test/admin-parts.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { dialog, main, openUsers, row, usersPath, withUsers } from "#web/test/open-users.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const searchBox = page.getByLabelText("Username or email");

test("an account is shown with its rights in words, its plan, its reports and its first day", async () => {
	await openUsers(withUsers(aSubscriber({ isAdmin: true }), anAccount({ isVerified: false })));

	await expect
		.element(row("mary"))
		.toHaveTextContent(/^mary, admin, verifiedmary@example\.comProActive3 of 251 Nov 2026/);
	await expect
		.element(row("grace"))
		.toHaveTextContent(/^gracegrace@example\.comFreeFree01 Nov 2026/);
});

test("a plan that is not active is shown as Free; one in its trial counts", async () => {
	await openUsers(
		withUsers(
			aSubscriber({
				subscriptionStatus: "past_due",
				provider: { plan: "pro", status: "past_due", isTest: true },
				limit: 0,
			}),
			aSubscriber({
				id: "usr_tess",
				username: "tess",
				email: "tess@example.com",
				subscriptionStatus: "trialing",
				provider: { plan: "pro", status: "trialing", isTest: true },
				limit: 5,
			}),
			aSubscriber({
				id: "usr_max",
				username: "max",
				email: "max@example.com",
				subscriptionPlan: "expert",
				limit: -1,
			}),
		),
	);

	await expect.element(row("mary")).toHaveTextContent(/FreePast due3/);
	await expect.element(row("tess")).toHaveTextContent(/ProTrial3 of 5/);
	await expect.element(row("max")).toHaveTextContent(/ExpertActive3 \(unlimited\)/);
});

test("a plan that becomes a smaller one says which, and from when", async () => {
	await openUsers(withUsers(aSubscriber({ nextPlan: { plan: "starter", from: "2026-12-21" } })));

	await expect.element(row("mary")).toHaveTextContent(/ProStarter from 21\s?Dec\s?2026/);
});

test("a manual grant says until when it was given, or the plan taken away", async () => {
	await openUsers(
		withUsers(
			anAccount({
				subscriptionPlan: "expert",
				subscriptionStatus: "active",
				grant: { plan: "expert", endsOn: "2026-12-21" },
				limit: -1,
			}),
			aSubscriber({
				subscriptionPlan: "free",
				subscriptionStatus: "inactive",
				grant: { plan: "free", endsOn: "2026-12-01" },
				limit: 0,
			}),
		),
	);

	await expect.element(row("grace")).toHaveTextContent(/ExpertGiven until 21 Dec 2026Active/);
	await expect.element(row("mary")).toHaveTextContent(/FreeTaken away until 1 Dec 2026Inactive/);
});

test("a whole list is searched here, by username or e-mail in any case", async () => {
	const { asked } = await openUsers(withUsers(aSubscriber(), anAccount()));
	await expect.element(row("mary")).toBeVisible();

	await searchBox.fill(" GRACE@ex ");

	await expect.element(row("mary")).not.toBeInTheDocument();
	await expect.element(row("grace")).toBeVisible();
	await expect.element(main.getByText("1 user shown")).toBeVisible();
	await searchBox.fill("nobody");
	await expect
		.element(main.getByText("No users found matching your search.", { exact: true }))
		.toBeVisible();
	await page.getByRole("button", { name: "Clear the search" }).click();
	await expect.element(row("mary")).toBeVisible();
	await expect.element(searchBox).toHaveFocus();
	expect(asked.filter((each) => each.startsWith(usersPath))).toEqual([`${usersPath}?q=`]);
});

test("a list that goes on is searched by the server, once the typing rests", async () => {
	const { asked } = await openUsers({
		...withUsers(),
		[`GET ${usersPath}`]: (url) =>
			Response.json(
				url.searchParams.get("q") === "mary"
					? { users: [aSubscriber()], next: null }
					: { users: [anAccount()], next: "usr_grace" },
			),
	});
	await expect.element(row("grace")).toBeVisible();

	await searchBox.fill("ma");
	await searchBox.fill("mary");

	await expect.element(row("mary")).toBeVisible();
	await expect.element(row("grace")).not.toBeInTheDocument();
	expect(asked.filter((each) => each.startsWith(usersPath))).toEqual([
		`${usersPath}?q=`,
		`${usersPath}?q=mary`,
	]);
});

test("without users that is said", async () => {
	await openUsers(withUsers());
	await expect.element(main.getByText("No users found.", { exact: true })).toBeVisible();
});

test("somebody is deleted once, after it was asked and said that their plan goes first", async () => {
	const { sent } = await openUsers({
		...withUsers(aSubscriber(), anAccount()),
		[`DELETE ${usersPath}/usr_mary`]: gives({ message: "The account is erased." }),
	});
	await main.getByRole("button", { name: "Delete mary" }).click();
	await expect
		.element(
			dialog.getByText("Are you sure you want to delete this user? This action cannot be undone.", {
				exact: true,
			}),
		)
		.toBeVisible();
	await expect.element(dialog.getByText(/^Their Pro plan is cancelled first/)).toBeVisible();
	expect(sent).toEqual([]);

	pressTwice(dialog.getByRole("button", { name: "Delete user" }));

	await expectToast("User Deleted", "The account is erased.");
	await expect.element(row("mary")).not.toBeInTheDocument();
	await expect.element(row("grace")).toBeVisible();
	await expect.element(main.getByRole("heading", { name: "Users" })).toHaveFocus();
	expect(sent).toEqual([{ call: `DELETE ${usersPath}/usr_mary`, body: null }]);
});

test("a deletion that fails says so in the dialog; of somebody without a plan no plan is spoken of", async () => {
	await openUsers({ ...withUsers(anAccount()), [`DELETE ${usersPath}/usr_grace`]: isDown });
	await main.getByRole("button", { name: "Delete grace" }).click();
	await expect.element(dialog.getByText(/plan is cancelled/)).not.toBeInTheDocument();

	await dialog.getByRole("button", { name: "Delete user" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("Delete FailedFailed to delete user.");
	await expect.element(row("grace")).toBeInTheDocument();
});

test("what somebody paid is a press away", async () => {
	const { asked, address } = await openUsers({
		...withUsers(anAccount()),
		"/api/admin/payments": gives({ reports: [], subscriptions: [] }),
	});

	await main.getByRole("link", { name: "Payments of grace" }).click();

	await expect.element(main.getByText("Nothing was found for grace@example.com.")).toBeVisible();
	expect(address()).toBe("/admin?tab=payments&q=grace%40example.com");
	expect(asked).toContain("/api/admin/payments?q=grace%40example.com");
});

test("on a phone an account is a part of a list, with every button under the thumb", async () => {
	fakeApi(withUsers(aSubscriber({ email: `${"a-long-address.".repeat(4)}@example.com` })));
	await page.viewport(390, 844);
	renderScreen("/admin?tab=users");
	await expect.element(main.getByRole("button", { name: "Delete mary" })).toBeVisible();

	for (const button of main.getByRole("button").elements()) {
		expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
