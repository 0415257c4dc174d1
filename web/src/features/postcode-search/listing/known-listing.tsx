import { useEffect, useRef } from "react";
import type { Listing } from "#contracts/listing.ts";
import styles from "#web/features/postcode-search/search.module.css";
import { formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchAnswer } from "../search-answer.tsx";
import { SearchForm } from "../search-form.tsx";
import { figuresInWords, useChosenPostcode } from "./home-form.tsx";
import { PostcodeChoice } from "./postcode-choice.tsx";

type KnownListingProps = {
	/** Without a postcode. */
	listing: Listing;
	/** Takes the visitor on; the postcode is upper case without spaces. */
	onChosen: (postcode: string) => void;
};

/** What was read of a home whose page gives no whole postcode, and the question which one it is. It is never guessed. Source: Rule PLACE-9. */
export function KnownListing({ listing, onChosen }: KnownListingProps) {
	const { searchChosen, isPending, error, answer } = useChosenPostcode(({ postcode }) =>
		onChosen(postcode),
	);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const options = listing.nearestPostcodes.map(({ postcode, metres }) => ({
		postcode,
		note: distanceInWords(metres),
	}));
	return (
		<section className={`stack one-column gap-4 ruled ${styles["known"]}`}>
			<div>
				<h2 ref={heading} tabIndex={-1} className={styles["title"]}>
					One thing is missing: the postcode
				</h2>
				<p className="soft text-m">
					{[figuresInWords(listing), listing.address].filter(Boolean).join(", ")}
				</p>
			</div>
			<SearchForm onSubmit={searchChosen}>
				<PostcodeChoice
					options={options}
					hint={hintOf(listing)}
					begun={listing.outcode === null ? "" : `${listing.outcode} `}
					error={error}
				/>
				<SearchAnswer {...answer} />
				<Button type="submit" wide pending={isPending} pendingLabel="Searching...">
					Continue
				</Button>
			</SearchForm>
		</section>
	);
}

function hintOf({ nearestPostcodes, outcode, address }: Listing): string {
	if (nearestPostcodes.length > 0) {
		return "These lie nearest to the listing’s pin on the map. The pin may stand some way off the home.";
	}
	if (outcode !== null) {
		return `The listing says ${outcode}; type the whole postcode.`;
	}
	return address === null
		? "The listing does not say where the home is."
		: "The listing gives an address without a postcode.";
}

/** To ten metres: a pin is no more exact. */
function distanceInWords(metres: number): string {
	return metres < 10
		? "less than 10 m from the pin"
		: `about ${formatNumber(Math.round(metres / 10) * 10)} m from the pin`;
}
