import type { Preview } from "#contracts/preview.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./listing.module.css";

/** The visitor's rent beside the official mean; nothing where there is none of either. */
export function RentComparison({ standing }: { standing: Preview["rentComparison"] }) {
	if (standing === null) {
		return null;
	}
	const { sentences, caveats, isFar, provenance } = standing;
	const [comparison, ...rest] = sentences;
	return (
		<section className={styles["standing"]} aria-label="Your rent" data-far={isFar || undefined}>
			<p>
				{isFar ? <Icon name="alert" size={16} /> : null}
				<b>{comparison}</b> {rest.join(" ")}
			</p>
			<ProvenanceChip about="Official mean rent" provenance={provenance} />
			<Disclosure summary="What this mean counts">
				<p>{caveats.join(" ")}</p>
			</Disclosure>
		</section>
	);
}
