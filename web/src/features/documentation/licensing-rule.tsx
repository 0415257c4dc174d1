import { type Verdict, verdicts } from "#domain/licensing/verdict.ts";
import { licenceVerdictInWords } from "#domain/licensing/verdict-words.ts";
import { burdenNames, countedShare } from "#domain/score/licensing-component.ts";
import { licensingDeductions } from "#domain/score/method.ts";
import { listInWords } from "#domain/words.ts";
import { formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow, Sentences, TopicLink } from "./bullets.tsx";

const kinds = ["mandatory", "additional", "selective", "articleFour"] as const;

/** The verdicts that count the same share of a deduction, in words. */
function counted(share: number): string {
	const word = (verdict: Verdict) => `"${licenceVerdictInWords(verdict)}"`;
	return listInWords(verdicts.filter((verdict) => countedShare[verdict] === share).map(word));
}

/** What licences and planning take off, and how much of it by verdict. */
export function LicensingRule() {
	const full = countedShare.required;
	const half = countedShare.check_boundary;
	return (
		<>
			<p>
				The part begins at 100. Whatever bears on the way you mean to let takes points off, by its{" "}
				<TopicLink to="verdicts">verdict</TopicLink>: {counted(full)} in full, {counted(half)} at{" "}
				{half * 100}%.
			</p>
			<Narrow>
				<DataTable
					caption="Deductions for licences and planning"
					isCompact
					columns={[
						{ title: "What is asked" },
						{ title: "In full", isNumber: true },
						{ title: licenceVerdictInWords("check_boundary"), isNumber: true },
					]}
					rows={kinds.map((kind) => ({
						key: kind,
						cells: [
							burdenNames[kind],
							`−${formatNumber(licensingDeductions[kind] * full)}`,
							`−${formatNumber(licensingDeductions[kind] * half)}`,
						],
					}))}
				/>
			</Narrow>
			<Sentences
				items={[
					"Of several licences only the largest deduction counts, for a home needs one licence at most. Article 4 counts besides.",
					"One household: selective licensing bears on it. Three or four sharers: additional and selective licensing, and Article 4. Five or more people: the mandatory licence, and Article 4.",
					"Planning permission that you say you hold lifts the deduction for Article 4.",
					'Where something that bears on the use is not known, the whole part is not known. It is never taken for "no licence".',
				]}
			/>
		</>
	);
}
