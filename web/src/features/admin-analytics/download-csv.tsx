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

/** Has the browser keep a text as a file of that name. */
function downloadFile(name: string, text: string, type: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser takes hold of what the address stands for only after the press.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
