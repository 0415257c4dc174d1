import type { LicensingVerdict } from "#contracts/preview.ts";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { countsNow, verdictLook } from "#web/evidence/verdict-look.ts";
import { Card } from "#web/ui/card.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./licensing-card.module.css";
import { registerChip } from "./register-chip.ts";
import { SchemeLines } from "./scheme-lines.tsx";

/**
 * Licences, and apart from them planning: Article 4 is not a licence. What has no bearing on the stated use comes last,
 * under words that say so, because its own sentence speaks as if it had. Source: DECISIONS 6.
 */
export function LicensingCard({ verdicts }: { verdicts: readonly LicensingVerdict[] }) {
	const now = verdicts.filter(countsNow);
	return (
		<Card title="Licensing and planning">
			<Group verdicts={now.filter(({ scheme }) => scheme !== "article4")} />
			<Group heading="Planning" verdicts={now.filter(({ scheme }) => scheme === "article4")} />
			<Group
				heading="Only if you let it another way"
				verdicts={verdicts.filter((verdict) => !countsNow(verdict))}
			/>
		</Card>
	);
}

type GroupProps = { heading?: string; verdicts: readonly LicensingVerdict[] };

function Group({ heading, verdicts }: GroupProps) {
	if (verdicts.length === 0) {
		return null;
	}
	return (
		<>
			{heading ? <h3 className={styles["heading"]}>{heading}</h3> : null}
			<ul className={styles["verdicts"]}>
				{verdicts.map((verdict) => (
					<Verdict key={verdict.scheme} verdict={verdict} />
				))}
			</ul>
		</>
	);
}

function Verdict({ verdict }: { verdict: LicensingVerdict }) {
	const { name, summary, schemes, provenance, scheme } = verdict;
	const look = verdictLook({
		...verdict,
		isPlanning: scheme === "article4",
		isByLaw: provenance.basis === "rule",
	});
	return (
		<li className={styles["verdict"]}>
			<span className={styles["name"]}>{name}</span>
			<Pill {...look} />
			<p className={styles["summary"]}>{summary}</p>
			{schemes.length > 0 ? <SchemeLines schemes={schemes} /> : null}
			<div>
				<ProvenanceChip about={name} provenance={provenance} {...registerChip(verdict)} />
			</div>
		</li>
	);
}
