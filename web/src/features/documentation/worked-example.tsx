import { bandOf } from "#domain/base/facts/band.ts";
import { poundsInWords } from "#domain/base/words.ts";
import { riskScoreOf } from "#domain/judgement/score/bands.ts";
import { METHODOLOGY_VERSION, weights } from "#domain/judgement/score/method.ts";
import { serializeParts } from "#domain/judgement/score/score-words.ts";
import { licenceVerdictInWords } from "#domain/subjects/licensing/verdict-words.ts";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./documentation.module.css";
import { type ExampleHome, exampleHome, scoreExample } from "./example-score.ts";

/** Points of a home that may not be let. */
const TOO_FEW = 30;

const changes: readonly { what: string; home: ExampleHome }[] = [
	{
		what: `Its certificate says ${TOO_FEW} points, band ${bandOf(TOO_FEW)}`,
		home: { ...exampleHome, points: TOO_FEW },
	},
	{
		what: "The scheme covers named streets only",
		home: { ...exampleHome, selective: "check_boundary" },
	},
	{
		what: "Nobody knows about licensing",
		home: { ...exampleHome, selective: "unknown" },
	},
	{
		what: "Neither licensing nor rent is known",
		home: { ...exampleHome, selective: "unknown", rent: null },
	},
];

/** The example's score after a change of one thing about the home. */
function ExampleVariants() {
	return (
		<DataTable
			caption="The example with one thing changed"
			columns={[
				{ title: "Changed" },
				{ title: "Investment score", isNumber: true },
				{ title: "Weight known", isNumber: true },
				{ title: "What it comes to" },
			]}
			rows={changes.map(({ what, home }) => {
				const { score, dealBreakers } = scoreExample(home);
				const [broken] = dealBreakers;
				return {
					key: what,
					cells: [
						what,
						score.value ?? "None",
						`${score.knownWeight}%`,
						broken ? `${broken.title}. Without that: ${score.uncapped}` : score.label,
					],
				};
			})}
		/>
	);
}

/** A home worked through in the page, by the functions that judge real ones. */
export function WorkedExample() {
	const { points, selective, rent, price, demand } = exampleHome;
	const { components, score, confidence } = scoreExample(exampleHome);
	const terms = components.map(({ id, score: part }) =>
		part === null ? null : `${weights[id]} × ${formatNumber(part)}`,
	);
	const licence = licenceVerdictInWords(selective);
	return (
		<>
			<p>
				A made-up home in England, let to one household: {points} energy points on its own
				certificate (band {bandOf(points)}), and a selective licence "{licence}". Its rent is{" "}
				{poundsInWords(rent ?? price)} a month, its price {poundsInWords(price)}, and its demand{" "}
				{demand.toLowerCase()}. With these figures it pays at either rate of tax, so no limit of
				money holds it.
			</p>
			<ScoreBreakdown
				scored={{
					investmentScore: score.value,
					uncapped: score.uncapped,
					limits: score.limits,
					knownWeight: score.knownWeight,
					grade: score.grade?.grade ?? null,
					gradeLabel: score.grade?.label ?? null,
					components: serializeParts({ components, standings: {} }),
					confidence: { gaps: [] },
				}}
				methodologyVersion={METHODOLOGY_VERSION}
			/>
			<p className={`tabular rounded-s sunken ${styles["sum"]}`}>
				({terms.filter((term) => term !== null).join(" + ")}) ÷ {score.knownWeight} ≈{" "}
				<b>{score.value}</b>
			</p>
			{score.value === null ? null : (
				<p>
					Investment score {score.value}: "{score.label}". Risk score {riskScoreOf(score.value)}.{" "}
					{confidence.label} confidence ({confidence.percent}%).
				</p>
			)}
			<p>The same home, with one thing changed:</p>
			<ExampleVariants />
		</>
	);
}
