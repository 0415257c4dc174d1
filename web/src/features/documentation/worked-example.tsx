import { bandOf } from "#domain/epc/band.ts";
import { licenceVerdictInWords } from "#domain/licensing/verdict-words.ts";
import { riskScoreOf } from "#domain/score/bands.ts";
import { componentLabels, METHODOLOGY_VERSION, weights } from "#domain/score/method.ts";
import { poundsInWords } from "#domain/words.ts";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { exampleHome, scoreExample } from "./example-score.ts";
import { ExampleVariants } from "./example-variants.tsx";
import styles from "./worked-example.module.css";

/** A home reckoned through in the page, by the functions that reckon real ones. */
export function WorkedExample() {
	const { points, selective, rent, price, demand } = exampleHome;
	const { components, score, dealBreakers, confidence } = scoreExample(exampleHome);
	const terms = components.map(({ id, score: part }) =>
		part === null ? null : `${weights[id]} × ${formatNumber(part)}`,
	);
	const licence = licenceVerdictInWords(selective);
	return (
		<>
			<p>
				A made-up home in England, let to one household: {points} energy points on its own
				certificate (band {bandOf(points)}), a selective licence "{licence}", a rent of{" "}
				{poundsInWords(rent ?? price)} a month, a price of {poundsInWords(price)},{" "}
				{demand.toLowerCase()} demand.
			</p>
			<ScoreBreakdown
				scored={{
					investmentScore: score.value,
					uncapped: score.uncapped,
					knownWeight: score.knownWeight,
					grade: score.grade?.grade ?? null,
					gradeLabel: score.grade?.label ?? null,
					components: components.map((part) => ({
						...part,
						label: componentLabels[part.id],
						weight: weights[part.id],
					})),
					confidence: { gaps: [] },
					dealBreakers,
				}}
				methodologyVersion={METHODOLOGY_VERSION}
			/>
			<p className={styles["sum"]}>
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
