import { ClaimList } from "./claims.tsx";
import styles from "./features-section.module.css";
import { FigureMarks } from "./figure-marks.tsx";
import { Section } from "./section.tsx";
import { WhatIsChecked } from "./what-is-checked.tsx";

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
