import type { PaidReport } from "#contracts/report.ts";
import { neighbourhoodFactIds } from "#domain/base/area-fact.ts";
import type { FigureDto } from "#domain/base/evidence-dto.ts";
import { countInWords } from "#domain/base/words.ts";
import { ratesInPounds } from "#domain/subjects/market/housing-benefit/benefit-rate.ts";
import type { HousingBenefit } from "#domain/subjects/market/housing-benefit/housing-benefit.ts";
import {
	BENEFIT_TITLE,
	LHA_IN_SHORT,
} from "#domain/subjects/market/housing-benefit/housing-benefit-words.ts";
import { BenefitRates } from "#web/evidence/benefit-rates.tsx";
import { ComparisonBars } from "#web/evidence/comparison-bars.tsx";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { MapView } from "#web/evidence/map-view.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { WhenNear } from "#web/evidence/when-near.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { LazyDisclosure } from "./lazy-disclosure.tsx";
import { ReportChapter } from "./report-chapter.tsx";

/** The place around the home: what is on record of it, how it compares, and its council on a map. */
export function PlaceChapter({ report: { document } }: { report: PaidReport }) {
	const { place, neighbourhood } = document;
	const { comparisons, map, housingBenefit } = neighbourhood;
	const around = place.filter(isOfNeighbourhood);
	const ground = place.filter((figure) => !isOfNeighbourhood(figure));
	return (
		<ReportChapter id="place" document={document}>
			<div className="stack gap-5">
				<EvidenceList figures={ground} sentences />
				{around.length > 0 ? (
					<LazyDisclosure
						summary={`Who lives here and what they pay: ${countInWords(around.length, "fact")}`}
					>
						<EvidenceList figures={around} sentences />
					</LazyDisclosure>
				) : null}
				<WhenNear className="stack gap-5">
					{comparisons.length > 0 ? <ComparisonBars comparisons={comparisons} /> : null}
					{map ? <MapView sheet={map.sheet} /> : null}
					{housingBenefit ? <Benefit benefit={housingBenefit} /> : null}
				</WhenNear>
			</div>
		</ReportChapter>
	);
}

function Benefit({ benefit }: { benefit: HousingBenefit }) {
	return (
		<ChapterPart title={BENEFIT_TITLE}>
			<p>
				{LHA_IN_SHORT} {benefit.note}
			</p>
			<BenefitRates area={benefit.area ?? ""} rates={ratesInPounds(benefit.rates)} />
			<ProvenanceChip about={BENEFIT_TITLE} provenance={benefit.provenance} />
		</ChapterPart>
	);
}

function isOfNeighbourhood({ id }: FigureDto): boolean {
	return neighbourhoodFactIds.some((each) => each === id);
}
