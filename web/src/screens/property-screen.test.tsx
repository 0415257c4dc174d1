import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPreview } from "#web/test/a-preview.ts";
import { takeComplaints } from "#web/test/complaints.ts";
import { fakeApi, gives, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { aPlace } from "#web/test/preview-parts.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

const price = { "/api/report-price": gives({ price: 15 }) };
const notFound =
	"We couldn't find property data for this postcode. Please check the postcode and try again.";

/** What can be pressed in the screen, in order. */
const waysOn = () =>
	[...page.getByRole("main").element().querySelectorAll("a, button")].map(
		({ textContent }) => textContent,
	);

test("while the preview is on its way its shape is shown, and said", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": staysSilent });
	renderScreen("/property/M145LL");

	await expect
		.element(page.getByRole("heading", { name: "Property Risk Assessment" }))
		.toBeVisible();
	await expect.element(page.getByRole("status")).toHaveTextContent("Assessing this postcode");
});

test("a preview names the postcode, the place and the day it was assessed", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview()) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByText("M14 5LL", { exact: true })).toBeVisible();
	await expect.element(page.getByText("Rusholme, Manchester · Assessed 20 Nov 2026")).toBeVisible();
	await expect.element(page.getByText(/^Postcode not verified/)).not.toBeInTheDocument();
	expect(document.title).toBe("Property Risk Assessment, M14 5LL · Lettable");
});

test("a chosen address stands above its postcode", async () => {
	const chosen = aPreview({ address: "14 Claremont Road" });
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(chosen) });
	renderScreen("/property/M145LL");

	await expect
		.element(page.getByRole("heading", { level: 1 }))
		.toHaveTextContent("Property Risk Assessment 14 Claremont Road");
	await expect.element(page.getByText(/^M14 5LL · Rusholme/)).toBeVisible();
});

test("a postcode no source has confirmed says so", async () => {
	const place = aPlace({
		verified: false,
		note: "Postcode not verified: we know its sector, not the postcode itself.",
	});
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview({ place })) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByText(/^Postcode not verified: we know its sector/)).toBeVisible();
});

test("an address in small letters with a space becomes the one form of it", async () => {
	const { asked } = fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview()) });
	const { address } = renderScreen("/property/m14%205ll?use=hmo");

	await expect.element(page.getByText(/Good Investment/)).toBeVisible();
	expect(address()).toBe("/property/M145LL?use=hmo");
	expect(asked).toContain("/api/property/preview/M145LL?use=hmo");
});

test("a refused postcode is not found, and the server's telling reason stands under it", async () => {
	const { asked } = fakeApi({
		...price,
		"/api/property/preview/M11AA": refuses(404, {
			code: "postcode_terminated",
			message: "M1 1AA has not been in use since March 2019.",
		}),
	});
	const { address } = renderScreen("/property/M11AA");

	await expect.element(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
	await expect.element(page.getByText(notFound, { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("M1 1AA has not been in use since March 2019."))
		.toBeVisible();
	expect(document.title).toBe("Property Not Found · Lettable");
	expect(asked.filter((path) => path.includes("preview"))).toHaveLength(1);

	await page.getByRole("link", { name: "Back to Search" }).click();
	await expect.element(page.getByLabelText("UK postcode")).toBeVisible();
	expect(address()).toBe("/");
});

test("a postcode that the simulator does not know is told which ones it does, under the usual sentence", async () => {
	const refused = refuses(404, { code: "not_found", message: "There is no such postcode." });
	fakeApi({ ...price, "/api/property/preview/LS62AB": refused });
	renderScreen("/property/LS62AB", { simulator: { postcodes: ["M14 5LL", "BN2 9QA"] } });

	await expect.element(page.getByText(notFound, { exact: true })).toBeVisible();
	await expect
		.element(page.getByText("Sources are simulated, and know of no home but at M14 5LL, BN2 9QA."))
		.toBeVisible();
});

test("without a simulator nothing is said of one, also where a postcode is not found", async () => {
	const refused = refuses(404, { code: "not_found", message: "There is no such postcode." });
	fakeApi({ ...price, "/api/property/preview/LS62AB": refused });
	renderScreen("/property/LS62AB");

	await expect.element(page.getByText(notFound, { exact: true })).toBeVisible();
	await expect.element(page.getByText("© Lettable")).toBeVisible();
	expect(document.body.textContent).not.toContain("simulated");
});

test("an unreachable server is told as that, nothing is said against the postcode, and it can be asked again", async () => {
	let isBack = false;
	fakeApi({
		...price,
		"/api/property/preview/M145LL": (url) => (isBack ? gives(aPreview())(url) : isDown(url)),
	});
	renderScreen("/property/M145LL");
	await expect.element(page.getByText("We could not reach the server.")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
	expect(page.getByText("check the postcode").elements()).toEqual([]);
	expect(waysOn()).toEqual(["Try again", "Back to Search"]);

	isBack = true;
	await page.getByRole("button", { name: "Try again" }).click();

	await expect.element(page.getByText(/Good Investment/)).toBeVisible();
});

test("a server that cannot answer is told as that", async () => {
	fakeApi({
		...price,
		"/api/property/preview/M145LL": () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
	});
	renderScreen("/property/M145LL");

	await expect.element(page.getByText("We could not reach the server.")).toBeVisible();
	expect(waysOn()).toEqual(["Try again", "Back to Search"]);
});

test("an answer without a preview is not found", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(null) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByText(notFound, { exact: true })).toBeVisible();
});

test("a screen that cannot be drawn says so and offers to load again", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": gives({ postcode: "M14 5LL" }) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
	expect(takeComplaints()).not.toEqual([]);
});

test("the three answers come before everything else, and the score under them", async () => {
	fakeApi({ ...price, "/api/property/preview/M145LL": gives(aPreview()) });
	renderScreen("/property/M145LL");

	await expect.element(page.getByRole("heading", { name: "Can it be let?" })).toBeVisible();
	const titles = [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
	expect(titles.slice(0, 4)).toEqual([
		"Can it be let?",
		"Does it pay?",
		"What could go wrong?",
		"What makes the score",
	]);
});
