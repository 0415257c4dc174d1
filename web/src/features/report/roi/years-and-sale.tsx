import type { LongRun } from "#domain/subjects/finance/long-run.ts";
import { saleLines, yearColumns, yearLines } from "#domain/telling/report/money/long-run-words.ts";
import { DataTable } from "#web/ui/data-table.tsx";

/** Ten years of the letting, and the sale at their end. */
export function YearsAndSale({ run }: { run: LongRun }) {
	return (
		<>
			<DataTable
				caption="The letting year by year"
				columns={Object.values(yearColumns).map((title, at) => ({ title, isNumber: at > 0 }))}
				rows={yearLines(run).map(({ key, cells }) => ({ key, cells: [...cells] }))}
			/>
			<DataTable
				caption="The sale at the end"
				columns={[{ title: "The sale" }, { title: "Pounds", isNumber: true }]}
				rows={saleLines(run).map(({ label, text, isSum }) => ({
					key: label,
					cells: [label, text],
					isMarked: isSum,
				}))}
			/>
		</>
	);
}
