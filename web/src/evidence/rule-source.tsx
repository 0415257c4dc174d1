import {
	checkedInWords,
	type RuleSource,
	ruleInWords,
} from "#domain/report/compliance/compliance-section.ts";
import styles from "./rule-source.module.css";

/** Where a rule was read. A rule that no one has read there says so; when the others were read is said once, by `CheckedLine`. */
export function RuleSourceLine({ source: name, url, lastChecked }: RuleSource) {
	const { source, warning } = ruleInWords({ source: name, lastChecked });
	return (
		<p className={styles["source"]}>
			{url ? <a href={url}>{source}</a> : source}
			{warning ? `. ${warning}` : null}
		</p>
	);
}

/** When the rules of a chapter were last read; nothing where none was. */
export function CheckedLine({ rules }: { rules: readonly Pick<RuleSource, "lastChecked">[] }) {
	const words = checkedInWords(rules);
	return words === null ? null : <p className={styles["checked"]}>{words}</p>;
}
