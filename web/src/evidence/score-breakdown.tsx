import { round } from "#domain/base/statistics.ts";
import type { ReportVerdict } from "#domain/telling/report/document/document.ts";
import {
	cappedInWords,
	verdictParts,
	weightInWords,
} from "#domain/telling/report/verdict/verdict-words.ts";
import { formatNumber } from "#web/lib/format.ts";
import styles from "./score.module.css";

type Component = Pick<
	ReportVerdict["components"][number],
	"label" | "weight" | "points" | "score" | "estimated" | "reason" | "deductions"
> & { readonly id: string; readonly standing: { readonly text: string } | null };

/** A score with all it is made of. */
type Scored = Pick<
	ReportVerdict,
	"investmentScore" | "uncapped" | "limits" | "knownWeight" | "grade" | "gradeLabel"
> & {
	readonly components: readonly Component[];
	readonly confidence: { readonly gaps: readonly string[] };
};

type ScoreBreakdownProps = {
	scored: Scored;
	methodologyVersion: number;
	/** Whether to say again, of the parts alone, what holds the confidence down. */
	withGaps?: boolean;
};

/** The arithmetic of the score: what each part weighs, what it scored and why. */
export function ScoreBreakdown({
	scored,
	methodologyVersion,
	withGaps = true,
}: ScoreBreakdownProps) {
	const { components, confidence, knownWeight, grade, gradeLabel } = scored;
	const capped = cappedInWords(scored);
	return (
		<div className={`stack gap-4 soft text-m ${styles["breakdown"]}`}>
			<ul>
				{components.map((component) => (
					<ComponentLine key={component.id} component={component} knownWeight={knownWeight} />
				))}
			</ul>
			{capped ? <p>{capped}</p> : null}
			<p>
				{weightInWords(knownWeight)}
				{grade ? ` Grade ${grade}: ${gradeLabel}.` : null} Method version {methodologyVersion}.
			</p>
			{withGaps && confidence.gaps.length > 0 ? (
				<div>
					<h3 className="below-1 ink text-m">{verdictParts.gaps}</h3>
					<ul className={`stack gap-1 ${styles["gaps"]}`}>
						{confidence.gaps.map((gap) => (
							<li key={gap}>{gap}</li>
						))}
					</ul>
				</div>
			) : null}
		</div>
	);
}

type ComponentLineProps = { component: Component; knownWeight: number };

function ComponentLine({ component, knownWeight }: ComponentLineProps) {
	const { label, weight, points, score, estimated, reason, deductions, standing } = component;
	return (
		<li className={`stack ruled ${styles["component"]}`}>
			<span className={styles["name"]}>
				{label}{" "}
				<small>
					{weight}% of the score
					{score === null
						? null
						: `, gives ${formatNumber(points ?? round((score * weight) / knownWeight, 1))} points`}
				</small>
			</span>
			<span className={styles["score"]}>
				{score === null ? (
					<small>not known</small>
				) : (
					<>
						{formatNumber(Math.round(score))} <small>of 100{estimated ? ", estimated" : ""}</small>
					</>
				)}
			</span>
			{deductions.length > 0 ? null : <span className="full-width text-s">{reason}</span>}
			{standing ? <span className="full-width text-s">{standing.text}.</span> : null}
			{deductions.map((deduction) => (
				<span key={deduction.label} className={styles["deduction"]}>
					<span>{deduction.label}</span>
					<span>−{formatNumber(deduction.points)}</span>
				</span>
			))}
		</li>
	);
}
