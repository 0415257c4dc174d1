import type { PaidReport } from "#contracts/report.ts";
import { marketParts, NO_SALE } from "#domain/telling/report/market/market-words.ts";
import { areRentsDrawn, sectorInPounds } from "#domain/telling/report/market/rent-section.ts";
import { priceChart } from "#domain/telling/report/pictures/price-line.ts";
import { rateChart } from "#domain/telling/report/pictures/rate-line.ts";
import { salesChart } from "#domain/telling/report/pictures/sales-chart.ts";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { SectorTable } from "#web/evidence/sector-table.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import styles from "./chapters.module.css";
import { Picture } from "./picture.tsx";
import { RentChart } from "./rent-chart.tsx";
import { ReportChapter } from "./report-chapter.tsx";

/** Rents, prices, sales and demand, each with its source. */
export function MarketChapter({ report }: { report: PaidReport }) {
	const { rent, demand, pictures } = report.document;
	return (
		<ReportChapter id="market" document={report.document}>
			<RentChart rent={rent} />
			{rent.rents.length > 0 && !areRentsDrawn(rent) ? (
				<ChapterPart title={marketParts.rents}>
					<EvidenceList figures={rent.rents} />
				</ChapterPart>
			) : null}
			{rent.prices.length > 0 ? (
				<ChapterPart title={marketParts.prices}>
					<EvidenceList figures={rent.prices} />
					{pictures.prices || pictures.bankRate ? (
						<div className={styles["market-lines"]}>
							{pictures.prices ? (
								<Picture
									chart={priceChart(pictures.prices)}
									provenance={pictures.prices.provenance}
									isSmall
								/>
							) : null}
							{pictures.bankRate ? (
								<Picture
									chart={rateChart(pictures.bankRate)}
									provenance={pictures.bankRate.provenance}
									isSmall
								/>
							) : null}
						</div>
					) : null}
				</ChapterPart>
			) : null}
			{rent.sector ? (
				<ChapterPart title={marketParts.sector}>
					<SectorTable sector={sectorInPounds(rent.sector)} />
				</ChapterPart>
			) : null}
			<ChapterPart title={marketParts.sales}>
				{pictures.sales ? (
					<Picture chart={salesChart(pictures.sales)} provenance={pictures.sales.provenance} />
				) : (
					<p>{rent.salesNote ?? NO_SALE}</p>
				)}
			</ChapterPart>
			<ChapterPart title={marketParts.demand}>
				<EvidenceList figures={[demand.level, ...demand.indicators]} />
				<p className="measure above-4 soft text-s">{demand.note}</p>
			</ChapterPart>
		</ReportChapter>
	);
}
