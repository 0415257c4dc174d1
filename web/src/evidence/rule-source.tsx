import { type RuleSource, ruleInWords } from "#domain/report/compliance/compliance-section.ts";
import styles from "./rule-source.module.css";

/** Where a rule was read and when last. A rule that has not been checked there says so. */
export function RuleSourceLine({ source: name, url, lastChecked }: RuleSource) {
	const { source, checked } = ruleInWords({ source: name, lastChecked });
	return (
		<p className={styles["source"]}>
			{url ? <a href={url}>{source}</a> : source}. {checked}
		</p>
	);
}
