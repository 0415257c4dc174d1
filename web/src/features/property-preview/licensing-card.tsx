import type { LicensingVerdict } from "#contracts/preview.ts";
import { Card } from "#web/ui/card.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./licensing-card.module.css";
import { ProvenanceChip } from "./provenance-chip.tsx";
import { SchemeLine } from "./scheme-line.tsx";
import { registerChip, verdictLook } from "./verdict-look.ts";

/** Licences, and apart from them planning: Article 4 is not a licence. Source: DECISIONS 6. */
export function LicensingCard({ verdicts }: { verdicts: readonly LicensingVerdict[] }) {
	const licences = verdicts.filter(({ scheme }) => scheme !== "article4");
	const planning = verdicts.filter(({ scheme }) => scheme === "article4");
	return (
		<Card title="Licensing and planning">
			<ul className={styles["verdicts"]}>{licences.map(toVerdict)}</ul>
			{planning.length > 0 ? (
				<>
					<h3 className={styles["heading"]}>Planning</h3>
					<ul className={styles["verdicts"]}>{planning.map(toVerdict)}</ul>
				</>
			) : null}
		</Card>
	);
}

function toVerdict(verdict: LicensingVerdict) {
	return <Verdict key={verdict.scheme} verdict={verdict} />;
}

function Verdict({ verdict }: { verdict: LicensingVerdict }) {
	const { name, summary, schemes, provenance } = verdict;
	return (
		<li className={styles["verdict"]}>
			<span className={styles["name"]}>{name}</span>
			<Pill {...verdictLook(verdict)} />
			<p className={styles["summary"]}>{summary}</p>
			{schemes.length > 0 ? (
				<ul className={styles["schemes"]}>
					{schemes.map((scheme) => (
						<SchemeLine key={`${scheme.council} ${scheme.coverage} ${scheme.start}`} {...scheme} />
					))}
				</ul>
			) : null}
			<div>
				<ProvenanceChip about={name} provenance={provenance} {...registerChip(verdict)} />
			</div>
		</li>
	);
}
