import { inScript } from "#domain/telling/document-marks.ts";
import type { ListingFixture } from "../fixtures/listings.ts";
import { addressLine, listingPage, titleOf } from "./listing-page.ts";

/** Characters. So small that every name and figure is cut in two somewhere. */
const CHUNK = 97;

/** Zoopla's page of a home: the text its screen is drawn from in pieces, and what it says of itself to search engines. */
export function simulatedZooplaPage(
	listing: ListingFixture,
	{ flight = true, structured = true, change = {} } = {},
): string {
	return listingPage(
		titleOf(listing),
		`${structured ? structuredScript(listing) : ""}
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
${flight ? flightScripts({ ...flightOf(listing), ...change }) : ""}`,
	);
}

function flightScripts(listingDetails: object): string {
	const text = `1:"$Sreact.fragment"\n2:T1b,A text that looks like a brace {\n3:["$","$L4",null,${JSON.stringify({ listingDetails })}]\n`;
	const pieces = text.match(new RegExp(`[^]{1,${CHUNK}}`, "g")) ?? [];
	return pieces
		.map((piece) => `<script>self.__next_f.push([1,${inScript(piece)}])</script>`)
		.join("");
}

function flightOf(listing: ListingFixture) {
	const { lease, position } = listing;
	const channel = listing.channel === "sale" ? "for-sale" : "to-rent";
	const pounds = Number(listing.price.replaceAll(/\D/g, ""));
	return {
		listingUri: `/${channel}/details/${listing.id}/`,
		displayAddress: addressLine(listing),
		location: { coordinates: { isApproximate: true, latitude: 0, longitude: 0, ...position } },
		ntsInfo: [
			{ title: "Tenure", key: "tenure", value: lease ? "Leasehold" : "Freehold" },
			{ title: "Council tax band", key: "council_tax_band", value: listing.councilTaxBand },
			...(lease
				? [
						{ title: "Time remaining", key: "lease_length", value: `${lease.years} years` },
						{
							title: "Service charge",
							key: "service_charge",
							value: `£${lease.serviceCharge} per year`,
						},
						{ title: "Ground rent", key: "ground_rent", value: `£${lease.groundRent}` },
					]
				: []),
		],
		adTargeting: {
			branchName: "Pretend & Co",
			displayAddress: addressLine(listing),
			outcode: listing.outcode,
			incode: listing.incode,
			numBeds: listing.bedrooms,
			priceActual: pounds,
			priceQualifier: listing.qualifier.toLowerCase().replaceAll(" ", "_"),
			isSharedOwnership: false,
			propertyType: listing.kind,
			tenure: lease ? "leasehold" : "freehold",
			sizeSqFeet: listing.floorArea === null ? "" : String(Math.round(listing.floorArea * 10.764)),
			listingStatus: "active",
		},
	};
}

function structuredScript(listing: ListingFixture): string {
	const about = {
		"@context": "https://schema.org",
		"@graph": [
			{ "@type": "BreadcrumbList", itemListElement: [] },
			{
				"@type": "RealEstateListing",
				name: `${titleOf(listing)} ${addressLine(listing)}`,
				datePosted: "2026-11-01",
				offers: { "@type": "Offer", price: Number(listing.price.replaceAll(/\D/g, "")) },
				additionalProperty: [
					{ "@type": "PropertyValue", name: "Bedrooms", value: listing.bedrooms },
				],
			},
		],
	};
	return `<script type="application/ld+json">${inScript(about)}</script>`;
}
