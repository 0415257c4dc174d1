import type { ProvenanceDto } from "#domain/base/evidence-dto.ts";
import type { Chart as ChartOf } from "#domain/telling/chart/chart.ts";
import { Chart } from "#web/evidence/chart.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import styles from "./report-frame.module.css";

type PictureProps = {
	chart: ChartOf;
	provenance: ProvenanceDto;
	/** A line beside figures, and no more than a hand wide. */
	isSmall?: boolean;
};

/** A drawing of the market, with where it comes from. */
export function Picture({ chart, provenance, isSmall = false }: PictureProps) {
	return (
		<div className={styles["picture"]} data-small={isSmall || undefined}>
			<Chart chart={chart} {...(isSmall ? { height: 64 } : {})} />
			<ProvenanceChip about={chart.title} provenance={provenance} />
		</div>
	);
}
