import { useLocation } from "react-router";
import type { EvidenceKey } from "#contracts/preview.ts";
import { type ListingDetails, readListingState } from "#web/lib/listing-details.ts";

/** What the listing says that led to the preview of a postcode; null where none did. It stays for a reload, and goes with the postcode. */
export function useListing(postcode: string): ListingDetails | null {
	const { state } = useLocation();
	return readListingState(state, postcode);
}

/** Our figures that a listing may state too, with the listing's names for them. */
export const compared = [
	"propertyType",
	"totalFloorArea",
] as const satisfies readonly EvidenceKey[];
export type ComparedKey = (typeof compared)[number];
export const termOf = {
	propertyType: "propertyType",
	totalFloorArea: "floorArea",
} as const satisfies Record<ComparedKey, keyof ListingDetails>;

/** The figures of ours that a listing states too, so that each stands in one place. */
export function statedByListing(listing: ListingDetails | null): ReadonlySet<EvidenceKey> {
	return new Set(compared.filter((key) => listing?.[termOf[key]] != null));
}
