import { LICENCE_YEARS } from "#domain/base/licence.ts";
import { burdenNames } from "#domain/judgement/score/licensing-component.ts";
import { judgeMandatory } from "#domain/subjects/licensing/mandatory.ts";
import { nationalExemptions } from "#domain/subjects/licensing/national-exemptions.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import { Exemptions } from "#web/evidence/exemptions.tsx";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { DataTable } from "#web/ui/data-table.tsx";

/** Who needs which licence. Source: Fact LAW-F1, Fact LAW-F2. */
const licences = [
	{
		kind: "mandatory",
		who: judgeMandatory("England", "hmo").summary,
		where: "Everywhere",
	},
	{
		kind: "additional",
		who: "As a rule three or four people in two or more households, but for homes that national law spares. The designation says.",
		where: "Where the council has made an additional scheme",
	},
	{
		kind: "selective",
		who: "Every home let privately, but for those that need an HMO licence and those that national law spares.",
		where: "Where the council has made a selective scheme",
	},
] as const;

/** Licences from which national law exempts some homes. */
const sparedKinds = ["selective", "additional"] as const;

/** The three licences of the Housing Act 2004. */
export function EnglishLicences() {
	return (
		<>
			<p>
				A house in multiple occupation (HMO) is let to several households that share a kitchen,
				bathroom or toilet. One home needs one licence at most: an HMO licence or a selective one.
			</p>
			<DataTable
				caption="Licences in England"
				columns={[{ title: "Licence" }, { title: "Who needs it" }, { title: "Where" }]}
				rows={licences.map(({ kind, who, where }) => ({
					key: kind,
					cells: [burdenNames[kind], who, where],
				}))}
			/>
			{sparedKinds.map((kind) => {
				const spared = nationalExemptions(kind, "England");
				return spared ? (
					<Exemptions
						key={kind}
						{...spared}
						text={`${licenceKindInWords(kind, "England")}: ${spared.text}`}
					/>
				) : null;
			})}
			<p>
				Licences and schemes last up to {LICENCE_YEARS} years. Since 23 December 2024 a council
				needs nobody's consent for a scheme of any size, but must consult for at least ten weeks
				first.
			</p>
			<RuleSourceLine
				source="Housing Act 2004 Parts 2 and 3; SI 2018/221; Selective Licensing General Approval 2024"
				url="https://www.legislation.gov.uk/ukpga/2004/34/contents"
				lastChecked="2026-11-20"
			/>
		</>
	);
}
