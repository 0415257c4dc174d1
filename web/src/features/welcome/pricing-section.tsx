import { GUARANTEE_IN_WORDS, GUARANTEE_NAME } from "#domain/subscription/guarantee.ts";
import { OneReport } from "./one-report.tsx";
import { PlanPrices } from "./plan-prices.tsx";
import styles from "./pricing-section.module.css";
import { Section } from "./section.tsx";

/** What everything costs, before anybody presses anything. Source: SPEC sections 1 and 9. */
export function PricingSection({ searchAnchor }: { searchAnchor: string }) {
	return (
		<Section
			id="pricing"
			title="What it costs"
			lede="The preview is free, for any postcode, without an account. You pay for the full report."
		>
			<div className={styles["offers"]}>
				<OneReport searchAnchor={searchAnchor} />
				<PlanPrices />
			</div>
			<p className={styles["guarantee"]}>
				<b>{GUARANTEE_NAME}.</b> {GUARANTEE_IN_WORDS}
			</p>
		</Section>
	);
}
