import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { someSettings } from "#web/test/admin-settings.ts";
import { gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { openSettings, settingsPath as path } from "#web/test/open-settings.tsx";

const report = page.getByLabelText("Report Price");
const testMode = page.getByRole("switch", { name: "Test mode" });
const dialog = page.getByRole("dialog");

test("before payments move real money it is asked, and then saved alone; what is typed stays", async () => {
	const { sent } = openSettings(
		{},
		{ [`PUT ${path}`]: gives(someSettings({ isStripeTestMode: false })) },
	);
	await report.fill("19");

	await testMode.click();
	await expect.element(dialog.getByText(/^Payments will move real money\./)).toBeVisible();
	expect(sent).toEqual([]);
	await dialog.getByRole("button", { name: "Take real payments" }).click();

	await expect.element(testMode).not.toBeChecked();
	await expect.element(page.getByText("Settings Saved", { exact: true })).toBeVisible();
	await expect.element(report).toHaveValue("19");
	expect(sent).toEqual([{ call: `PUT ${path}`, body: { isStripeTestMode: false } }]);
});

test("back to test cards needs no question", async () => {
	const { sent } = openSettings(
		{ isStripeTestMode: false },
		{ [`PUT ${path}`]: gives(someSettings()) },
	);

	await testMode.click();

	await expect.element(testMode).toBeChecked();
	expect(sent).toEqual([{ call: `PUT ${path}`, body: { isStripeTestMode: true } }]);
});

test("while live mode lacks something the switch stays, and each thing is named", async () => {
	const { sent } = openSettings({ liveFaults: ["STRIPE_SECRET_KEY_LIVE is not set"] });

	await expect.element(page.getByText("STRIPE_SECRET_KEY_LIVE is not set")).toBeVisible();
	await expect.element(testMode).toHaveAttribute("aria-disabled", "true");
	await testMode.click({ force: true });

	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("live mode that has lost its keys is left all the same", async () => {
	const { sent } = openSettings(
		{ isStripeTestMode: false, liveFaults: ["STRIPE_SECRET_KEY_LIVE is not set"] },
		{ [`PUT ${path}`]: gives(someSettings()) },
	);
	await expect.element(page.getByText("Payments cannot be taken in live mode:")).toBeVisible();

	await testMode.click();

	await expect.poll(() => sent.length).toBe(1);
});

test("a refused switch stays as it was, says why, and shows what is missing by now", async () => {
	const fault = "STRIPE_WEBHOOK_SECRET_LIVE is not set";
	openSettings(
		{},
		{
			[`GET ${path}`]: inTurn(gives(someSettings()), gives(someSettings({ liveFaults: [fault] }))),
			[`PUT ${path}`]: refuses(422, { code: "live_keys_missing", message: "Live mode stays off." }),
		},
	);
	await testMode.click();

	await dialog.getByRole("button", { name: "Take real payments" }).click();

	await expect.element(page.getByText("Save Failed", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Live mode stays off.")).toBeVisible();
	await expect.element(testMode).toBeChecked();
	await expect.element(page.getByText(fault, { exact: true })).toBeVisible();
});
