import { licenceKinds } from "#domain/base/licence.ts";
import { burdenNames, countedShares } from "#domain/judgement/score/licensing-component.ts";
import { licensingDeductions } from "#domain/judgement/score/method.ts";
import { formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow, Sentences, TopicLink } from "./bullets.tsx";

/** What each way of knowing counts, most first. */
const counted: readonly { what: string; as: keyof typeof countedShares }[] = [
	{ what: "Needed, or probably needed", as: "needed" },
	{ what: "Only the council can settle it for the street", as: "toAsk" },
	{ what: "The scheme starts later", as: "starting" },
	{ what: "We do not know", as: "notKnown" },
	{ what: "We found none, and no one has confirmed it", as: "noneOnLeads" },
	{ what: "We found none on a page that we read", as: "noneRead" },
	{ what: "None by law, or by a confirmed record", as: "none" },
];

/** What licences and planning take off, and how much of it by what is known. */
export function LicensingRule() {
	return (
		<>
			<p>
				The part begins at 100. Whatever bears on the way you mean to let takes points off, by its{" "}
				<TopicLink to="verdicts">verdict</TopicLink>. Not knowing costs half: it is never taken for
				"no licence".
			</p>
			<Narrow>
				<DataTable
					caption="Deductions for licences and planning"
					isCompact
					columns={[{ title: "What is asked" }, { title: "In full", isNumber: true }]}
					rows={licenceKinds.map((kind) => ({
						key: kind,
						cells: [burdenNames[kind], `−${formatNumber(licensingDeductions[kind])}`],
					}))}
				/>
				<DataTable
					caption="How much of a deduction counts"
					isCompact
					columns={[{ title: "What is known" }, { title: "Counts", isNumber: true }]}
					rows={counted.map(({ what, as }) => ({
						key: what,
						cells: [what, `${countedShares[as].share * 100}%`],
					}))}
				/>
			</Narrow>
			<Sentences
				items={[
					"Of several licences only the largest deduction counts, for a home needs one licence at most. Planning counts besides.",
					"One household: selective licensing bears on it. Three or four sharers: additional and selective licensing, and planning. Five or more people: the mandatory licence, and planning.",
					"Permission that you say you hold lifts the deduction for planning.",
				]}
			/>
		</>
	);
}
