import type { AreaFact } from "#contracts/preview.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { Card } from "#web/ui/card.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./preview-cards.module.css";

/** What a source says against the place itself, right under the answers; nothing where none does. */
export function AdverseFacts({ facts }: { facts: readonly AreaFact[] }) {
	const adverse = facts.filter(({ tone }) => tone !== null);
	if (adverse.length === 0) {
		return null;
	}
	return (
		<Card title="What counts against this place">
			<ul className="stack">
				{adverse.map(({ id, label, text, tone, evidence }) => (
					<li key={id} className={styles["fact"]} data-tone={tone}>
						<VerdictSign sign={tone === "red" ? "no" : "risk"} size={20} />
						<p>
							<b className="strong">{text}.</b> {evidence.note}
						</p>
						<ProvenanceChip about={label} provenance={evidence} />
					</li>
				))}
			</ul>
		</Card>
	);
}
