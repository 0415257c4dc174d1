import type { PaidReport } from "#contracts/report.ts";
import type { DemandSection } from "#domain/report/document.ts";
import { FigureLine, FigureList } from "#web/evidence/figure-list.tsx";
import { ToldList, withoutPlace } from "#web/evidence/told-list.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./market-chapter.module.css";
import { RecentSales } from "./recent-sales.tsx";
import { RentChart } from "./rent-chart.tsx";

const thirds = ["lower third", "middle third", "upper third"] as const;

/** Rents, prices, sales and demand, each with its source. */
export function MarketChapter({ report }: { report: PaidReport }) {
	const { rent, demand } = report.document;
	return (
		<Chapter {...chapterHead("market")} answer={rent.answer}>
			<RentChart rent={rent} />
			{rent.rents.length > 0 ? (
				<ChapterPart title="Rents">
					<ToldList told={rent.rents} />
				</ChapterPart>
			) : null}
			{rent.prices.length > 0 ? (
				<ChapterPart title="Prices">
					<ToldList told={rent.prices} />
				</ChapterPart>
			) : null}
			<ChapterPart title="Recent sales at this postcode">
				<RecentSales rent={rent} />
			</ChapterPart>
			<ChapterPart title="Demand">
				<Demand demand={demand} />
			</ChapterPart>
		</Chapter>
	);
}

function Demand({ demand: { level, indicators, note } }: { demand: DemandSection }) {
	return (
		<>
			<FigureList>
				<FigureLine
					label={level.label}
					evidence={level.evidence}
					value={
						level.evidence.value === null ? null : withoutPlace(level.text, level.evidence.place)
					}
					nothing={level.evidence.note ?? level.text}
				/>
				{indicators.map(({ id, label, text, third, evidence }) => (
					<FigureLine
						key={id}
						label={label}
						evidence={evidence}
						value={
							evidence.value === null ? null : withThird(withoutPlace(text, evidence.place), third)
						}
						nothing={evidence.note ?? text}
					/>
				))}
			</FigureList>
			<p className={styles["note"]}>
				{indicators.some(({ third }) => third !== null)
					? "Thirds are among the authorities of the nation. "
					: null}
				{note}
			</p>
		</>
	);
}

function withThird(text: string, third: 0 | 1 | 2 | null): string {
	return third === null || text.includes("third") ? text : `${text}, ${thirds[third]}`;
}
