import styles from "./landing.module.css";
import { Section } from "./section.tsx";

/** Source: Rule SCREEN-3. */
const steps = [
	{ name: "Enter postcode", text: "Or import a listing from a property portal." },
	{
		name: "Data analysis",
		text: "Public registers and official statistics are read for that place.",
	},
	{
		name: "Risk assessment",
		text: "Deal-breakers first, then a score from 0 to 100, by published rules.",
	},
	{
		name: "Instant PDF report",
		text: "Risks, recommendations, a checklist and an action plan, to keep and to share.",
	},
];

/** From a postcode to a report. */
export function LandingSteps() {
	return (
		<Section id="how-it-works" title="Four steps, under 60 seconds">
			<ol className={`stack one-column ${styles["steps"]}`}>
				{steps.map(({ name, text }, at) => (
					<li key={name} className={`stack across-4 ${styles["step"]}`}>
						<span
							className={`stack tabular centred edged on-card heavy ${styles["number"]}`}
							aria-hidden="true"
						>
							{at + 1}
						</span>
						<h3 className={styles["name"]}>{name}</h3>
						<p className={`soft text-m ${styles["text"]}`}>{text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
