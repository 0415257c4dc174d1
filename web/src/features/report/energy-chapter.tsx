import type { PaidReport } from "#contracts/report.ts";
import { rangeOr } from "#domain/base/amounts-in-words.ts";
import type { Basis } from "#domain/base/evidence.ts";
import { fromPounds } from "#domain/base/money.ts";
import type { Nation } from "#domain/base/nation.ts";
import { certificatePage } from "#domain/subjects/energy/register-citation.ts";
import type { EnergySection } from "#domain/telling/report/energy/energy-section.ts";
import {
	certificateInWords,
	energyParts,
	NO_ROUTE,
} from "#domain/telling/report/energy/energy-words.ts";
import {
	figureLabels,
	pointsInWords,
	upgradeCostInWords,
} from "#domain/telling/report/words/figure-words.ts";
import { EvidenceList, FigureList, SharedSources } from "#web/evidence/figure-list.tsx";
import { CheckedLine } from "#web/evidence/rule-source.tsx";
import { BandScale } from "#web/ui/band-scale.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import chapters from "./chapters.module.css";
import { EnergyRouteTable } from "./energy-route.tsx";
import { EnergyStandards } from "./energy-standards.tsx";
import styles from "./law-chapters.module.css";
import { besides, NamedLines } from "./named-lines.tsx";
import { ReportChapter } from "./report-chapter.tsx";

const ownLines = [
	"epcRating",
	"epcPotentialRating",
	"currentEnergyEfficiency",
	"potentialEnergyEfficiency",
	"estimatedUpgradeCost",
];

/** The home's rating, what the law asks of it, and the way to band C. */
export function EnergyChapter({ report }: { report: PaidReport }) {
	const { energy, home } = report.document;
	const others = besides(energy.figures, ownLines);
	return (
		<ReportChapter id="energy" document={report.document}>
			<p className="measure below-4">{energy.answer}</p>
			<BandScale current={report.epcRating} potential={report.epcPotentialRating} />
			<SharedSources evidence={energy.figures.map(({ evidence }) => evidence)}>
				<Figures report={report} />
				{others.length > 0 ? (
					<div className={chapters["others"]}>
						<EvidenceList figures={others} />
					</div>
				) : null}
			</SharedSources>
			<Certificate certificate={energy.certificate} nation={home.nation} />
			<EnergyStandards energy={energy} />
			<ChapterPart title={energyParts.route}>
				{energy.route ? <EnergyRouteTable route={energy.route} /> : <p>{NO_ROUTE}</p>}
			</ChapterPart>
			<CheckedLine rules={energy.standards} />
			{energy.cautions.length > 0 ? (
				<ChapterPart title={energyParts.cautions}>
					<ul className={styles["cautions"]}>
						{energy.cautions.map((caution) => (
							<li key={caution}>{caution}</li>
						))}
					</ul>
				</ChapterPart>
			) : null}
		</ReportChapter>
	);
}

function Figures({ report }: { report: PaidReport }) {
	const { figures } = report.document.energy;
	const { epcRating, epcPotentialRating, estimatedUpgradeCost } = report;
	const upgrade = figures.find(({ id }) => id === "estimatedUpgradeCost")?.evidence;
	const range = rangeOf(upgrade?.range);
	return (
		<FigureList>
			<NamedLines
				known={figures}
				figures={[
					{ label: figureLabels.epcRating, id: "epcRating", value: ratingOf(epcRating) },
					{
						label: figureLabels.epcPotentialRating,
						id: "epcPotentialRating",
						value: ratingOf(epcPotentialRating),
					},
					{
						label: figureLabels.currentEnergyEfficiency,
						id: "currentEnergyEfficiency",
						value: pointsOf(report.currentEnergyEfficiency),
					},
					{
						label: figureLabels.potentialEnergyEfficiency,
						id: "potentialEnergyEfficiency",
						value: pointsOf(report.potentialEnergyEfficiency),
					},
					{
						label: figureLabels.estimatedUpgradeCost,
						id: "estimatedUpgradeCost",
						value: costOf(estimatedUpgradeCost, range, upgrade?.basis),
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
function costOf(pounds: number | null, range: string | null, basis: Basis = "property") {
	return pounds === null ? null : (
		<>
			{upgradeCostInWords(fromPounds(pounds), basis)}
			{range ? <small className="block soft text-s regular">{range}</small> : null}
		</>
	);
}

function pointsOf(points: number | null): string | null {
	return points === null ? null : pointsInWords(points);
}

function rangeOf(range: readonly [number, number] | null = null): string | null {
	return range && rangeOr({ low: fromPounds(range[0]), high: fromPounds(range[1]) });
}

type CertificateProps = Pick<EnergySection, "certificate"> & { nation: Nation };

function Certificate({ certificate, nation }: CertificateProps) {
	if (certificate === null) {
		return null;
	}
	const { name, registered, validity } = certificateInWords(certificate);
	const number = <span className="nowrap">{certificate.number}</span>;
	const page = certificatePage(certificate.number, nation);
	return (
		<p className={styles["certificate"]}>
			{name} {page ? <a href={page}>{number}</a> : number}, {registered},{" "}
			{certificate.expired ? <b>{validity}</b> : validity}.
		</p>
	);
}
