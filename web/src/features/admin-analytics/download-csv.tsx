import { downloadFile } from "#web/lib/download-file.ts";
import { Button } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type FigureSheet, fileName, sheetAsCsv } from "./sheet.ts";

/** Gives the figures of a sheet to a spreadsheet. */
export function DownloadCsv({ sheet }: { sheet: FigureSheet }) {
	return (
		<Button
			look="plain"
			onClick={() => downloadFile(fileName(sheet), sheetAsCsv(sheet), "text/csv;charset=utf-8")}
		>
			Download CSV
			<VisuallyHidden>{` of ${sheet.title}`}</VisuallyHidden>
		</Button>
	);
}
