import type { PaidReport } from "#contracts/report.ts";
import type { EnergySection } from "#domain/report/energy-section.ts";
import { dateInWords } from "#domain/words.ts";
import { FigureList } from "#web/evidence/figure-list.tsx";
import { ToldList } from "#web/evidence/told-list.tsx";
import { formatNumber, formatPounds } from "#web/lib/format.ts";
import { BandScale } from "#web/ui/band-scale.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { RatingBadge } from "#web/ui/rating-badge.tsx";
import { besides } from "./besides.ts";
import { chapterHead } from "./chapters.ts";
import styles from "./energy-chapter.module.css";
import { EnergyRouteTable } from "./energy-route.tsx";
import { EnergyStandards } from "./energy-standards.tsx";
import more from "./more-figures.module.css";
import { NamedLines } from "./named-lines.tsx";

const ownLines = [
	"epcRating",
	"epcPotentialRating",
	"currentEnergyEfficiency",
	"potentialEnergyEfficiency",
	"estimatedUpgradeCost",
];

/** The home's rating, what the law asks of it, and the way to band C. Labels: SPEC section 2 "Report detail". */
export function EnergyChapter({ report }: { report: PaidReport }) {
	const { energy } = report.document;
	const others = besides(energy.figures, ownLines);
	return (
		<Chapter {...chapterHead("energy")} answer={energy.answer}>
			<BandScale current={report.epcRating} potential={report.epcPotentialRating} />
			<Figures report={report} />
			{others.length > 0 ? (
				<div className={more["others"]}>
					<ToldList told={others} />
				</div>
			) : null}
			<Certificate certificate={energy.certificate} />
			<EnergyStandards energy={energy} />
			<ChapterPart title="The way to band C">
				{energy.route ? (
					<EnergyRouteTable route={energy.route} />
				) : (
					<p>
						Not known: the steps stand on the home’s own certificate, and this report is not about
						one.
					</p>
				)}
			</ChapterPart>
			{energy.cautions.length > 0 ? (
				<ChapterPart title="Bear in mind">
					<ul className={styles["cautions"]}>
						{energy.cautions.map((caution) => (
							<li key={caution}>{caution}</li>
						))}
					</ul>
				</ChapterPart>
			) : null}
		</Chapter>
	);
}

function Figures({ report }: { report: PaidReport }) {
	const { figures } = report.document.energy;
	const { epcRating, epcPotentialRating, estimatedUpgradeCost } = report;
	const range = rangeOf(figures.find(({ id }) => id === "estimatedUpgradeCost")?.evidence.range);
	return (
		<FigureList>
			<NamedLines
				told={figures}
				figures={[
					{ label: "Current EPC rating", id: "epcRating", value: ratingOf(epcRating) },
					{
						label: "Potential EPC rating",
						id: "epcPotentialRating",
						value: ratingOf(epcPotentialRating),
					},
					{
						label: "Current efficiency",
						id: "currentEnergyEfficiency",
						value: pointsOf(report.currentEnergyEfficiency),
					},
					{
						label: "Potential efficiency",
						id: "potentialEnergyEfficiency",
						value: pointsOf(report.potentialEnergyEfficiency),
					},
					{
						label: "Upgrade cost",
						id: "estimatedUpgradeCost",
						value: costOf(estimatedUpgradeCost, range),
						range,
					},
				]}
			/>
		</FigureList>
	);
}

function ratingOf(rating: string | null) {
	return rating && <RatingBadge rating={rating} />;
}

/** The middle of the range, and the range under it. */
function costOf(pounds: number | null, range: string | null) {
	return pounds === null ? null : (
		<>
			{formatPounds(pounds)}
			{range ? <small className={styles["range"]}>{range}</small> : null}
		</>
	);
}

function pointsOf(points: number | null): string | null {
	return points === null ? null : `${formatNumber(points)} of 100`;
}

function rangeOf(range: readonly [number, number] | null = null): string | null {
	return range && `${formatPounds(range[0])} to ${formatPounds(range[1])}`;
}

function Certificate({ certificate }: Pick<EnergySection, "certificate">) {
	if (certificate === null) {
		return null;
	}
	const { number, registeredOn, validUntil, expired } = certificate;
	return (
		<p className={styles["certificate"]}>
			Certificate <span className={styles["number"]}>{number}</span>, registered{" "}
			{dateInWords(registeredOn)},{" "}
			{expired ? (
				<b>expired on {dateInWords(validUntil)}</b>
			) : (
				`valid until ${dateInWords(validUntil)}`
			)}
			.
		</p>
	);
}
