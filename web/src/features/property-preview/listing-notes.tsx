import { lowerFirst } from "#domain/base/sentence.ts";
import { priceCaution } from "#domain/subjects/listing/listed-price.ts";
import { listedStates } from "#domain/subjects/listing/listed-state.ts";
import { unusualHomes } from "#domain/subjects/listing/unusual-homes.ts";
import { formatPounds } from "#web/lib/format.ts";
import type { ListingDetails } from "#web/lib/listing-details.ts";
import { Notice } from "#web/ui/notice.tsx";

type ListingNotesProps = {
	listing: ListingDetails;
	/** Pounds that the preview is asked with. */
	price: number | null;
};

/** What a listing says that the answers above do not know: that it is no ordinary letting, that someone else is about to have it, what its price is. */
export function ListingNotes({ listing, price }: ListingNotesProps) {
	const { unusual, agreed, priceNote } = listing;
	const caution = priceNote === null ? null : priceCaution(priceNote);
	return (
		<>
			{unusual === null ? null : (
				<Notice tone="warning">
					The listing is of {unusualHomes[unusual].name}. {unusualHomes[unusual].because} The
					answers here are of an ordinary home in this postcode, not of it.
				</Notice>
			)}
			{agreed === null ? null : (
				<Notice tone="warning">The listing says: {lowerFirst(listedStates[agreed])}.</Notice>
			)}
			{caution === null ? null : (
				<Notice tone="info">
					{price === null ? caution : `${formatPounds(price)}, ${lowerFirst(caution)}`}
				</Notice>
			)}
		</>
	);
}
