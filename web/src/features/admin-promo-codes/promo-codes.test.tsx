import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { aPromoCode } from "#web/test/admin-parts.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const path = "/api/admin/promo-codes";
const main = page.getByRole("main");
const row = (name: string) => main.getByRole("row", { name });
const dialog = page.getByRole("dialog");
const field = (label: string) => dialog.getByLabelText(label);

function withCodes(...promoCodes: ReturnType<typeof aPromoCode>[]) {
	return { ...signedInAs({ isAdmin: true }), [`GET ${path}`]: gives({ promoCodes, next: null }) };
}

/** Opens the panel where there is room for a table. */
async function open(answers: Parameters<typeof fakeApi>[0]) {
	await page.viewport(1280, 900);
	const api = fakeApi(answers);
	renderScreen("/admin");
	return api;
}

test("where there are no codes the first is asked for, in SPEC's words", async () => {
	await open(withCodes());

	await expect
		.element(
			main.getByText("No promo codes created yet. Create your first promo code to get started.", {
				exact: true,
			}),
		)
		.toBeVisible();
});

test("a code is shown with its discount, its uses, its last day and its status", async () => {
	await open(
		withCodes(
			aPromoCode(),
			aPromoCode({
				id: "prm_five",
				code: "FIVEOFF",
				discountType: "fixed",
				discountValue: 5,
				usageLimit: 10,
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
		.toHaveTextContent(/£5 offPro and Expert3 \/ 101 Jul 2099Active/);
});

test("a status is the first that is so: inactive, expired, limit reached", async () => {
	const past = "2020-01-01T00:00:00.000Z";
	await open(
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

test("a code is created with all that was filled in, once, and stands first", async () => {
	const made = aPromoCode({ id: "prm_new", code: "NEW5", createdAt: "2026-11-20T09:00:00.000Z" });
	const { sent } = await open({ ...withCodes(aPromoCode()), [`POST ${path}`]: gives(made) });
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
	const { sent } = await open({ ...withCodes(), [`POST ${path}`]: gives(aPromoCode()) });
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
	["Promo Code", "SAVE 10", "A code has no spaces"],
	["Discount Value", "0", "Discount must be greater than 0"],
	["Discount Value", "abc", "Discount must be greater than 0"],
	["Discount Value", "", "Discount must be greater than 0"],
	["Discount Value", "0.005", "Discount must be greater than 0"],
	["Discount Value", "1.005", "Two decimals at most"],
	["Usage Limit (optional)", "0", "Usage limit must be at least 1"],
	["Usage Limit (optional)", "1.5", "Usage limit must be at least 1"],
] as const)('%s of "%s" is refused before anything is sent', async ([label, typed, words]) => {
	const { sent } = await open(withCodes());
	await main.getByRole("button", { name: "Create Promo Code" }).click();
	await field("Promo Code").fill("SAVE10");
	await field("Discount Value").fill("10");
	await field(label).fill(typed);

	await dialog.getByRole("button", { name: "Create Promo Code" }).click();

	await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(words));
	expect(sent).toEqual([]);
});

test("what the server refuses stands on its field, and nothing typed is lost", async () => {
	await open({
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

test("a refusal that is on no field stands in the dialog, under SPEC's title", async () => {
	await open({ ...withCodes(), [`POST ${path}`]: isDown });
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
	const { sent } = await open({
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

test("an edit that was given up is begun anew by the next code", async () => {
	await open(withCodes(aPromoCode(), aPromoCode({ id: "prm_b", code: "OTHER" })));
	await main.getByRole("button", { name: "Edit SAVE10" }).click();
	await field("Promo Code").fill("NONSENSE");
	await dialog.getByRole("button", { name: "Cancel" }).click();

	await main.getByRole("button", { name: "Edit OTHER" }).click();

	await expect.element(field("Promo Code")).toHaveValue("OTHER");
});

test("a code is deactivated by one press, which sends nothing else", async () => {
	const { sent } = await open({
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
	await open({
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
	const { sent } = await open({
		...withCodes(aPromoCode()),
		[`DELETE ${path}/prm_save10`]: gives({ message: "Deleted." }),
	});
	await main.getByRole("button", { name: "Delete SAVE10" }).click();
	await expect
		.element(dialog.getByText("Are you sure you want to delete this promo code?", { exact: true }))
		.toBeVisible();
	expect(sent).toEqual([]);

	pressTwice(dialog.getByRole("button", { name: "Delete SAVE10" }));

	await expectToast("Success", "Promo code deleted successfully");
	await expect.element(row("SAVE10")).not.toBeInTheDocument();
	await expect.element(main.getByRole("heading", { name: "Promo Codes" })).toHaveFocus();
	expect(sent).toEqual([{ call: `DELETE ${path}/prm_save10`, body: null }]);
});

test("a deletion that fails says so in the dialog, and the code stays", async () => {
	await open({
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
	const { asked } = await open({
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
	await open({ ...withCodes(), [`GET ${path}`]: staysSilent });
	await expect.element(main.getByText("Loading the promo codes")).toBeInTheDocument();
});

test("codes that could not be had are asked for again when told to", async () => {
	await open({
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
