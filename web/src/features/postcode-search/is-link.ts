import { recogniseListing } from "#domain/listing/listing-link.ts";

/** Whether a text is, or holds, the address of a page rather than a postcode: any with a scheme, and a portal's without one. */
export function isLink(text: string): boolean {
	if (/https?:\/\//i.test(text)) {
		return true;
	}
	const recognised = recogniseListing(text);
	return recognised.ok || recognised.refusal !== "not_a_portal";
}
