import { dutiesElsewhere } from "#domain/compliance/duties-elsewhere.ts";
import { partOfLaw } from "#domain/report/compliance/compliance-section.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import styles from "./duty-lines.module.css";

/** Duties that are about registers, licences and planning. */
const about = ["registration", "licence", "planning"];
const titles: Readonly<Record<string, string>> = {
	registration: "Registration",
	licence: "HMO licence",
	planning: "Planning",
};

/** What the law of a nation other than England asks before a home is let, with the penalty and where it was read. */
export function DutyLines({ nation }: { nation: keyof typeof dutiesElsewhere }) {
	return (
		<>
			<FactList values="beside">
				{dutiesElsewhere[nation]
					.filter(({ id }) => about.includes(id))
					.map((duty) => (
						<Fact key={duty.id} label={titles[duty.id] ?? ""}>
							{duty.what}
							<small>{duty.when}.</small>
							<small>Penalty: {duty.penalty.text}.</small>
							<div className={styles["source"]}>
								<RuleSourceLine {...duty} />
							</div>
						</Fact>
					))}
			</FactList>
			<p>{partOfLaw(nation)}</p>
		</>
	);
}
