import type { Listing } from "#contracts/listing.ts";
import { countInWords } from "#domain/words.ts";
import { formatPounds } from "#web/lib/format.ts";

/** What travels on to the preview as the visitor's own inputs. */
export type HomeFigures = Pick<Listing, "bedrooms" | "price" | "listingType">;

/** "3 bedrooms, £250,000", "Studio, Price TBC", "2 bedrooms, £1,650/month". Source: SPEC section 8. */
export function figuresInWords({ bedrooms, price, listingType }: HomeFigures): string {
	const a = listingType === "rent" ? "/month" : "";
	const money = price === null ? "Price TBC" : `${formatPounds(price)}${a}`;
	const rooms = bedrooms === 0 ? "Studio" : bedrooms && countInWords(bedrooms, "bedroom");
	return [rooms, money].filter(Boolean).join(", ");
}
