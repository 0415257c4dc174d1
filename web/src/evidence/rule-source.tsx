import type { RuleSource } from "#domain/report/document.ts";
import { dateInWords } from "#domain/words.ts";
import styles from "./rule-source.module.css";

/** Where a rule was read and when last. A rule that nobody has read there says so. */
export function RuleSourceLine({ source, url, lastChecked }: RuleSource) {
	const name = source.replace(/\.$/, "");
	return (
		<p className={styles["source"]}>
			{url ? <a href={url}>{name}</a> : name}
			{lastChecked ? `. Last checked ${dateInWords(lastChecked)}.` : ". Not checked yet by us."}
		</p>
	);
}
