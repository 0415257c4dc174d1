import { NEARLY_ALL, NEGLIGIBLE } from "#domain/base/place/authorities-here.ts";
import { type Verdict, verdicts } from "#domain/subjects/licensing/verdict.ts";
import { verdictInWords } from "#domain/subjects/licensing/verdict-words.ts";
import { verdictPill } from "#web/evidence/verdict-pill.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** When each is given. Source: Rule LICENCE-1, docs/decisions/003. */
const meanings: Readonly<Record<Verdict, string>> = {
	required:
		"The law itself says so. Or one of us has read the scheme at the council's page, and the full postcode lies in it. Or it lies in an Article 4 area of the national data.",
	likely: `The postcode lies in a scheme that is still a lead, or at least ${percent(NEARLY_ALL)} of its sector lies in one.`,
	check_boundary: `A scheme is drawn by streets, by areas or by parts of wards, or covers ${percent(NEGLIGIBLE)} to ${percent(NEARLY_ALL)} of the sector. A postcode cannot settle it: look at the council's map.`,
	starting_soon: "A scheme has been made, and its first day is still to come.",
	none_found:
		"The council's schemes were looked through and none reaches the place, as of the date shown. Or the council publishes its Article 4 directions on HMOs in the national data, and none of them does.",
	unknown:
		"We hold no record, or a scheme ended and none was found after it. We don't know. The council can tell you.",
	not_covered: "We do not cover this question in this nation. Ask the council.",
};

/** Every verdict, for a licence and for planning permission, and what it means. */
export function VerdictTable() {
	return (
		<DataTable
			caption="Licensing verdicts"
			columns={[{ title: "Licence" }, { title: "Planning of an HMO" }, { title: "What it means" }]}
			rows={verdicts.map((verdict) => {
				const licence = verdictPill({
					verdict,
					applies: true,
					isPlanning: false,
					isByLaw: false,
				});
				return {
					key: verdict,
					cells: [
						<Pill key="licence" {...licence} />,
						verdictInWords({ verdict, isPlanning: true, isByLaw: false }),
						meanings[verdict],
					],
				};
			})}
		/>
	);
}
