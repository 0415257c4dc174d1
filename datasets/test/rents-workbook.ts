import {
	type WorkbookCell,
	workbookDocuments,
	zipDocuments,
} from "#tools/workbooks/write-workbook.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { fileOfBytes } from "./file-of-bytes.ts";

export const header = [
	"Time period",
	"Area code",
	"Area name",
	"Region or country name",
	"Index",
	"Annual change",
	"Rental price",
	"Rental price one bed",
	"Rental price two bed",
	"Rental price three bed",
	"Rental price four or more bed",
	"Rental price detached",
	"Rental price semidetached",
	"Rental price terraced",
	"Rental price flat maisonette",
];

/** A row of Table 1: rents of £1,000 with the sizes and types around it, up by 4 percent, unless told otherwise. */
export function rentRow(
	code: string,
	{
		month = "2026-05-01" as WorkbookCell,
		name = `Area ${code}`,
		growth = 4 as WorkbookCell,
		rents = [1000, 700, 900, 1100, 1500] as WorkbookCell[],
		byType = [1450, 1150, 1050, 850] as WorkbookCell[],
	} = {},
): WorkbookCell[] {
	return [month, code, name, "Region", 105.2, growth, ...rents, ...byType];
}

/** The workbook with these rows in its Table 1, behind two titles and after a sheet of another name; `change` alters its documents. */
export function rentsWorkbook(
	rows: readonly WorkbookCell[][],
	{
		names = header,
		sheet = "Table 1",
		tag = "new",
		change = (documents: Record<string, string>) => documents,
	} = {},
): PublishedFile {
	const table = [["Table 1: private rents"], ["This sheet holds one table"], names, ...rows];
	const documents = workbookDocuments([
		{ name: "Cover", rows: [["Private rents"], ["Time period", "Area code"]] },
		{ name: sheet, rows: table },
	]);
	return fileOfBytes(zipDocuments(change(documents)), { name: "rents.xlsx", tag });
}
