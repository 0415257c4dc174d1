import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { aFoundReport, aFoundSubscription, anAccount, aPromoCode } from "#web/test/admin-parts.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { toasts } from "#web/test/open-checkout.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const main = page.getByRole("main");
const dialog = page.getByRole("dialog");
const charge = {
	paymentId: "pi_one",
	amount: 2_500,
	paidAt: "2026-11-01T09:00:00.000Z",
	isGuaranteed: true,
	isRefunded: false,
};
const lists = {
	...signedInAs({ isAdmin: true }),
	"/api/admin/promo-codes": gives({
		promoCodes: [aPromoCode(), aPromoCode({ id: "prm_other", code: "OTHER" })],
		next: null,
	}),
	"/api/admin/users": gives({
		users: [anAccount(), anAccount({ id: "usr_mary", username: "mary" })],
		next: null,
	}),
	"/api/admin/payments": gives({
		reports: [aFoundReport(), aFoundReport({ id: "rpt_mill", address: "3 Mill Lane" })],
		subscriptions: [aFoundSubscription(), aFoundSubscription({ id: "sub_new", plan: "expert" })],
	}),
	"/api/admin/subscriptions/sub_pro/charges": gives({ charges: [charge] }),
	"/api/admin/subscriptions/sub_new/charges": gives({ charges: [charge] }),
};
const refunded = gives({ amount: 1_500, message: "It was given back." });

/** Each dialog of the panel about a row: what is pressed for the first and in its dialog, and for the second row. */
const dialogs = [
	{
		of: "a code's edit",
		tab: "promo-codes",
		row: "Edit SAVE10",
		act: "Save changes",
		call: "PATCH /api/admin/promo-codes/prm_save10",
		done: gives(aPromoCode()),
		said: "Promo code updated successfully",
		next: "Edit OTHER",
	},
	{
		of: "a code's deletion",
		tab: "promo-codes",
		row: "Delete SAVE10",
		act: "Delete SAVE10",
		call: "DELETE /api/admin/promo-codes/prm_save10",
		done: gives({ message: "Deleted." }),
		said: "Promo code deleted successfully",
		next: "Delete OTHER",
	},
	{
		of: "a user's edit",
		tab: "users",
		row: "Edit grace",
		act: "Save changes",
		call: "PUT /api/admin/users/usr_grace",
		done: gives(anAccount()),
		said: "User has been updated successfully.",
		next: "Edit mary",
	},
	{
		of: "a user's deletion",
		tab: "users",
		row: "Delete grace",
		act: "Delete user",
		call: "DELETE /api/admin/users/usr_grace",
		done: gives({ message: "The user is gone." }),
		said: "The user is gone.",
		next: "Delete mary",
	},
	{
		of: "a report's refund",
		tab: "payments&q=ada",
		row: "Refund the report on 12 Quay Street",
		act: "Refund £15",
		call: "POST /api/admin/reports/rpt_quay/refund",
		done: refunded,
		said: "It was given back.",
		next: "Refund the report on 3 Mill Lane",
	},
	{
		of: "a plan's refund",
		tab: "payments&q=ada",
		row: "Refund the Pro plan sub_pro",
		act: "Refund £25",
		call: "POST /api/admin/subscriptions/sub_pro/refund",
		done: refunded,
		said: "It was given back.",
		next: "Refund the Expert plan sub_new",
	},
];
type Case = (typeof dialogs)[number];

/** Acts on the first row, cancels meanwhile and opens the dialog about the next. What is given back lets the answer go. */
async function leaveFor({ tab, row, act, call, next }: Case, answer: Case["done"]) {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.viewport(1280, 900);
	fakeApi({
		...lists,
		[call]: async (url) => {
			await promise;
			return answer(url);
		},
	});
	renderScreen(`/admin?tab=${tab}`);
	await main.getByRole("button", { name: row }).click();
	await dialog.getByRole("button", { name: act }).click();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await main.getByRole("button", { name: next }).click();
	return resolve;
}

test.for(dialogs)(
	"$of that ends late leaves the dialog open that is about another row",
	async (of) => {
		const letGo = await leaveFor(of, of.done);

		letGo();

		await expect.element(toasts.getByText(of.said, { exact: true }).first()).toBeInTheDocument();
		await expect.element(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
	},
);

test.for(dialogs)(
	"$of that is refused late is not refused in the dialog about another row",
	async (of) => {
		const letGo = await leaveFor(
			of,
			refuses(422, { code: "not_allowed", message: "That cannot be." }),
		);

		letGo();
		await new Promise((resolve) => setTimeout(resolve, 100));

		await expect.element(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
		await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
	},
);

test.for(dialogs)("while $of is under way the dialog about another row is not", async (of) => {
	await leaveFor(of, of.done);

	await expect.element(dialog.getByRole("button", { name: /ing\.\.\.$/ })).not.toBeInTheDocument();
});
