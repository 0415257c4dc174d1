import type { ListingFixture } from "../fixtures/listings.ts";

/** Characters. A portal's page is long, and one that is not is taken for a notice. */
const PADDING = 40_000;

/** A page of a portal around the script that holds its data. */
export function listingPage(title: string, script: string): string {
	const padding = `<p hidden>${"Invented for tests. ".repeat(PADDING / 20)}</p>`;
	return `<!doctype html><html lang="en-GB"><head><title>${title}</title></head><body>
<h1>${title}</h1>${padding}
${script}
</body></html>`;
}

/** "3 bedroom flat for sale". */
export function titleOf({ bedrooms, kind, channel }: ListingFixture): string {
	return `${bedrooms} bedroom ${kind} ${channel === "sale" ? "for sale" : "to rent"}`;
}

/** "Pretend Terrace, Manchester, M14". */
export function addressLine({ street, town, outcode }: ListingFixture): string {
	return `${street}, ${town}, ${outcode}`;
}
