import { useId } from "react";
import type { EvidenceKey, Preview } from "#contracts/preview.ts";
import type { Basis } from "#domain/base/evidence.ts";
import { floorAreaInWords } from "#domain/base/words.ts";
import { listingConflicts } from "#domain/subjects/listing/listing-conflicts.ts";
import { portals } from "#domain/subjects/listing/listing-link.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { formatHour } from "#web/lib/format.ts";
import type { ListingDetails } from "#web/lib/listing-details.ts";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "./listing.module.css";
import { listingFacts } from "./listing-words.ts";
import { type ComparedKey, compared, termOf } from "./use-listing.ts";

type ListingFactsProps = { listing: ListingDetails; preview: Preview };

/** What the listing says, each beside what is recorded of the same, and where the two contradict each other. */
export function ListingFacts({ listing, preview }: ListingFactsProps) {
	const heading = useId();
	const facts = listingFacts(listing);
	return (
		<section className={styles["listing"]} aria-labelledby={heading}>
			<h3 className={styles["heading"]} id={heading}>
				The listing says
			</h3>
			{conflictsOf({ listing, preview }).map((conflict) => (
				<Notice key={conflict} tone="warning">
					{conflict}
				</Notice>
			))}
			{facts.length === 0 ? (
				<p className={styles["origin"]}>Nothing of its price, size or tenure.</p>
			) : (
				<FactList values="at-end">
					{facts.map(({ name, label, text }) => {
						const ours = compared.find((key) => termOf[key] === name);
						return (
							<Fact key={name} label={label}>
								{text}
								{ours ? <Recorded figure={ours} label={label} preview={preview} /> : null}
							</Fact>
						);
					})}
				</FactList>
			)}
			<Origin listing={listing} />
		</section>
	);
}

/** Only the home's own certificate and its own sale can contradict its listing. */
function conflictsOf({ listing, preview }: ListingFactsProps): string[] {
	const { evidence, propertyType, totalFloorArea, soldTenure } = preview;
	const own = <T,>(key: EvidenceKey, value: T) =>
		evidence[key].basis === "property" ? value : null;
	return listingConflicts(listing, {
		propertyType: own("propertyType", propertyType),
		floorArea: own("totalFloorArea", totalFloorArea),
		sold: soldTenure,
	});
}

const whose: Partial<Readonly<Record<Basis, string>>> = {
	property: "its certificate",
	postcode: "homes in this postcode",
};

type RecordedProps = { figure: ComparedKey; label: string; preview: Preview };

/** The same by the certificate of the home, else of the homes around it, and whose it is. */
function Recorded({ figure, label, preview }: RecordedProps) {
	const value = preview[figure];
	if (value === null) {
		return null;
	}
	const evidence = preview.evidence[figure];
	return (
		<div className={styles["recorded"]}>
			{whose[evidence.basis] ?? "homes around here"}:{" "}
			{typeof value === "number" ? floorAreaInWords(value) : value}{" "}
			<ProvenanceChip about={label} provenance={evidence} quiet />
		</div>
	);
}

function Origin({ listing: { portal, url, readAt } }: { listing: ListingDetails }) {
	const read = `read ${formatHour(readAt)}. Not checked by us.`;
	if (portal === null) {
		return <p className={styles["origin"]}>From the text you pasted, {read}</p>;
	}
	const { name } = portals[portal];
	return (
		<p className={styles["origin"]}>
			{url === null ? name : <a href={url}>The listing on {name}</a>}, {read}
		</p>
	);
}
