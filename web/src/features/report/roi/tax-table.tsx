import type { MoneyFigures } from "#domain/report/money-section.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { poundsOr } from "../amounts.ts";
import styles from "./roi.module.css";

type TaxYears = MoneyFigures["tax"];
type Case = TaxYears[number]["cases"][number];

const GAP = "Not known";

/** Income tax on the letting by the landlord's band, in the report's tax year and the next. */
export function TaxTable({ tax, taxBasis }: Pick<MoneyFigures, "tax" | "taxBasis">) {
	const [first] = tax;
	if (!first) {
		return null;
	}
	return (
		<ChapterPart title="After income tax">
			<p className={styles["before"]}>{taxBasis}</p>
			<DataTable
				caption="Income tax on the letting, and what is left, by tax year"
				columns={[
					{ title: "Taxpayer" },
					...tax.flatMap(({ year }) => [
						{ title: `Tax ${year}`, isNumber: true },
						{ title: `Left ${year}`, isNumber: true },
					]),
				]}
				rows={first.cases.map(({ taxpayer, label }) => ({
					key: taxpayer,
					cells: [
						label,
						...tax.flatMap(({ cases }) => {
							const found = cases.find((each) => each.taxpayer === taxpayer);
							return [dueIn(found), poundsOr(found?.afterTax ?? null, GAP)];
						}),
					],
				}))}
			/>
			<Notes tax={tax} />
		</ChapterPart>
	);
}

function dueIn(found: Case | undefined): string {
	return found?.tax.known ? poundsOr(found.tax.due, GAP) : GAP;
}

/** Why there is none, what it leaves out, and where each year's rates were read; each once. */
function Notes({ tax }: { tax: TaxYears }) {
	const all = tax.flatMap(({ cases }) => cases.map((each) => each.tax));
	const reasons = all.flatMap((each) => (each.known ? (each.caveat ?? []) : each.reason));
	const sources = all.flatMap((each) => (each.known ? [each] : []));
	return (
		<>
			{[...new Set(reasons)].map((reason) => (
				<p key={reason} className={styles["note"]}>
					{reason}
				</p>
			))}
			{[...new Map(sources.map((each) => [each.source, each])).values()].map(
				({ source, lastChecked }) => (
					<RuleSourceLine key={source} source={source} url={null} lastChecked={lastChecked} />
				),
			)}
		</>
	);
}
