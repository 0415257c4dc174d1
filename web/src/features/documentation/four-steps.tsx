import styles from "./four-steps.module.css";

/** Source: SPEC section 2 "Documentation". */
const steps = [
	{
		title: "Enter postcode or import listing URL",
		text: "A UK postcode, or the address of a Rightmove, Zoopla or OnTheMarket listing.",
	},
	{
		title: "Data analysis",
		text: "We look the place up in our tables and ask the public registers that cover it.",
	},
	{
		title: "Risk scoring",
		text: "Rules weigh what was found. You see each part, its source and what is missing.",
	},
	{
		title: "Get PDF report",
		text: "Buy the full report, read it on screen and keep it as a PDF.",
	},
];

/** From a postcode to a report. */
export function FourSteps() {
	return (
		<ol className={styles["steps"]}>
			{steps.map(({ title, text }, at) => (
				<li key={title} className={styles["step"]}>
					<span className={styles["number"]} aria-hidden="true">
						{at + 1}
					</span>
					<div>
						<p className={styles["title"]}>{title}</p>
						<p className={styles["text"]}>{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
