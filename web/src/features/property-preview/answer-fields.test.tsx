import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { someInputs } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const price = { "/api/report-price": gives({ price: 15 }) };
const preview = { "/api/property/preview/M145LL": gives(aPreview()) };

test("a price and a rent typed in the answer land in the address as plain pounds", async () => {
	const { asked } = fakeApi({ ...price, ...preview });
	const { address } = renderScreen("/property/M145LL");

	await page.getByLabelText("Purchase price").fill("240 000");
	await page.getByLabelText("Rent a month").fill("£1,250");
	await expect.poll(address).toBe("/property/M145LL?price=240000");
	await userEvent.keyboard("{Enter}");

	await expect.poll(address).toBe("/property/M145LL?rent=1250&price=240000");
	await expect.poll(() => asked).toContain("/api/property/preview/M145LL?rent=1250&price=240000");
	await expect.element(page.getByLabelText("Purchase price")).toHaveValue("240,000");
});

test("what was typed is taken back by emptying its field", async () => {
	fakeApi({ ...price, ...preview });
	const { address } = renderScreen("/property/M145LL?price=240000");
	await page.getByLabelText("Purchase price").clear();
	await userEvent.keyboard("{Enter}");
	await expect.poll(address).toBe("/property/M145LL");
});

test("whoever owns the home is asked for the loan that is left in place of a price", async () => {
	fakeApi({ ...price, ...preview });
	const { address } = renderScreen("/property/M145LL");

	await page.getByText("I own it").click();
	await expect.poll(address).toBe("/property/M145LL?owned=true");
	await expect.element(page.getByLabelText("Purchase price")).not.toBeInTheDocument();
	await page.getByLabelText("Loan left").fill("120,000");
	await userEvent.keyboard("{Enter}");
	await expect.poll(address).toBe("/property/M145LL?loanLeft=120000&owned=true");

	await page.getByText("Buying", { exact: true }).click();
	await expect.poll(address).toBe("/property/M145LL");
});

test("a rent by the room says so, and what all rooms bring together", async () => {
	const inputs = someInputs({ use: "hmo", bedrooms: 5, rent: 650, rentOf: "room" });
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview({ inputs })) });
	const { address } = renderScreen("/property/M145LL?use=hmo&bedrooms=5&rent=650");

	await page.getByLabelText("The rent is of").selectOptions("A room");
	await expect.poll(address).toBe("/property/M145LL?use=hmo&rentOf=room&bedrooms=5&rent=650");
	await expect.element(page.getByText("5 rooms: £3,250 a month")).toBeVisible();
	await expect.element(page.getByLabelText("Rent of a room")).toHaveValue("650");
});
