import { useLocation } from "react-router";
import { type ListingSaid, readListingState } from "#web/lib/listing-said.ts";

/** What the listing says that led to the preview of a postcode; null where none did. It stays for a reload, and goes with the postcode. */
export function useListing(postcode: string): ListingSaid | null {
	const { state } = useLocation();
	return readListingState(state, postcode);
}
