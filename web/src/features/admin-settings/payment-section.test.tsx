import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paymentConfigQuery, reportPriceQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";
import { someSettings } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { openSettings, settingsPath as path } from "#web/test/open-settings.tsx";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { PaymentSection } from "./payment-section.tsx";

const report = page.getByLabelText("Report Price");
const pro = page.getByLabelText("Pro Plan");
const save = page.getByRole("button", { name: "Save Settings" });
const dialog = page.getByRole("dialog");

test("the fields hold the prices in force, in pounds and pence", async () => {
	openSettings({ reportPrice: 12.5 });

	await expect.element(report).toHaveValue("12.50");
	await expect.element(page.getByLabelText("Starter Plan")).toHaveValue("15.00");
	await expect.element(pro).toHaveValue("25.00");
	await expect.element(page.getByLabelText("Expert Plan")).toHaveValue("45.00");
	await expect.element(report).toHaveAttribute("placeholder", "1.00");
});

test("only what was changed is sent, once, and what the server keeps is shown", async () => {
	const { sent } = openSettings(
		{},
		{ [`PUT ${path}`]: gives(someSettings({ reportPrice: 20, proPrice: 30 })) },
	);
	await report.fill("£20");

	pressTwice(save);

	await expect.element(page.getByText("Settings Saved", { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("Admin settings have been saved successfully.", { exact: true }))
		.toBeVisible();
	await expect.element(report).toHaveValue("20.00");
	await expect.element(pro).toHaveValue("30.00");
	expect(sent).toEqual([{ call: `PUT ${path}`, body: { reportPrice: 20 } }]);
});

test("what was saved is where the next change begins", async () => {
	const { sent } = openSettings({}, { [`PUT ${path}`]: gives(someSettings({ reportPrice: 20 })) });
	await report.fill("20");
	await save.click();
	await expect.element(report).toHaveValue("20.00");

	await pro.fill("30");
	await save.click();

	await expect.poll(() => sent.at(-1)?.body).toEqual({ proPrice: 30 });
});

test("saving what nobody changed is allowed and says saved", async () => {
	const { sent } = openSettings({}, { [`PUT ${path}`]: gives(someSettings()) });

	await save.click();

	await expect.element(page.getByText("Settings Saved", { exact: true })).toBeVisible();
	expect(sent).toEqual([{ call: `PUT ${path}`, body: {} }]);
});

test.each(["", "abc"])(
	"%j becomes 0 in sight, and is asked about before it is saved",
	async (typed) => {
		const { sent } = openSettings({}, { [`PUT ${path}`]: gives(someSettings({ reportPrice: 0 })) });
		await report.fill(typed);
		await userEvent.tab();
		await expect.element(report).toHaveValue("0.00");

		await save.click();
		await expect
			.element(dialog)
			.toHaveTextContent(/Report Price becomes £0: reports are given away\./);
		expect(sent).toEqual([]);
		await dialog.getByRole("button", { name: "Save at £0" }).click();

		await expect.element(page.getByText("Settings Saved", { exact: true })).toBeVisible();
		expect(sent).toEqual([{ call: `PUT ${path}`, body: { reportPrice: 0 } }]);
	},
);

test("Enter in a field that holds no number asks just the same", async () => {
	const { sent } = openSettings();
	await pro.fill("free");

	await userEvent.keyboard("{Enter}");

	await expect.element(dialog).toHaveTextContent(/Pro Plan becomes £0: the plan costs nothing\./);
	await expect.element(pro).toHaveValue("0.00");
	expect(sent).toEqual([]);
});

test("what is sent by Enter and is no number is seen as the 0 it counts as", async () => {
	openSettings({ reportPrice: 0 }, { [`PUT ${path}`]: staysSilent });
	await report.fill("abc");

	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByRole("button", { name: "Saving..." })).toBeVisible();
	await expect.element(report).toHaveValue("0.00");
});

test("whoever does not mean 0 goes on typing, and nothing is saved", async () => {
	const { sent } = openSettings();
	await report.fill("0");
	await pro.fill("");
	await save.click();
	await expect.element(dialog.getByRole("listitem").nth(1)).toBeVisible();

	await dialog.getByRole("button", { name: "Keep editing" }).click();

	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(report).toHaveValue("0.00");
	expect(sent).toEqual([]);
});

test("a price that was 0 already is saved without a question", async () => {
	const { sent } = openSettings({ reportPrice: 0 }, { [`PUT ${path}`]: gives(someSettings()) });
	await pro.fill("26");

	await save.click();

	await expect.poll(() => sent).toEqual([{ call: `PUT ${path}`, body: { proPrice: 26 } }]);
});

test("a price below 0 is refused on its field before any question or call", async () => {
	const { sent } = openSettings();
	await report.fill("-1");
	await pro.fill("0");

	await save.click();

	await expect.element(report).toHaveAccessibleDescription(/A price cannot be below £0$/);
	await expect.element(report).toHaveValue("-1");
	await expect.element(dialog).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("a price the server refuses stands on its field, and what was typed stays", async () => {
	const message = "A price is £0, or at least 30p: a card cannot pay less";
	openSettings(
		{},
		{
			[`PUT ${path}`]: refuses(400, {
				code: "invalid_input",
				message,
				fields: { reportPrice: message },
			}),
		},
	);
	await report.fill("0.10");

	await save.click();

	await expect.element(page.getByText("Save Failed", { exact: true })).toBeVisible();
	await expect.element(report).toHaveAccessibleDescription(/a card cannot pay less$/);
	await expect.element(report).toHaveValue("0.10");
});

test("a server that cannot be reached is told", async () => {
	openSettings({}, { [`PUT ${path}`]: isDown });

	await save.click();

	await expect.element(page.getByText("Failed to save settings.", { exact: true })).toBeVisible();
});

test("while prices are saved the button says so", async () => {
	openSettings({}, { [`PUT ${path}`]: staysSilent });

	await save.click();

	await expect.element(page.getByRole("button", { name: "Saving..." })).toBeVisible();
});

test("until the settings are known their place is kept, and a failure can be tried again", async () => {
	openSettings({}, { [`GET ${path}`]: inTurn(isDown, gives(someSettings())) });
	await expect.element(page.getByText(/^We could not reach the server/)).toBeVisible();

	await page.getByRole("button", { name: "Try again" }).click();

	await expect.element(report).toHaveValue("15.00");
});

test("what everybody is told of prices and mode is asked for again once it is saved", async () => {
	const told = ["/api/report-price", "/api/subscription-prices", "/api/stripe/config"];
	const { asked } = fakeApi({
		[path]: gives(someSettings()),
		...Object.fromEntries(told.map((call) => [call, gives({})])),
	});
	renderPart(
		<ToastProvider>
			<PublicPrices />
			<PaymentSection />
		</ToastProvider>,
	);
	await expect.poll(() => asked.toSorted()).toEqual([path, ...told].toSorted());

	await save.click();

	await expect.poll(() => asked.toSorted()).toEqual([path, ...told, ...told].toSorted());
});

/** Stands for the screens that show them. */
function PublicPrices() {
	useQuery(reportPriceQuery);
	useQuery(subscriptionPricesQuery);
	useQuery(paymentConfigQuery);
	return null;
}
