import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Preview } from "#contracts/preview.ts";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { formatHour } from "#web/lib/format.ts";
import { type ListingDetails, listingState } from "#web/lib/listing-details.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { someEvidence } from "#web/test/preview-parts.ts";
import { energyEvidence } from "#web/test/some-evidence.ts";

const said: ListingDetails = {
	postcode: "M145LL",
	address: "Claremont Road, Manchester",
	bedrooms: 3,
	price: 250_000,
	isRent: false,
	portal: "rightmove",
	url: "https://www.rightmove.co.uk/properties/100000001",
	readAt: "2026-11-21T14:05:00.000Z",
	unusual: null,
	agreed: null,
	propertyType: "Terraced",
	tenure: "Leasehold",
	leaseYears: 92,
	serviceChargePence: 145_050,
	groundRentPence: 25_000,
	councilTaxBand: "B",
	floorArea: 85,
	priceNote: "Guide price",
};

/** The preview, opened with something in the history. */
function openPreview(state: unknown, overrides: Partial<Preview> = {}) {
	fakeApi({
		"/api/report-price": gives({ price: 15 }),
		"/api/property/preview/M145LL": gives(aPreview(overrides)),
		"/api/property/preview/BN29QA": gives(aPreview({ postcode: "BN2 9QA" })),
	});
	const queryClient = createQueryClient();
	const router = createMemoryRouter(createRoutes(queryClient), {
		initialEntries: [{ pathname: "/property/M145LL", state }],
	});
	render(
		<Providers queryClient={queryClient}>
			<RouterProvider router={router} />
		</Providers>,
	);
	return router;
}

const score = page.getByText("Good Investment");
const card = page.getByRole("region", { name: "The listing says" });
const facts = () =>
	[...card.element().querySelectorAll("dl > div")].map((fact) => fact.textContent);

test("what the listing says stands on the preview, marked as said and not checked", async () => {
	openPreview(listingState(said));

	await expect.element(card).toBeVisible();
	await expect.element(card).toHaveTextContent(/Not checked by us\.$/);
	expect(facts()).toEqual([
		"Price£250,000, guide price",
		"Bedrooms3",
		expect.stringMatching(/^TypeTerraced/),
		"Floor area85 m²",
		"TenureLeasehold",
		"Lease92 years left",
		"Service charge£1,450.50 a year",
		"Ground rent£250 a year",
		"Council tax bandB",
	]);
	await expect.element(card).toHaveTextContent(`read ${formatHour(said.readAt)}`);
	await expect
		.element(card.getByRole("link", { name: "The listing on Rightmove" }))
		.toHaveAttribute("href", said.url);
});

test("it stays when something is chosen, and goes with the postcode", async () => {
	const router = openPreview(listingState(said));
	await expect.element(card).toBeVisible();

	await page.getByText("Change", { exact: true }).click();
	await page.getByLabelText("Bedrooms").selectOptions("2");
	await expect.poll(() => router.state.location.search).toBe("?bedrooms=2");
	expect(router.state.location.state).toEqual(listingState(said));
	await expect.element(card).toBeVisible();

	await router.navigate("/property/BN29QA");
	await expect.element(page.getByText("BN2 9QA", { exact: true })).toBeVisible();
	await expect.element(card).not.toBeInTheDocument();
});

test.each([
	["another postcode", listingState({ ...said, postcode: "BN2 9QA" })],
	["nothing", null],
	["rubbish", { listing: "M145LL" }],
])("what was left in the history about %s is not shown", async (_, state) => {
	openPreview(state);

	await expect.element(score).toBeVisible();
	await expect.element(card).not.toBeInTheDocument();
});

test("an address that is not the portal's is not linked", async () => {
	openPreview(listingState({ ...said, url: "https://www.rightmove.co.uk.example.com/1" }));

	await expect.element(card).toHaveTextContent("Rightmove, read");
	await expect.element(card.getByRole("link")).not.toBeInTheDocument();
});

test("terms that a text did not give are left out, and the text is named", async () => {
	openPreview(
		listingState({ ...said, portal: null, url: null, leaseYears: null, propertyType: null }),
	);

	await expect.element(card).toHaveTextContent("From the text you pasted, read");
	expect(facts()).not.toContain("Lease92 years left");
	expect(facts()).toHaveLength(7);
});

test("a listing without any terms says so", async () => {
	const { postcode, portal, url, readAt } = said;
	openPreview({ listing: { postcode, portal, url, readAt, leaseYears: "92" } });

	await expect.element(card).toHaveTextContent("Nothing of its price, size or tenure.");
});

/** The home's own certificate: a terraced house of 80 m². */
const certified: Partial<Preview> = {
	address: "2 Pretend Terrace",
	propertyType: "House, mid-terrace",
	totalFloorArea: 80,
	evidence: someEvidence({
		propertyType: energyEvidence("House, mid-terrace", { basis: "property", sample: null }),
		totalFloorArea: energyEvidence(80, { basis: "property", sample: null }),
	}),
};
const flat = { ...said, propertyType: "Flat" };
const details = page.getByRole("region", { name: "Property details" });

test("what contradicts the home's own certificate and its own sale is told, each once", async () => {
	openPreview(listingState(flat), {
		...certified,
		soldTenure: { tenure: "freehold", on: "2024-08-02" },
	});

	await expect
		.element(card)
		.toHaveTextContent("The listing says flat. The certificate says house. Ask which is right.");
	await expect
		.element(card)
		.toHaveTextContent("The home was freehold when it was last sold, in August 2024.");
	expect(facts()).toContain("TypeFlatits certificate: House, mid-terrace ");
	expect(facts()).toContain("Floor area85 m²its certificate: 80 m² ");
	expect(details.element().textContent?.match(/mid-terrace/g)).toHaveLength(1);
});

test("the homes of a postcode contradict no listing, and are named as what they are", async () => {
	openPreview(listingState(flat), {
		propertyType: "House",
		totalFloorArea: 60,
		evidence: someEvidence({
			propertyType: energyEvidence("House", { basis: "postcode" }),
			totalFloorArea: energyEvidence(60, { basis: "postcode" }),
		}),
	});

	await expect.element(card).toHaveTextContent("homes in this postcode: House");
	await expect.element(card).not.toHaveTextContent("Ask which");
	await card.getByRole("button", { name: /^Floor area/ }).click();
	await expect.element(page.getByRole("dialog", { name: "Floor area" })).toBeVisible();
});

test("the listing's address is the title, until a certificate gives the home's own", async () => {
	openPreview(listingState(said));
	const title = page.getByRole("heading", { level: 1 });

	await expect
		.element(title)
		.toHaveTextContent("Property Risk Assessment Claremont Road, Manchester");
	await expect.element(page.getByText(/^M14 5LL · Rusholme, Manchester/)).toBeVisible();
	expect(document.title).toContain("Property Risk Assessment, M14 5LL");
});

test("a chosen certificate's address stands before the listing's", async () => {
	openPreview(listingState(said), certified);
	await expect
		.element(page.getByRole("heading", { level: 1 }))
		.toHaveTextContent("Property Risk Assessment 2 Pretend Terrace");
});
