import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AccountPosition } from "#contracts/account.ts";
import { fakeApi, gives, isDown } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { PositionSection } from "./position-section.tsx";

const path = "/api/account/position";
const nothing: AccountPosition = { owners: [], changedAt: null };
const sam = { incomePence: 3_500_000, nation: "Scotland", share: 0.5, company: false } as const;
const kept = {
	owners: [sam],
	changedAt: "2026-11-20T10:00:00.000Z",
} as unknown as AccountPosition;
const owner = page.getByLabelText("The owner is");
const income = page.getByLabelText("Other income a year, before tax");
const save = page.getByRole("button", { name: "Save my position" });
const forget = page.getByRole("button", { name: "Forget my position" });

test("who lets the homes is kept once, and shown as it is kept", async () => {
	const { sent } = fakeApi({ [path]: gives(nothing), [`PUT ${path}`]: gives(kept) });
	renderPart(
		<ToastProvider>
			<PositionSection />
		</ToastProvider>,
	);

	await expect.element(save).toBeDisabled();
	await expect.element(forget).not.toBeInTheDocument();
	await owner.selectOptions("person");
	await income.fill("£35,000");
	await page.getByLabelText("Lives in").selectOptions("Scotland");
	await page.getByLabelText("Your share of the home").selectOptions("50");
	pressTwice(save);

	await expect.element(page.getByText("Position saved", { exact: true })).toBeVisible();
	expect(sent).toEqual([{ call: `PUT ${path}`, body: { owners: [sam] } }]);
	await expect.element(save).toBeDisabled();
	await expect.element(income).toHaveValue("35000");
});

test("an income that cannot be read is refused at its field, and the last one stands", async () => {
	const { sent } = fakeApi({ [path]: gives(kept), [`PUT ${path}`]: gives(kept) });
	renderPart(
		<ToastProvider>
			<PositionSection />
		</ToastProvider>,
	);

	await income.fill("lots");
	await expect.element(income).toHaveAccessibleDescription("Enter £0 to £10,000,000");
	await expect.element(save).toBeDisabled();
	expect(sent).toEqual([]);
});

test("what is kept is forgotten on request", async () => {
	const { sent } = fakeApi({ [path]: gives(kept), [`DELETE ${path}`]: gives(nothing) });
	renderPart(
		<ToastProvider>
			<PositionSection />
		</ToastProvider>,
	);

	await forget.click();

	await expect.element(page.getByText("Position forgotten", { exact: true })).toBeVisible();
	await expect
		.element(
			page.getByText("Reports that you made with it keep it until they go.", { exact: false }),
		)
		.toBeVisible();
	expect(sent).toEqual([{ call: `DELETE ${path}`, body: null }]);
	await expect.element(owner).toHaveValue("unsaid");
	await expect.element(forget).not.toBeInTheDocument();
});

test("what could not be saved stays in its fields, and says so", async () => {
	fakeApi({ [path]: gives(nothing), [`PUT ${path}`]: isDown });
	renderPart(
		<ToastProvider>
			<PositionSection />
		</ToastProvider>,
	);

	await owner.selectOptions("company");
	await page.getByLabelText("Other profits a year").fill("12000");
	await save.click();

	await expect.element(page.getByText("Position not saved", { exact: true })).toBeVisible();
	await expect.element(page.getByLabelText("Other profits a year")).toHaveValue("12000");
});
