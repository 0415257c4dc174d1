import { ClaimList } from "./claims.tsx";
import styles from "./features-section.module.css";
import { FigureMarks } from "./figure-marks.tsx";
import { Section } from "./section.tsx";
import { Statement } from "./statement.tsx";

const lines = [
	{
		term: "Energy rating",
		text: "What the certificates say, what a better rating would cost, and whether the home may be let at all.",
	},
	{
		term: "Licensing and planning",
		text: "Whether you need a selective or HMO licence, or planning permission, for the way you mean to let.",
	},
	{
		term: "Yield and demand",
		text: "What homes there rent and sell for, from official records, or from your own rent and price.",
	},
];

/** The three things a preview looks at. */
function WhatIsChecked() {
	return <Statement title="Three things about the home" lines={lines} />;
}

/** What is checked, and how every figure is marked. */
export function FeaturesSection() {
	return (
		<Section
			id="features"
			title="What is checked"
			lede="From one postcode, for the home you own or the one you may buy."
		>
			<div className={styles["statements"]}>
				<WhatIsChecked />
				<FigureMarks />
			</div>
			<ClaimList />
		</Section>
	);
}
