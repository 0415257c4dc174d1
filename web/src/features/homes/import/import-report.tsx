import { toCsv } from "#domain/base/csv.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { changeInWords } from "#domain/portfolio/import/change-in-words.ts";
import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import type { ImportStep } from "#domain/portfolio/import/plan-import.ts";
import { saveCsv } from "#web/lib/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { type Outcomes, outcomeOf, outcomeTitles, reasonsOf } from "./outcomes.ts";

type DownloadImportProps = {
	rows: readonly ReadRow[];
	steps: readonly ImportStep[];
	outcomes: Outcomes;
};

/** What came of each row, for a spreadsheet, with the cells that nothing was made of. */
export function DownloadImport({ rows, steps, outcomes }: DownloadImportProps) {
	const download = () =>
		saveCsv(
			`${FILE_PREFIX}-homes-import.csv`,
			toCsv([
				["Row", "Home", "Postcode", "What came of it", "Why, or what changes", "Not used"],
				...steps.map((step, at) => {
					const row = rows[at];
					return [
						step.row,
						row?.home?.address ?? null,
						row?.home?.postcode ?? null,
						outcomeTitles[outcomeOf(step, outcomes)],
						[
							...reasonsOf(step, outcomes),
							...step.changes.flatMap((change) => changeInWords(change) ?? []),
						].join("; "),
						(row?.unread ?? []).map(({ column, cell }) => `${column}: ${cell}`).join("; "),
					];
				}),
			]),
		);
	return (
		<Button look="plain" onClick={download}>
			Download this as CSV
		</Button>
	);
}
