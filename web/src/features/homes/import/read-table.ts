import type { TableRow } from "#domain/portfolio/import/columns.ts";
import { TableRefusal } from "./table-refusal.ts";

/** Largest file that is read. A thousand homes with fifty columns take a tenth of it. Source: Rule HOMES-11. */
const LARGEST = 5_000_000;

/** Rows of a file as it has them, or why it is refused, in words. */
export type TableFile =
	| { readonly rows: readonly TableRow[]; readonly sheets: readonly string[] }
	| { readonly refusal: string };

/**
 * Reads a file that a person picked. Delimited text has no sheets; of a workbook the first sheet with anything in it is read, or the one that is named.
 * The readers load when they are first needed. Source: Rules HOMES-10, HOMES-11.
 */
export async function readTable(file: Blob, sheet?: string): Promise<TableFile> {
	if (file.size > LARGEST) {
		return { refusal: "This file is above 5 MB. Save the list of homes alone." };
	}
	try {
		return await readBytes(new Uint8Array(await file.arrayBuffer()), sheet);
	} catch (cause) {
		if (cause instanceof TableRefusal) {
			return { refusal: cause.message };
		}
		throw cause;
	}
}

async function readBytes(bytes: Uint8Array, sheet: string | undefined): Promise<TableFile> {
	const start = String.fromCharCode(...bytes.subarray(0, 4));
	if (start.startsWith("PK")) {
		const { readWorkbook } = await import("./read-workbook.ts");
		return readWorkbook(bytes, sheet);
	}
	if (start === "\u00d0\u00cf\u0011\u00e0") {
		throw new TableRefusal(
			"This is an old or a protected Excel file. Save it as XLSX without a password.",
		);
	}
	if (start === "%PDF") {
		throw new TableRefusal("This is a PDF. Export the list as CSV or XLSX.");
	}
	const { readDelimited } = await import("./read-delimited.ts");
	return { rows: readDelimited(bytes), sheets: [] };
}
