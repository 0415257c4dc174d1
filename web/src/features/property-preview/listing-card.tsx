import { useLocation } from "react-router";
import { portals } from "#domain/listing/listing-link.ts";
import { formatHour } from "#web/lib/format.ts";
import { type ListingSaid, readListingState } from "#web/lib/listing-said.ts";
import { listingTerms } from "#web/lib/listing-terms.ts";
import { Card } from "#web/ui/card.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./listing-card.module.css";

/** What the listing says that led here. It stays for a reload, and goes with the postcode. */
export function ListingCard({ postcode }: { postcode: string }) {
	const { state } = useLocation();
	const listing = readListingState(state, postcode);
	if (listing === null) {
		return null;
	}
	const terms = listingTerms(listing);
	return (
		<Card title="What the listing says">
			<p className={styles["unchecked"]}>
				<Icon name="question" size={16} />
				<span>Said by whoever advertises the home. We have not checked any of it.</span>
			</p>
			{terms.length === 0 ? (
				<p className={styles["origin"]}>
					It says nothing of its tenure, charges, council tax band or size.
				</p>
			) : (
				<FactList values="at-end">
					{terms.map(({ name, label, text }) => (
						<Fact key={name} label={label}>
							{text}
						</Fact>
					))}
				</FactList>
			)}
			<Origin listing={listing} />
		</Card>
	);
}

function Origin({ listing: { portal, url, readAt } }: { listing: ListingSaid }) {
	const read = `read ${formatHour(readAt)}`;
	if (portal === null) {
		return <p className={styles["origin"]}>From the text you pasted, {read}.</p>;
	}
	const { name } = portals[portal];
	return (
		<p className={styles["origin"]}>
			{url === null ? name : <a href={url}>The listing on {name}</a>}, {read}.
		</p>
	);
}
