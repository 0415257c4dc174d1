import type { PaidReport } from "#contracts/report.ts";
import { floorAreaInWords } from "#domain/base/words.ts";
import { AS_STATED } from "#domain/telling/report/licensing/licensing-words.ts";
import { figureLabels } from "#domain/telling/report/words/figure-words.ts";
import { EvidenceList, FigureLine, FigureList, SharedSources } from "#web/evidence/figure-list.tsx";
import { formatPostcode } from "#web/lib/format.ts";
import styles from "./chapters.module.css";
import { besides, NamedLines, PlainLine } from "./named-lines.tsx";
import { ReportChapter } from "./report-chapter.tsx";

/** What the home is. */
export function PropertyChapter({ report }: { report: PaidReport }) {
	const { propertyType, totalFloorArea, marketDemand, document } = report;
	const { property, demand, home, stated } = document;
	const others = besides(property, ["address", "postcode", "propertyType", "totalFloorArea"]);
	const named = new Set(others.map(({ label }) => label));
	return (
		<ReportChapter id="property" document={document}>
			<SharedSources evidence={[...property, demand.level].map(({ evidence }) => evidence)}>
				<FigureList>
					{home.address ? <PlainLine label={figureLabels.address}>{home.address}</PlainLine> : null}
					<PlainLine label={figureLabels.postcode}>{formatPostcode(report.postcode)}</PlainLine>
					<NamedLines
						known={property}
						figures={[
							{ label: figureLabels.propertyType, id: "propertyType", value: propertyType },
							{
								label: figureLabels.totalFloorArea,
								id: "totalFloorArea",
								value: totalFloorArea === null ? null : floorAreaInWords(totalFloorArea),
							},
						]}
					/>
					<FigureLine
						label={figureLabels.marketDemand}
						evidence={demand.level.evidence}
						value={marketDemand}
					/>
					{stated
						.filter(({ label }) => !named.has(label))
						.map(({ label, text }) => (
							<PlainLine key={label} label={`${label}, ${AS_STATED}`}>
								{text}
							</PlainLine>
						))}
				</FigureList>
				{others.length > 0 ? (
					<div className={styles["others"]}>
						<EvidenceList figures={others} />
					</div>
				) : null}
			</SharedSources>
		</ReportChapter>
	);
}
