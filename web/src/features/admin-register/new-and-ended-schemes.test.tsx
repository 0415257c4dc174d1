import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { gives, isDown } from "#web/test/fake-api.ts";
import { listedScheme, openRegister, registerPath as path } from "#web/test/open-register.tsx";

const scheme = listedScheme;
const change = `PATCH ${path}/${scheme.id}`;
const register = page.getByRole("region", { name: "Licensing register" });
const dialog = page.getByRole("dialog");
const endButton = register.getByRole("button", { name: /^End/ });
const addButton = register.getByRole("button", { name: "Add scheme" });

test("a scheme is ended on a day, today unless said otherwise", async () => {
	const { sent } = await openRegister({
		[change]: gives({ ...scheme, end: "2026-11-21", editedAt: "2026-11-21T12:00:00.000Z" }),
	});

	await endButton.click();
	await expect.element(dialog.getByLabelText("Last day")).toHaveValue("2026-11-21");
	await dialog.getByRole("button", { name: "End scheme" }).click();

	await expect
		.element(page.getByText("Selective licensing in Manchester was ended."))
		.toBeVisible();
	await expect.element(register.getByText(/to 21 Nov 2026/)).toBeVisible();
	// The list itself: a button that is gone cannot have the focus.
	expect(document.activeElement?.matches("div[tabindex]")).toBe(true);
	expect(sent).toEqual([{ call: change, body: { end: "2026-11-21", revisionSeen: 1 } }]);
});

test("a scheme does not end without a day, nor when the server is away", async () => {
	const { sent } = await openRegister({ [change]: isDown });
	await endButton.click();
	const lastDay = dialog.getByLabelText("Last day");
	await lastDay.fill("");
	const end = dialog.getByRole("button", { name: "End scheme" });

	await end.click();
	await expect.element(lastDay).toHaveAccessibleDescription("Enter a date");
	expect(sent).toEqual([]);

	await lastDay.fill("2026-12-31");
	await end.click();
	await expect.element(dialog.getByRole("alert")).toHaveTextContent(/could not reach the server/);
	await expect.element(lastDay).toHaveValue("2026-12-31");
});

test("a scheme is added: the council by its name, then what is known of it", async () => {
	const { sent, asked } = await openRegister({
		[`POST ${path}`]: gives(aRegisterScheme({ id: "sch_1", council: "York" })),
	});
	await addButton.click();
	await expect.element(dialog.getByLabelText("Kind")).not.toBeInTheDocument();

	await dialog.getByLabelText("Council", { exact: true }).fill(" york ");
	await dialog.getByLabelText("Reach").selectOptions("part_wards");
	await dialog.getByLabelText("Acomb").click();
	await dialog.getByLabelText("First day").fill("2027-01-01");
	await dialog.getByRole("button", { name: "Add scheme" }).click();

	await expect.element(page.getByText("Selective licensing in York was added.")).toBeVisible();
	await expect.element(register.getByRole("searchbox")).toHaveValue("York");
	await expect.poll(() => asked).toContain(`${path}?q=York`);
	expect(sent).toEqual([
		{
			call: `POST ${path}`,
			body: {
				authorityCode: "E06000014",
				kind: "selective",
				status: "in_force",
				ruledOut: [],
				coverage: "part_wards",
				wardCodes: ["E05010328"],
				hasUnmatchedWards: false,
				start: "2027-01-01",
				end: null,
				url: null,
				verifiedOn: null,
				name: null,
				wardVintage: null,
				streets: null,
				designatedOn: null,
				hmo: null,
				fees: null,
				exemptions: [],
				plans: null,
			},
		},
	]);
});

test("that a council has no scheme is added without place and days", async () => {
	const { sent } = await openRegister({
		[`POST ${path}`]: gives(aRegisterScheme({ kind: "none" })),
	});
	await addButton.click();
	await dialog.getByLabelText("Council", { exact: true }).fill("E06000014");
	await dialog.getByLabelText("First day").fill("2027-01-01");

	await dialog.getByLabelText("Kind").selectOptions("none");
	await expect.element(dialog.getByLabelText("First day")).not.toBeInTheDocument();
	await dialog.getByRole("button", { name: "Add scheme" }).click();

	await expect
		.poll(() => sent[0]?.body)
		.toMatchObject({
			kind: "none",
			status: "none",
			coverage: "none",
			start: null,
		});
});

test("a scheme that is added to what is searched already stands there", async () => {
	const { asked } = await openRegister({ [`POST ${path}`]: gives(aRegisterScheme()) });
	const found = () => asked.filter((call) => call === `${path}?q=Manchester`).length;
	await register.getByRole("searchbox").fill("Manchester");
	await expect.poll(found).toBe(1);
	await addButton.click();
	await dialog.getByLabelText("Council", { exact: true }).fill("Manchester");

	await dialog.getByRole("button", { name: "Add scheme" }).click();

	await expect.poll(found).toBe(2);
});
