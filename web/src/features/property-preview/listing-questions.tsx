import type { FormEvent } from "react";
import type { WireEvidence } from "#contracts/evidence.ts";
import type { Preview } from "#contracts/preview.ts";
import { amountText } from "#domain/subjects/listing/typed-amount.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { kindOf } from "#web/evidence/provenance-words.ts";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import type { ChoiceProps, Choose } from "./choices.ts";
import styles from "./listing.module.css";
import { ListingHome } from "./listing-home.tsx";
import { ListingNotes } from "./listing-notes.tsx";
import { useListing } from "./use-listing.ts";

/**
 * Asks what a listing leaves open, right under the answers: the rent to expect of a home that is for sale, and which certificate is its own. A question
 * goes once answered; the chips of the choices change the answer.
 */
export function ListingQuestions({ preview, choices, choose }: Omit<ChoiceProps, "refused">) {
	const listing = useListing(preview.postcode);
	if (listing === null) {
		return null;
	}
	const advertised = choices.certificate === undefined ? listing.address : null;
	const asksRent = choices.price !== undefined && choices.rent === undefined;
	const asksHome = advertised !== null && (preview.certificatesCount ?? 0) > 0;
	return (
		<>
			<ListingNotes listing={listing} price={preview.inputs.price} />
			{asksRent || asksHome ? (
				<section className={styles["questions"]} aria-label="What the listing leaves open">
					{asksRent ? <ExpectedRent preview={preview} choose={choose} /> : null}
					{asksHome ? (
						<ListingHome postcode={preview.postcode} advertised={advertised} choose={choose} />
					) : null}
				</section>
			) : null}
		</>
	);
}

type ExpectedRentProps = { preview: Preview; choose: Choose };

/** Without a rent the price changes nothing, and the score stays that of the area. Source: Rule ACCESS-6. */
function ExpectedRent({ preview, choose }: ExpectedRentProps) {
	const official = officialRent(preview);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		choose({
			rent: amountText(String(new FormData(event.currentTarget).get("expectedRent")), "month"),
		});
	};
	return (
		<form className={styles["rent"]} onSubmit={submit} noValidate>
			<Field
				label="What rent a month do you expect?"
				hint="Until then rent and price are the area’s."
				name="expectedRent"
				prefix="£"
				inputMode="decimal"
				autoComplete="off"
				placeholder={official ? String(official.amount) : undefined}
			/>
			<Button type="submit" look="secondary">
				Use my rent
			</Button>
			{official ? (
				<div className={styles["official"]}>
					<Button look="secondary" onClick={() => choose({ rent: String(official.amount) })}>
						Use {formatPounds(official.amount)}
					</Button>
					<ProvenanceChip about="Official average rent" provenance={official.evidence} />
				</div>
			) : (
				<OfficialElsewhere preview={preview} />
			)}
		</form>
	);
}

/** Names the publisher of the rent that this visitor is not shown. */
function OfficialElsewhere({ preview }: { preview: Preview }) {
	const { rent } = preview.gatedSources;
	return kindOf(rent) === "gap" ? null : (
		<div className={styles["official"]}>
			<ProvenanceChip about="Official rents" provenance={rent} label="Where official rents stand" />
		</div>
	);
}

type OfficialRent = { readonly amount: number; readonly evidence: WireEvidence };

/** Whole pounds a month: the mean for the bedrooms, else for all homes, as far as this visitor is given it; null for anyone else. */
function officialRent({ marketIntelligence: figures }: Preview): OfficialRent | null {
	const offered = figures ? [figures.rentForBedrooms, figures.averageRent] : [];
	const [first = null] = offered.flatMap((evidence) =>
		typeof evidence.value === "number" ? [{ amount: Math.round(evidence.value), evidence }] : [],
	);
	return first;
}
