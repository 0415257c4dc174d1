import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPromoCode } from "#web/test/admin-parts.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { openPromoCodes, promoCodesPath as path, withCodes } from "#web/test/open-promo-codes.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const main = page.getByRole("main");
const row = (name: string) => main.getByRole("row", { name });
const dialog = page.getByRole("dialog");

test("where there are no codes the first is asked for", async () => {
	await openPromoCodes(withCodes());

	await expect
		.element(
			main.getByText("No promo codes created yet. Create your first promo code to get started.", {
				exact: true,
			}),
		)
		.toBeVisible();
});

test("a code is shown with its discount, its uses, its last day and its status", async () => {
	await openPromoCodes(
		withCodes(
			aPromoCode(),
			aPromoCode({
				id: "prm_five",
				code: "FIVEOFF",
				discountType: "fixed",
				discountValue: 5,
				usageLimit: 10_000,
				usageCount: 3,
				expiresAt: "2099-07-01T23:00:00.000Z",
				applicablePlans: ["pro", "expert"],
			}),
		),
	);

	await expect
		.element(row("SAVE10"))
		.toHaveTextContent(/10% offEvery plan3 \(unlimited\)NeverActive/);
	await expect
		.element(row("FIVEOFF"))
		.toHaveTextContent(/£5 offPro and Expert3 \/ 10,0001 Jul 2099Active/);
});

test("a status is the first that is so: inactive, expired, limit reached", async () => {
	const past = "2020-01-01T00:00:00.000Z";
	await openPromoCodes(
		withCodes(
			aPromoCode({ id: "prm_a", code: "OFF", isActive: false, expiresAt: past }),
			aPromoCode({ id: "prm_b", code: "OLD", expiresAt: past, usageLimit: 3 }),
			aPromoCode({ id: "prm_c", code: "FULL", usageLimit: 3 }),
		),
	);

	await expect.element(row("OFF").getByText("Inactive", { exact: true })).toBeVisible();
	await expect.element(row("OLD").getByText("Expired", { exact: true })).toBeVisible();
	await expect.element(row("FULL").getByText("Limit Reached", { exact: true })).toBeVisible();
});

test("a code is deactivated by one press, which sends nothing else", async () => {
	const { sent } = await openPromoCodes({
		...withCodes(aPromoCode()),
		[`PATCH ${path}/prm_save10`]: gives(aPromoCode({ isActive: false })),
	});
	await expect.element(row("SAVE10")).toBeVisible();

	pressTwice(main.getByRole("button", { name: "Deactivate SAVE10" }));

	await expectToast("Success", "Promo code status updated");
	await expect
		.element(main.getByRole("button", { name: "Activate SAVE10", exact: true }))
		.toBeVisible();
	await expect.element(row("SAVE10").getByText("Inactive")).toBeVisible();
	expect(sent).toEqual([{ call: `PATCH ${path}/prm_save10`, body: { isActive: false } }]);
});

test("a change of status that fails shows nothing but how the code truly stands", async () => {
	await openPromoCodes({
		...withCodes(),
		[`GET ${path}`]: inTurn(
			gives({ promoCodes: [aPromoCode()], next: null }),
			gives({ promoCodes: [aPromoCode({ isActive: false })], next: null }),
		),
		[`PATCH ${path}/prm_save10`]: refuses(500, { code: "internal", message: "Something broke." }),
	});

	await main.getByRole("button", { name: "Deactivate SAVE10" }).click();

	await expect.element(row("SAVE10").getByText("Inactive")).toBeVisible();
	await expect.element(page.getByText("Something broke.")).not.toBeInTheDocument();
});

test("a code is deleted once, after it was asked, and the focus stays in the tab", async () => {
	const { sent } = await openPromoCodes({
		...withCodes(aPromoCode()),
		[`DELETE ${path}/prm_save10`]: gives({ message: "Deleted." }),
	});
	await main.getByRole("button", { name: "Delete SAVE10" }).click();
	await expect
		.element(dialog.getByText("Are you sure you want to delete this promo code?", { exact: true }))
		.toBeVisible();
	await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
	expect(sent).toEqual([]);

	pressTwice(dialog.getByRole("button", { name: "Delete SAVE10" }));

	await expectToast("Success", "Promo code deleted successfully");
	await expect.element(row("SAVE10")).not.toBeInTheDocument();
	await expect.element(main.getByRole("heading", { name: "Promo Codes" })).toHaveFocus();
	expect(sent).toEqual([{ call: `DELETE ${path}/prm_save10`, body: null }]);
});

test("a deletion that fails says so in the dialog, and the code stays", async () => {
	await openPromoCodes({
		...withCodes(aPromoCode()),
		[`DELETE ${path}/prm_save10`]: refuses(404, {
			code: "not_found",
			message: "There is no such promo code.",
		}),
	});
	await main.getByRole("button", { name: "Delete SAVE10" }).click();

	await dialog.getByRole("button", { name: "Delete SAVE10" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("ErrorThere is no such promo code.");
});

test("a long list is read on from where it ended", async () => {
	const { asked } = await openPromoCodes({
		...withCodes(),
		[`GET ${path}`]: inTurn(
			gives({ promoCodes: [aPromoCode()], next: "prm_save10" }),
			isDown,
			gives({ promoCodes: [aPromoCode({ id: "prm_b", code: "OLDER" })], next: null }),
		),
	});
	await main.getByRole("button", { name: "Show more" }).click();
	await expect.element(main.getByText(/^We could not reach the server/)).toBeVisible();
	await expect.element(row("SAVE10")).toBeVisible();

	await main.getByRole("button", { name: "Show more" }).click();

	await expect.element(row("OLDER")).toBeVisible();
	await expect.element(main.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
	expect(asked.filter((each) => each.startsWith(path))).toEqual([
		path,
		`${path}?after=prm_save10`,
		`${path}?after=prm_save10`,
	]);
});

test("until the codes are known their place is kept", async () => {
	await openPromoCodes({ ...withCodes(), [`GET ${path}`]: staysSilent });
	await expect.element(main.getByText("Loading the promo codes")).toBeInTheDocument();
});

test("codes that could not be had are asked for again when told to", async () => {
	await openPromoCodes({
		...withCodes(),
		[`GET ${path}`]: inTurn(isDown, gives({ promoCodes: [aPromoCode()], next: null })),
	});

	await main.getByRole("button", { name: "Try again" }).click();

	await expect.element(row("SAVE10")).toBeVisible();
});

test("on a phone a code is a part of a list, under its name, with every button under the thumb", async () => {
	fakeApi(
		withCodes(aPromoCode({ description: "A description that is longer than a line of a phone" })),
	);
	await page.viewport(390, 844);
	renderScreen("/admin");
	await expect.element(main.getByRole("button", { name: "Delete SAVE10" })).toBeVisible();

	for (const button of main.getByRole("button").elements()) {
		expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	}
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
