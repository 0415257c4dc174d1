import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPromoCode } from "#web/test/admin-parts.ts";
import { gives, isDown, refuses } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { openPromoCodes, promoCodesPath as path, withCodes } from "#web/test/open-promo-codes.ts";
import { pressTwice } from "#web/test/press-twice.ts";

const main = page.getByRole("main");
const row = (name: string) => main.getByRole("row", { name });
const dialog = page.getByRole("dialog");
const field = (label: string) => dialog.getByLabelText(label);

test("a code is created with all that was filled in, once, and stands first", async () => {
	const made = aPromoCode({ id: "prm_new", code: "NEW5", createdAt: "2026-11-20T09:00:00.000Z" });
	const { sent } = await openPromoCodes({
		...withCodes(aPromoCode()),
		[`POST ${path}`]: gives(made),
	});
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await userEvent.type(field("Promo Code"), "new5");
	await expect.element(field("Promo Code")).toHaveValue("NEW5");
	await field("Discount Type").selectOptions("Fixed amount");
	await field("Discount Value").fill("5.50");
	await field("Usage Limit (optional)").fill("10");
	await field("Expiry Date (optional)").fill("2027-01-31");
	await field("Description (optional)").fill(" For friends ");
	await field("Expert").click();

	pressTwice(dialog.getByRole("button", { name: "Create Promo Code" }));

	await expectToast("Success", "Promo code created successfully");
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(main.getByRole("rowheader").first()).toHaveTextContent("NEW5");
	expect(sent).toEqual([
		{
			call: `POST ${path}`,
			body: {
				code: "NEW5",
				discountType: "fixed",
				discountValue: 5.5,
				usageLimit: 10,
				expiresAt: "2027-01-31",
				applicablePlans: ["expert"],
				description: "For friends",
			},
		},
	]);
});

test("what is left empty is no limit, no end and every plan", async () => {
	const { sent } = await openPromoCodes({ ...withCodes(), [`POST ${path}`]: gives(aPromoCode()) });
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await field("Promo Code").fill("SAVE10");
	await field("Discount Value").fill("10");

	await dialog.getByRole("button", { name: "Create Promo Code" }).click();

	await expect.element(row("SAVE10")).toBeVisible();
	expect(sent[0]?.body).toEqual({
		code: "SAVE10",
		discountType: "percentage",
		discountValue: 10,
		usageLimit: null,
		expiresAt: null,
		applicablePlans: null,
		description: null,
	});
});

test.for([
	["Promo Code", "AB", "Code must be at least 3 characters"],
	["Promo Code", "ABCDEFGHIJKLMNOPQRSTU", "Code must be less than 20 characters"],
	["Promo Code", "SAVE 10", "Use only letters A to Z, digits, - and _"],
	["Promo Code", "CAFÉ10", "Use only letters A to Z, digits, - and _"],
	["Discount Value", "0", "Discount must be greater than 0"],
	["Discount Value", "abc", "Discount must be greater than 0"],
	["Discount Value", "", "Discount must be greater than 0"],
	["Discount Value", "0.005", "Discount must be greater than 0"],
	["Discount Value", "1.005", "Two decimals at most"],
	["Usage Limit (optional)", "0", "Usage limit must be at least 1"],
	["Usage Limit (optional)", "1.5", "Usage limit must be at least 1"],
] as const)('%s of "%s" is refused before anything is sent', async ([label, typed, words]) => {
	const { sent } = await openPromoCodes(withCodes());
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await field("Promo Code").fill("SAVE10");
	await field("Discount Value").fill("10");
	await field(label).fill(typed);

	await dialog.getByRole("button", { name: "Create Promo Code" }).click();

	await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(words));
	expect(sent).toEqual([]);
});

test("what the server refuses stands on its field, and nothing typed is lost", async () => {
	await openPromoCodes({
		...withCodes(),
		[`POST ${path}`]: refuses(409, {
			code: "taken",
			message: "There is a code SAVE10 already.",
			fields: { code: "There is a code SAVE10 already" },
		}),
	});
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await field("Promo Code").fill("SAVE10");
	await field("Discount Value").fill("10");

	await dialog.getByRole("button", { name: "Create Promo Code" }).click();

	await expect
		.element(field("Promo Code"))
		.toHaveAccessibleDescription("There is a code SAVE10 already");
	await expect.element(field("Promo Code")).toHaveFocus();
	await expect.element(field("Discount Value")).toHaveValue("10");
});

test("a refusal that is on no field stands in the dialog, under its title", async () => {
	await openPromoCodes({ ...withCodes(), [`POST ${path}`]: isDown });
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await field("Promo Code").fill("SAVE10");
	await field("Discount Value").fill("10");

	await dialog.getByRole("button", { name: "Create Promo Code" }).click();

	await expect
		.element(dialog.getByRole("alert"))
		.toHaveTextContent("ErrorWe could not reach the server. Please try again.");
	await expect.element(field("Promo Code")).toHaveValue("SAVE10");
});

test("a code is edited as it stands, its end as a date, and only what changed is sent", async () => {
	const code = aPromoCode({
		expiresAt: "2099-07-01T23:00:00.000Z",
		applicablePlans: ["pro"],
		usageLimit: 10,
		description: "For friends",
	});
	const { sent } = await openPromoCodes({
		...withCodes(code),
		[`PATCH ${path}/prm_save10`]: gives({ ...code, usageLimit: null }),
	});
	await main.getByRole("button", { name: "Edit SAVE10" }).click();
	await expect.element(field("Expiry Date (optional)")).toHaveValue("2099-07-01");
	await expect.element(dialog.getByRole("checkbox", { name: "Pro", exact: true })).toBeChecked();
	await expect.element(field("Description (optional)")).toHaveValue("For friends");

	await field("Usage Limit (optional)").fill("");
	await dialog.getByRole("button", { name: "Save changes" }).click();

	await expectToast("Success", "Promo code updated successfully");
	await expect.element(row("SAVE10")).toHaveTextContent(/3 \(unlimited\)/);
	await expect.element(main.getByRole("button", { name: "Edit SAVE10" })).toHaveFocus();
	expect(sent).toEqual([{ call: `PATCH ${path}/prm_save10`, body: { usageLimit: null } }]);
});

test("an edit that was given up is begun again by the next code", async () => {
	await openPromoCodes(withCodes(aPromoCode(), aPromoCode({ id: "prm_b", code: "OTHER" })));
	await main.getByRole("button", { name: "Edit SAVE10" }).click();
	await field("Promo Code").fill("NONSENSE");
	await dialog.getByRole("button", { name: "Cancel" }).click();

	await main.getByRole("button", { name: "Edit OTHER" }).click();

	await expect.element(field("Promo Code")).toHaveValue("OTHER");
});
