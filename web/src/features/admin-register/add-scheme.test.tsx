import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refuses, staysSilent } from "#web/test/fake-api.ts";
import { openRegister, registerPath } from "#web/test/open-register.tsx";

const dialog = page.getByRole("dialog");

test("while the councils are asked for, what is typed goes into the field and the dialog stays", async () => {
	await openRegister({ [`${registerPath}/councils`]: staysSilent });
	await page.getByRole("button", { name: "Add scheme" }).click();

	await expect.element(dialog.getByLabelText("Council")).toHaveFocus();
	await userEvent.keyboard("Derbyshire Dales{Enter}");

	await expect.element(dialog.getByLabelText("Council")).toHaveValue("Derbyshire Dales");
	await expect.element(dialog).toBeVisible();
});

test("councils that cannot be had are said, and can be asked for again", async () => {
	await openRegister({
		[`${registerPath}/councils`]: refuses(503, { code: "unavailable", message: "Not now." }),
	});
	await page.getByRole("button", { name: "Add scheme" }).click();
	await expect.element(dialog.getByText("Not now.")).toBeVisible();
	await expect.element(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
});
