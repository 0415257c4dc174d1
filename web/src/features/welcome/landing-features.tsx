import type { ReactNode } from "react";
import { licenceVerdictInWords, verdictTone } from "#domain/subjects/licensing/verdict-words.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import styles from "./landing.module.css";
import { Section } from "./section.tsx";

const letters = ["A", "B", "C", "D", "E", "F", "G"];
const verdicts = ["required", "none_found"] as const;

/** Source: Rule SCREEN-3. */
const features: readonly { name: string; text: string; sign: ReactNode }[] = [
	{
		name: "EPC Analysis",
		text: "The rating, whether the home may be let with it, what a C would cost, and what the law is set to ask next.",
		sign: (
			<span className={styles["bands"]}>
				{letters.map((letter) => (
					<RatingBadge key={letter} rating={letter} />
				))}
			</span>
		),
	},
	{
		name: "Licensing Checks",
		text: "Selective, additional and HMO licences, and Article 4, for the way you mean to let, with the council's own page to check.",
		sign: (
			<span className="row wrap gap-1 across-2">
				{verdicts.map((verdict) => (
					<TonePill
						key={verdict}
						tone={verdictTone({ verdict, isByLaw: false })}
						word={licenceVerdictInWords(verdict)}
					/>
				))}
			</span>
		),
	},
	{
		name: "Yield Analysis",
		text: "Gross and net, with voids, fees, repairs and tax, from official rents and prices or from your own figures.",
		sign: (
			<span className="row gap-3 align-center medium nowrap">
				<span>Yield</span>
				<span>=</span>
				<span className={styles["fraction"]}>
					<span>a year's rent</span>
					<span>price</span>
				</span>
			</span>
		),
	},
];

/** The three things a report is about. */
export function LandingFeatures() {
	return (
		<Section id="what-it-does" title="Three checks, each with its evidence">
			<ul className={`stack one-column gap-4 ${styles["features"]}`}>
				{features.map(({ name, text, sign }) => (
					<li
						key={name}
						className={`stack gap-2 packed framed rounded on-card raised ${styles["feature"]}`}
					>
						<div className={`stack align-center below-2 ${styles["sign"]}`} aria-hidden="true">
							{sign}
						</div>
						<h3 className="text-l">{name}</h3>
						<p className="soft text-m">{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
