import type { EvidenceKey, Preview } from "#contracts/preview.ts";
import { isSettled } from "#domain/licensing/verdict.ts";
import { Card } from "#web/ui/card.tsx";
import { figureNames } from "./figure-names.ts";
import { gapsByReason } from "./gaps-by-reason.ts";
import styles from "./unchecked-list.module.css";

/** What we could not check and why, things with one reason together. No gap is ever shown as an all-clear. */
export function UncheckedList({ preview }: { preview: Preview }) {
	const gaps = gapsByReason(gapsOf(preview));
	if (gaps.length === 0) {
		return null;
	}
	return (
		<Card title="What we could not check">
			<dl className={styles["gaps"]}>
				{gaps.map(({ reason, names }) => (
					<div key={reason}>
						<dt>{names.join(", ")}</dt>
						<dd>{reason}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

/** What the header, the circle and the licensing block say in their own words. */
const saidElsewhere: readonly EvidenceKey[] = [
	"address",
	"riskScore",
	"requiresHmoLicense",
	"inSelectiveLicensingArea",
];

function gapsOf({ evidence, licensing, areaFacts }: Preview) {
	const names = Object.entries(figureNames);
	const figures = names.flatMap(([key, name]) => {
		const found = Object.entries(evidence).find(([other]) => other === key)?.[1];
		const said = saidElsewhere.some((other) => other === key);
		return found && found.value === null && !said ? [{ name, reason: found.note }] : [];
	});
	const verdicts = licensing
		.filter(({ applies, verdict }) => applies && !isSettled(verdict))
		.map(({ name, summary }) => ({ name, reason: summary }));
	const facts = areaFacts
		.filter((fact) => fact.evidence.value === null)
		.map(({ label, text }) => ({ name: label, reason: text }));
	return [...figures, ...verdicts, ...facts];
}
