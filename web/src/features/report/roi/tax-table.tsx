import type { IsoDate } from "#domain/base/calendar.ts";
import type { MoneyFigures } from "#domain/subjects/finance/calculate-money.ts";
import {
	TAXPAYER,
	taxColumns,
	taxLines,
	taxNotes,
} from "#domain/telling/report/money/money-tables.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";

type TaxYears = MoneyFigures["tax"];

type TaxTableProps = Pick<MoneyFigures, "tax" | "taxBasis"> & { day: IsoDate };

/** Income tax on the letting by the landlord's band, in the report's tax year and the next. */
export function TaxTable({ tax, taxBasis, day }: TaxTableProps) {
	if (tax.length === 0) {
		return null;
	}
	return (
		<ChapterPart title={moneyParts.incomeTax}>
			<p className="measure below-3 soft text-m">{taxBasis}</p>
			<TaxRows tax={tax} />
			<Notes tax={tax} day={day} />
		</ChapterPart>
	);
}

/** A row for each taxpayer: tax and what is left, by tax year. */
export function TaxRows({ tax }: { tax: TaxYears }) {
	return (
		<DataTable
			caption="Income tax on the letting, and what is left, by tax year"
			columns={[
				{ title: TAXPAYER },
				...taxColumns(tax).map((title) => ({ title, isNumber: true })),
			]}
			rows={taxLines(tax).map(({ taxpayer, label, figures }) => ({
				key: taxpayer,
				cells: [label, ...figures],
			}))}
		/>
	);
}

function Notes({ tax, day }: Pick<TaxTableProps, "tax" | "day">) {
	const { reasons, sources } = taxNotes(tax, day);
	return (
		<>
			{reasons.map((reason) => (
				<p key={reason} className="measure above-3 soft text-s">
					{reason}
				</p>
			))}
			{sources.map((rule) => (
				<RuleSourceLine key={rule.source} {...rule} />
			))}
		</>
	);
}
