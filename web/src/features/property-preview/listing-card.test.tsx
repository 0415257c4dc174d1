import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Providers } from "#web/app/providers.tsx";
import { createRoutes } from "#web/app/routes.tsx";
import { formatHour } from "#web/lib/format.ts";
import { type ListingSaid, listingState } from "#web/lib/listing-said.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { aPreview } from "#web/test/a-preview.ts";
import { fakeApi, gives } from "#web/test/fake-api.ts";

const said: ListingSaid = {
	postcode: "M145LL",
	portal: "rightmove",
	url: "https://www.rightmove.co.uk/properties/100000001",
	readAt: "2026-11-21T14:05:00.000Z",
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
function openPreview(state: unknown) {
	fakeApi({
		"/api/report-price": gives({ price: 15 }),
		"/api/property/preview/M145LL": gives(aPreview()),
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
const card = page.getByRole("region", { name: "What the listing says" });
const facts = () =>
	[...card.element().querySelectorAll("dl > div")].map((fact) => fact.textContent);

test("what the listing says stands on the preview, marked as said and not checked", async () => {
	openPreview(listingState(said));

	await expect.element(card).toBeVisible();
	await expect
		.element(card)
		.toHaveTextContent("Said by whoever advertises the home. We have not checked any of it.");
	expect(facts()).toEqual([
		"Price given asGuide price",
		"TypeTerraced",
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
	expect(facts()).toHaveLength(6);
});

test("a listing without any terms says so", async () => {
	const { postcode, portal, url, readAt } = said;
	openPreview({ listing: { postcode, portal, url, readAt, leaseYears: "92" } });

	await expect
		.element(card)
		.toHaveTextContent("It says nothing of its tenure, charges, council tax band or size.");
});
