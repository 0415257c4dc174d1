import type { PaidReport } from "#contracts/report.ts";
import type { HousingBenefit } from "#domain/lha/housing-benefit.ts";
import { BENEFIT_TITLE } from "#domain/lha/housing-benefit-words.ts";
import { toPounds } from "#domain/money.ts";
import { BenefitRates } from "#web/evidence/benefit-rates.tsx";
import { ComparisonBars } from "#web/evidence/comparison-bars.tsx";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { MapView } from "#web/evidence/map-view.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import styles from "./place-chapter.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** The place around the home: what is on record of it, how it compares, and its council on a map. */
export function PlaceChapter({ report: { document } }: { report: PaidReport }) {
	const { place, neighbourhood } = document;
	const { comparisons, map, housingBenefit } = neighbourhood;
	return (
		<ReportChapter id="place" document={document}>
			<div className={styles["parts"]}>
				<EvidenceList figures={place} sentences />
				{comparisons.length > 0 ? <ComparisonBars comparisons={comparisons} /> : null}
				{map ? <MapView sheet={map.sheet} /> : null}
				{housingBenefit ? <Benefit benefit={housingBenefit} /> : null}
			</div>
		</ReportChapter>
	);
}

function Benefit({ benefit: { area, note, rates, provenance } }: { benefit: HousingBenefit }) {
	return (
		<ChapterPart title={BENEFIT_TITLE}>
			{note === null ? null : <p>{note}</p>}
			<BenefitRates
				area={area ?? ""}
				rates={rates.map(({ weekly, monthly, percentile, ...rate }) => ({
					...rate,
					weekly: toPounds(weekly),
					monthly: toPounds(monthly),
					percentile: percentile === null ? null : toPounds(percentile),
				}))}
			/>
			<ProvenanceChip about={BENEFIT_TITLE} provenance={provenance} />
		</ChapterPart>
	);
}
