import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { someInputs } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const price = { "/api/report-price": gives({ price: 15 }) };
const brma = "Southern Greater Manchester";

test("a rental market area stays with its postcode: another search asks without it", async () => {
	const { asked } = fakeApi({
		...price,
		"/api/property/preview/M145LL": gives(aPreview({ inputs: someInputs({ brma }) })),
		"/api/postcode/validate/LS62AB": gives({ isValid: true }),
		"/api/property/preview/LS62AB": gives(aPreview({ postcode: "LS6 2AB" })),
	});
	const { address } = renderScreen(`/property/M145LL?brma=${encodeURIComponent(brma)}`);
	await page.getByRole("link", { name: "Back to Search" }).click();
	await page.getByLabelText("UK postcode").fill("LS6 2AB");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.element(page.getByText("LS6 2AB", { exact: true })).toBeVisible();
	expect(address()).toBe("/property/LS62AB");
	expect(asked.filter((path) => path.includes("LS62AB") && path.includes("brma"))).toEqual([]);
});

test("a rental market area that is refused is said so in its card, and the page is not lost", async () => {
	const message = "That is no rental market area of Wales";
	const refused = refuses(400, { code: "invalid_input", message, fields: { brma: message } });
	fakeApi({
		...price,
		"/api/property/preview/CF101EP": (url) =>
			url.searchParams.has("brma") ? refused(url) : gives(aPreview())(url),
	});
	renderScreen("/property/CF101EP?brma=Leeds");

	await expect.element(page.getByRole("alert")).toHaveTextContent(message);
	await expect.element(page.getByText("Good Investment")).toBeVisible();
	await expect.element(page.getByLabelText("Address", { exact: true })).not.toBeVisible();
});
