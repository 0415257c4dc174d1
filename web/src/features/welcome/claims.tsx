import type { ReactNode } from "react";
import { REPORTS_CLAIMED } from "#domain/business/claims.ts";
import { GUARANTEE_DAYS } from "#domain/business/subscription/guarantee.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import styles from "./landing.module.css";

const reportsGenerated = (
	<PublicText name="reports-generated" otherwise={`${REPORTS_CLAIMED.toLocaleString("en-GB")}+`} />
);

/** What the owner says of the product, a few words each. Source: Rule SITE-4. */
const claims: readonly { figure: ReactNode; words: string }[] = [
	{ figure: reportsGenerated, words: "reports generated" },
	{ figure: "15+", words: "risk factors" },
	{ figure: "All", words: "UK local authorities" },
	{ figure: "Updated", words: "weekly" },
	{ figure: "Under 60", words: "seconds" },
	{ figure: `${GUARANTEE_DAYS}-day`, words: "money-back guarantee" },
	{ figure: "Card payment", words: "through Stripe" },
	{ figure: "Instant", words: "PDF" },
];

/** The claims as a quiet row, and what the reports are and are not. */
export function ClaimList() {
	return (
		<div className="stack gap-4">
			<ul className={`stack across-5 ruled ${styles["list"]}`} aria-label="In short">
				{claims.map(({ figure, words }) => (
					<li key={words} className={`stack packed soft text-s ${styles["claim"]}`}>
						<b>{figure}</b> {words}
					</li>
				))}
			</ul>
			<p className="soft text-m">
				The data comes from government and industry sources. No mock data is used. Reports are
				informational and not financial advice.
			</p>
		</div>
	);
}
