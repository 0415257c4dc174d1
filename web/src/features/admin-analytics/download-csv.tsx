import { saveCsv } from "#web/lib/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type FigureSheet, fileName, sheetAsCsv } from "./sheet.ts";

/** Gives the figures of a sheet to a spreadsheet. */
export function DownloadCsv({ sheet }: { sheet: FigureSheet }) {
	return (
		<Button look="plain" onClick={() => saveCsv(fileName(sheet), sheetAsCsv(sheet))}>
			Download CSV
			<VisuallyHidden>{` of ${sheet.title}`}</VisuallyHidden>
		</Button>
	);
}
