import type { ReactNode } from "react";
import {
	checkedInWords,
	type RuleSource,
	ruleInWords,
} from "#domain/telling/report/compliance/compliance-section.ts";
import { Chip } from "#web/ui/chip.tsx";
import styles from "./sources.module.css";

/** Where a rule was read. A rule that no one has read there says so, and one that is due to be read again; when the others were read is said once, by `CheckedLine`. */
export function RuleSourceLine({ url, ...rule }: RuleSource) {
	const { source, warning, mark } = ruleInWords(rule);
	const more = warning ?? mark;
	return (
		<p className={`soft small ${styles["source"]}`}>
			{url ? <a href={url}>{source}</a> : source}
			{more ? `. ${more}` : null}
		</p>
	);
}

type RuleChipProps = {
	about: string;
	rule: RuleSource;
	label?: string;
	/** What else the law says of it. */
	children?: ReactNode;
};

/** The law behind a line of a list, one press away: its name, its page and when it was read. */
export function RuleChip({ about, rule, label = "The law", children }: RuleChipProps) {
	const { source, warning } = ruleInWords(rule);
	return (
		<Chip
			kind={warning === null ? "official" : "gap"}
			about={about}
			title={about}
			label={warning === null ? label : `${label}, not checked yet`}
		>
			{children}
			<p>{rule.url ? <a href={rule.url}>{source}</a> : source}</p>
			<p>{warning ?? checkedInWords([rule])}</p>
		</Chip>
	);
}

/** Says when the rules of a chapter were last read; nothing where none has been. */
export function CheckedLine({
	rules,
}: {
	rules: readonly Pick<RuleSource, "lastChecked" | "updateDue">[];
}) {
	const words = checkedInWords(rules);
	return words === null ? null : <p className="above-4 soft small">{words}</p>;
}
