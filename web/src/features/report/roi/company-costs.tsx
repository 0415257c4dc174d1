import type { IsoDate } from "#domain/base/calendar.ts";
import type { CompanyCosts } from "#domain/subjects/finance/company-costs.ts";
import type { CompanyDuties } from "#domain/subjects/finance/company-duties.ts";
import {
	companyCostLines,
	companyCostNote,
	companyCostSources,
	companyDutiesInWords,
	incorporation,
} from "#domain/telling/report/money/company-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { DataTable } from "#web/ui/data-table.tsx";

type CompanyCostsTableProps = {
	costs: CompanyCosts;
	/** A company owns the home already. */
	isCompany: boolean;
	/** On which the sources are judged. */
	day: IsoDate;
};

/** What it costs to be a company, and what the law asks of one at this price. */
export function CompanyCostsTable({ costs, isCompany, day }: CompanyCostsTableProps) {
	return (
		<>
			<DataTable
				caption="What a company costs"
				columns={[{ title: "Being a company" }, { title: "Pounds", isNumber: true }]}
				rows={companyCostLines(costs).map(({ label, text }) => ({
					key: label,
					cells: [label, text],
				}))}
			/>
			<p className="measure above-3 soft text-s">
				{[companyCostNote(isCompany), ...companyCostSources(day)].join(" ")}
			</p>
			{isCompany ? null : (
				<>
					<p className="measure above-3 soft text-s">{incorporation.text}</p>
					<RuleSourceLine {...incorporation} />
				</>
			)}
			{costs.duties ? <CompanyDutyNotes duties={costs.duties} /> : null}
		</>
	);
}

/** What the law asks of a company that owns a home of this price; nothing where it asks nothing. */
export function CompanyDutyNotes({ duties }: { duties: CompanyDuties }) {
	const { texts, sources } = companyDutiesInWords(duties);
	return (
		<>
			{texts.map((text) => (
				<p key={text} className="measure above-3 soft text-s">
					{text}
				</p>
			))}
			{sources.map((rule) => (
				<RuleSourceLine key={rule.source} {...rule} />
			))}
		</>
	);
}
