import { useNavigate } from "react-router";
import { type ListingDetails, listingState } from "#web/lib/listing-details.ts";
import { propertyPath } from "#web/lib/paths.ts";

/** As typed or as found: the server judges figures. */
export type PreviewTarget = {
	/** Upper case without spaces. */
	postcode: string;
	bedrooms: string;
	/** Pounds: a price, or a month's rent. */
	amount: string;
	listingType: "sale" | "rent";
	/** Where it was typed. */
	houseNumber?: string | null;
	/** What else its listing says. */
	listing: ListingDetails | null;
};

/** Takes the visitor to the preview of a home, with what is known of it as their own inputs. */
export function useOpenPreview() {
	const navigate = useNavigate();
	return ({ postcode, bedrooms, amount, listingType, houseNumber, listing }: PreviewTarget) => {
		const address = propertyPath(postcode, {
			bedrooms,
			[listingType === "rent" ? "rent" : "price"]: amount,
			houseNumber,
			serviceCharge: listingType === "sale" && !listing?.unusual ? chargeAYear(listing) : null,
		});
		void navigate(address, listing ? { state: listingState(listing) } : {});
	};
}

/** The service charge that a preview is asked with has the ground rent in it. Pounds. */
function chargeAYear(listing: ListingDetails | null): number | null {
	const charge = listing?.serviceChargePence ?? null;
	return charge === null ? null : (charge + (listing?.groundRentPence ?? 0)) / 100;
}
