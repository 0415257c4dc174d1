import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { Listing } from "#contracts/listing.ts";
import styles from "#web/features/postcode-search/search.module.css";
import type { ListingDetails } from "#web/lib/listing-details.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SearchForm } from "../search-form.tsx";
import { figuresInWords } from "./home-form.tsx";
import { KnownListing } from "./known-listing.tsx";
import { OtherWays } from "./other-ways.tsx";
import { useImport } from "./use-import.ts";
import { useOpenPreview } from "./use-open-preview.ts";

type ListingImportProps = {
	ref: Ref<HTMLInputElement | null>;
	link: string;
	onLinkChange: (link: string) => void;
};

/** The way in by a portal's page of the home, and what can be done where that page gives less than a postcode, or nothing at all. */
export function ListingImport({ ref, link, onLinkChange }: ListingImportProps) {
	const showToast = useToast();
	const openPreview = useOpenPreview();
	const field = useRef<HTMLInputElement>(null);
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
	const open = (listing: Listing, postcode: string) => {
		showToast({
			title: "Property Imported Successfully",
			message: figuresInWords(listing),
			tone: "success",
		});
		openPreview({
			postcode,
			// The preview explains an unusual letting and asks nothing about it.
			bedrooms: listing.unusual ? "" : String(listing.bedrooms ?? ""),
			amount: String(listing.price ?? ""),
			listingType: listing.listingType,
			listing: detailsFrom(listing, postcode),
		});
	};
	// Once offered they stay: what was typed there outlives another try.
	const [areOthersOffered, setAreOthersOffered] = useState(false);
	const { read, isPending, listing, refusal } = useImport({
		onRead: (found) => {
			setAreOthersOffered(false);
			if (found.postcode !== null) {
				open(found, found.postcode);
			} else if (found.nearestPostcodes.length === 0) {
				showToast({
					title: "Property Data Extracted",
					message: `Found property details but unable to determine ${placeKnown(found) ? "postcode" : "location"}. Please use postcode search instead.`,
					tone: "destructive",
				});
			}
		},
		onRefused: (isOpenToHand) => {
			setAreOthersOffered((were) => were || isOpenToHand);
			field.current?.focus();
		},
	});
	const unplaced = listing?.postcode === null ? listing : null;
	const isFurtherOn = areOthersOffered || unplaced !== null;
	return (
		<div className={`stack one-column gap-5 ${styles["import"]}`}>
			<SearchForm onSubmit={() => read(link)}>
				<Field
					ref={field}
					label="Link to the listing"
					hint="From Rightmove, Zoopla or OnTheMarket"
					type="url"
					name="url"
					size="large"
					value={link}
					onChange={({ target }) => onLinkChange(target.value)}
					autoComplete="off"
					autoCapitalize="none"
					enterKeyHint="go"
					maxLength={2000}
					spellCheck={false}
					error={refusal}
				/>
				<Button
					type="submit"
					look={isFurtherOn ? "secondary" : "primary"}
					wide
					pending={isPending}
					pendingLabel="Importing..."
				>
					Import Property
				</Button>
			</SearchForm>
			{areOthersOffered ? <OtherWays link={link} /> : null}
			{unplaced ? (
				<KnownListing
					key={unplaced.readAt}
					listing={unplaced}
					onChosen={(postcode) => open(unplaced, postcode)}
				/>
			) : null}
		</div>
	);
}

function placeKnown({ outcode, address }: Listing): boolean {
	return outcode !== null || address !== null;
}

/** What travels on beside the figures, of a page that we read. */
function detailsFrom(listing: Listing, postcode: string): ListingDetails {
	const { portal, url, readAt, unusual, agreed, propertyType, tenure, leaseYears, priceNote } =
		listing;
	const { serviceChargePence, groundRentPence, councilTaxBand, floorArea } = listing;
	const { address, bedrooms, price, listingType } = listing;
	return {
		...{ address, bedrooms, price, isRent: listingType === "rent" },
		...{ postcode, portal, url, readAt, unusual, agreed, propertyType },
		...{ tenure, leaseYears, priceNote },
		...{ serviceChargePence, groundRentPence, councilTaxBand, floorArea },
	};
}
