import { render } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { page } from "vitest/browser";
import type { Listing } from "#contracts/listing.ts";
import { Providers } from "#web/app/providers.tsx";
import { SearchCard } from "#web/features/postcode-search/search-card.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

export const postcodeField = page.getByLabelText("UK postcode");
export const linkField = page.getByLabelText("Link to the listing");
export const importButton = page.getByRole("button", { name: "Import Property" });

/** The search card by itself, opened at an address of its screen, and where it leads. */
export function openSearchCard(at = "/") {
	const found: string[] = [];
	const router = createMemoryRouter(
		[
			{
				path: "/",
				element: (
					<Card
						onFound={({ postcode, houseNumber }, { price, bedrooms }) =>
							found.push(
								[postcode, houseNumber, price && `£${price}`, bedrooms && `${bedrooms} bed`]
									.filter(Boolean)
									.join(" "),
							)
						}
					/>
				),
			},
			{ path: "/property/:postcode", element: <p>The preview</p> },
		],
		{ initialEntries: [at] },
	);
	render(
		<Providers queryClient={createQueryClient()}>
			<RouterProvider router={router} />
		</Providers>,
	);
	return {
		/** Postcodes that a search by postcode found, with the house number, the price and the bedrooms behind. */
		found,
		/** Path and query the visitor is at. */
		address: () => `${router.state.location.pathname}${router.state.location.search}`,
		/** What travelled along. */
		state: (): unknown => router.state.location.state,
	};
}

function Card({ onFound }: Pick<Parameters<typeof SearchCard>[0], "onFound">) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<SearchCard ref={field} onFound={onFound} onIntent={() => undefined} />
			<button type="button" onClick={() => field.current?.focus()}>
				Get Started
			</button>
		</>
	);
}

/** The import tab with a link in it. */
export async function importLink(link: string) {
	await page.getByRole("tab", { name: "Import from URL" }).click();
	await linkField.fill(link);
	await importButton.click();
}

/** A leasehold house for sale on Rightmove. */
export function aListing(overrides: Partial<Listing> = {}): Listing {
	return {
		postcode: "M14 5LL",
		address: "Claremont Road, Manchester",
		bedrooms: 3,
		price: 250_000,
		listingType: "sale",
		outcode: "M14",
		nearestPostcodes: [],
		priceNote: "Guide price",
		unusual: null,
		agreed: null,
		propertyType: "Terraced",
		tenure: "Leasehold",
		leaseYears: 92,
		serviceChargePence: 145_000,
		groundRentPence: 25_000,
		councilTaxBand: "B",
		floorArea: 85,
		portal: "rightmove",
		url: "https://www.rightmove.co.uk/properties/100000001",
		readAt: "2026-11-21T14:05:00.000Z",
		...overrides,
	};
}
