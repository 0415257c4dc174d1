import { expect, test } from "vitest";
import { anAccount, aSubscriber } from "#web/test/admin-parts.ts";
import { gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { dialog, main, openUsers, row, usersPath, withUsers } from "#web/test/open-users.ts";
import { pressTwice } from "#web/test/press-twice.ts";

test("rights are edited once; name and address are only read", async () => {
	const { sent } = await openUsers({
		...withUsers(anAccount({ isVerified: false })),
		[`PUT ${usersPath}/usr_grace`]: gives(anAccount({ isAdmin: true })),
	});
	await main.getByRole("button", { name: "Edit grace" }).click();
	await expect.element(dialog.getByLabelText("Username")).toHaveAttribute("readonly");
	await expect.element(dialog.getByLabelText("Email")).toHaveValue("grace@example.com");
	await dialog.getByRole("switch", { name: "Admin privileges" }).click();
	await dialog.getByRole("switch", { name: "Verified user" }).click();

	pressTwice(dialog.getByRole("button", { name: "Save changes" }));

	await expectToast("User Updated", "User has been updated successfully.");
	await expect.element(row("grace")).toHaveTextContent(/^grace, admin, verified/);
	await expect.element(main.getByRole("button", { name: "Edit grace" })).toHaveFocus();
	expect(sent).toEqual([
		{
			call: `PUT ${usersPath}/usr_grace`,
			body: { isAdmin: true, isVerified: true },
		},
	]);
});

test("a plan that is given is a manual grant, with a last day to choose", async () => {
	const { sent } = await openUsers({
		...withUsers(anAccount()),
		[`PUT ${usersPath}/usr_grace`]: gives(anAccount()),
	});
	await main.getByRole("button", { name: "Edit grace" }).click();
	await expect.element(dialog.getByText(/manual grant/)).not.toBeInTheDocument();

	await dialog.getByLabelText("Plan").selectOptions("Expert");

	await expect.element(dialog.getByLabelText("Status")).toHaveValue("active");
	await expect
		.element(
			dialog.getByText(
				/^This differs from what the payment provider says\. It is a manual grant and ends on/,
			),
		)
		.toBeVisible();
	await expect.element(dialog.getByText(/go on paying/)).not.toBeInTheDocument();
	await expect.element(dialog.getByLabelText("Ends on")).toHaveValue(
		new Date(Date.now() + 30 * 86_400_000).toLocaleDateString("en-CA", {
			timeZone: "Europe/London",
		}),
	);
	await dialog.getByLabelText("Ends on").fill("2027-03-01");
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expectToast("User Updated", "User has been updated successfully.");
	expect(sent[0]?.body).toEqual({
		subscriptionPlan: "expert",
		subscriptionStatus: "active",
		grantEndsOn: "2027-03-01",
	});
});

test("whoever pays is said to go on paying when a grant is made over their plan", async () => {
	await openUsers(withUsers(aSubscriber()));
	await main.getByRole("button", { name: "Edit mary" }).click();

	await dialog.getByLabelText("Status").selectOptions("Inactive");

	await expect.element(dialog.getByText(/^They go on paying for Pro/)).toBeVisible();
	await dialog.getByLabelText("Status").selectOptions("Active");
	await expect.element(dialog.getByText(/go on paying/)).not.toBeInTheDocument();
});

test("a grant is taken back by choosing what the payment provider says", async () => {
	const granted = aSubscriber({
		subscriptionPlan: "expert",
		grant: { plan: "expert", endsOn: "2026-12-21" },
		limit: -1,
	});
	const { sent } = await openUsers({
		...withUsers(granted),
		[`PUT ${usersPath}/usr_mary`]: gives(aSubscriber()),
	});
	await main.getByRole("button", { name: "Edit mary" }).click();
	await expect.element(dialog.getByLabelText("Ends on")).toHaveValue("2026-12-21");

	await dialog.getByLabelText("Plan").selectOptions("Pro");

	await expect.element(dialog.getByText(/^This is what the payment provider says\./)).toBeVisible();
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expect.element(row("mary")).toHaveTextContent(/ProActive3 of 25/);
	expect(sent[0]?.body).toEqual({
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
	});
});

test("a status of the payment provider can be chosen where it is the one that stands", async () => {
	await openUsers(
		withUsers(
			aSubscriber({
				subscriptionStatus: "past_due",
				provider: { plan: "pro", status: "past_due", isTest: true },
			}),
		),
	);
	await main.getByRole("button", { name: "Edit mary" }).click();

	const options = dialog.getByLabelText("Status").getByRole("option");
	expect(options.elements().map(({ textContent }) => textContent)).toEqual([
		"Active",
		"Inactive",
		"Past due",
	]);
	await expect.element(dialog.getByLabelText("Status")).toHaveValue("past_due");
});

test("an administrator's own rights stay theirs, and they cannot be deleted", async () => {
	await openUsers(withUsers(anAccount({ isAdmin: true, isSelf: true })));
	await expect.element(row("grace")).toHaveTextContent(/\(you\)/);
	await expect.element(main.getByRole("button", { name: "Delete grace" })).not.toBeInTheDocument();
	await main.getByRole("button", { name: "Edit grace" }).click();
	const rights = dialog.getByRole("switch", { name: "Admin privileges" });

	(rights.element() as HTMLElement).click();

	await expect.element(rights).toBeChecked();
	await expect
		.element(rights)
		.toHaveAccessibleDescription("You cannot withdraw your own admin privileges.");
	await expect
		.element(dialog.getByRole("switch", { name: "Verified user" }))
		.toHaveAccessibleDescription("You cannot withdraw your own verification.");
});

test("an administrator whom the configuration names is neither withdrawn, unverified nor deleted here", async () => {
	const named = { isAdmin: true, isVerified: true, isAdminByConfiguration: true };
	await openUsers(withUsers(anAccount(named)));
	await main.getByRole("button", { name: "Edit grace" }).click();

	for (const name of ["Admin privileges", "Verified user"]) {
		await expect
			.element(dialog.getByRole("switch", { name }))
			.toHaveAccessibleDescription(
				"The configuration names this address (ADMIN_EMAILS). Remove it there.",
			);
	}
	await expect.element(main.getByRole("button", { name: "Delete grace" })).not.toBeInTheDocument();
});

test("an edit that is refused says why in the dialog, keeps what was chosen, and can be tried again", async () => {
	const { sent } = await openUsers({
		...withUsers(anAccount()),
		[`PUT ${usersPath}/usr_grace`]: inTurn(
			refuses(400, {
				code: "invalid_input",
				message: "Something is not right.",
				fields: { grantEndsOn: "Choose a day to come" },
			}),
			refuses(422, { code: "not_allowed", message: "That cannot be." }),
			isDown,
		),
	});
	await main.getByRole("button", { name: "Edit grace" }).click();
	await dialog.getByLabelText("Plan").selectOptions("Pro");
	const save = dialog.getByRole("button", { name: "Save changes" });

	await save.click();
	await expect
		.element(dialog.getByLabelText("Ends on"))
		.toHaveAccessibleDescription("Choose a day to come");
	await save.click();
	await expect.element(dialog.getByRole("alert")).toHaveTextContent("Update FailedThat cannot be.");
	await save.click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("Update FailedFailed to update user.");
	await expect.element(dialog.getByLabelText("Plan")).toHaveValue("pro");
	expect(sent).toHaveLength(3);
});

test("a right that is refused on its field does not bar the next try", async () => {
	const { sent } = await openUsers({
		...withUsers(anAccount()),
		[`PUT ${usersPath}/usr_grace`]: inTurn(
			refuses(422, {
				code: "not_allowed",
				message: "Not now.",
				fields: { isAdmin: "Not now" },
			}),
			gives(anAccount({ isAdmin: true })),
		),
	});
	await main.getByRole("button", { name: "Edit grace" }).click();
	await dialog.getByRole("switch", { name: "Admin privileges" }).click();
	await dialog.getByRole("button", { name: "Save changes" }).click();
	await expect
		.element(dialog.getByRole("switch", { name: "Admin privileges" }))
		.toHaveAccessibleDescription("Not now");

	await dialog.getByRole("button", { name: "Save changes" }).click();

	await expect.element(row("grace")).toHaveTextContent(/^grace, admin/);
	expect(sent).toHaveLength(2);
});
