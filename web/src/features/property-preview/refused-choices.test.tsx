import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const price = { "/api/report-price": gives({ price: 15 }) };

test("a refused figure says why on its field, and neither it nor the page is lost", async () => {
	const { asked } = fakeApi({
		...price,
		"/api/property/preview/M145LL": (url) =>
			url.searchParams.has("rent")
				? refuses(400, {
						code: "invalid_input",
						message: "Enter an amount in pounds",
						fields: { rent: "Enter an amount in pounds" },
					})(url)
				: gives(aPreview())(url),
	});
	renderScreen("/property/M145LL");

	await page.getByLabelText("Rent a month").fill("lots");
	await userEvent.keyboard("{Enter}");

	const field = page.getByLabelText("Rent a month");
	await expect.element(field).toHaveAccessibleDescription("Enter an amount in pounds");
	await expect.element(field).toHaveValue("lots");
	await expect.element(field).toHaveFocus();
	expect(asked.filter((path) => path.includes("rent=lots"))).toHaveLength(1);
	await expect.element(page.getByText("What makes the score")).toBeVisible();
});

test("a shared link with a refused figure opens with the figure, its refusal and the page", async () => {
	fakeApi({
		...price,
		"/api/property/preview/M145LL": (url) =>
			url.searchParams.has("rent")
				? refuses(400, {
						code: "invalid_input",
						message: "Enter an amount above £0",
						fields: { rent: "Enter an amount above £0" },
					})(url)
				: gives(aPreview())(url),
	});
	renderScreen("/property/M145LL?rent=-5&price=200000");

	const field = page.getByLabelText("Rent a month");
	await expect.element(field).toBeVisible();
	await expect.element(field).toHaveValue("-5");
	await expect.element(field).toHaveAccessibleDescription("Enter an amount above £0");
	await expect.element(page.getByText("What makes the score")).toBeVisible();
});

test("a certificate the register does not know is refused at the address, not for the whole page", async () => {
	fakeApi({
		...price,
		"/api/property/preview/M145LL": (url) =>
			url.searchParams.has("certificate")
				? refuses(404, { code: "certificate_unknown", message: "No such certificate here." })(url)
				: gives(aPreview())(url),
	});
	renderScreen("/property/M145LL?certificate=0000-1111-2222-3333-4444");

	await expect
		.element(page.getByLabelText("Address", { exact: true }))
		.toHaveAccessibleDescription("No such certificate here.");
	await expect.element(page.getByText("What makes the score")).toBeVisible();
});
