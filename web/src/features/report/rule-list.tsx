import type { RuleSource } from "#domain/telling/report/compliance/compliance-section.ts";
import { PENALTY } from "#domain/telling/report/compliance/compliance-section.ts";
import { RuleChip } from "#web/evidence/rule-source.tsx";
import styles from "./law-chapters.module.css";

type ListedRule = RuleSource & {
	readonly id: string;
	readonly what: string;
	/** How or when it holds. */
	readonly how: string;
	readonly penalty?: string;
};

/** Rules of the law, each with what they ask and, one press away, the law itself and its penalty. */
export function RuleList({ rules }: { rules: readonly ListedRule[] }) {
	return rules.length === 0 ? null : (
		<ul className={styles["duties"]}>
			{rules.map(({ penalty, ...rule }) => (
				<li key={rule.id} className={styles["duty"]}>
					<b className="block medium">{rule.what}</b>
					<p className="soft text-s">{rule.how}</p>
					{penalty === undefined ? (
						<RuleChip about={rule.what} rule={rule} />
					) : (
						<RuleChip about={rule.what} rule={rule} label={`${PENALTY} and law`}>
							<p>
								{PENALTY}: {penalty}
							</p>
						</RuleChip>
					)}
				</li>
			))}
		</ul>
	);
}
