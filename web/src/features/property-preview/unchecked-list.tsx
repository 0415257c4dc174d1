import type { EvidenceKey, Preview } from "#contracts/preview.ts";
import { isSettled } from "#domain/licensing/verdict.ts";
import { Card } from "#web/ui/card.tsx";
import { figureNames } from "./property-details.tsx";
import styles from "./unchecked-list.module.css";

/** Everything that is not known, by name: the reason stands where the figure would. No gap is ever shown as an all-clear. */
export function UncheckedList({ preview }: { preview: Preview }) {
	const gaps = gapsOf(preview);
	if (gaps.length === 0) {
		return null;
	}
	return (
		<Card title="What we could not check">
			<ul className={styles["gaps"]}>
				{gaps.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			<p className={styles["meaning"]}>
				Not known is not the same as fine. The reason for each stands in its place on this page.
			</p>
		</Card>
	);
}

/** What the header, the circle, the licensing block and the ratings say in their own words. */
const saidElsewhere: readonly EvidenceKey[] = [
	"address",
	"riskScore",
	"currentEnergyEfficiency",
	"potentialEnergyEfficiency",
	"requiresHmoLicense",
	"inSelectiveLicensingArea",
];

function gapsOf({ evidence, licensing, areaFacts }: Preview): string[] {
	const named = Object.entries(figureNames);
	const figures = named.flatMap(([key, name]) => {
		const found = Object.entries(evidence).find(([other]) => other === key)?.[1];
		const isSaid = saidElsewhere.some((other) => other === key);
		return found && found.value === null && !isSaid ? [name] : [];
	});
	const verdicts = licensing.filter(({ applies, verdict }) => applies && !isSettled(verdict));
	const facts = areaFacts.filter((fact) => fact.evidence.value === null);
	return [...figures, ...verdicts.map(({ name }) => name), ...facts.map(({ label }) => label)];
}
