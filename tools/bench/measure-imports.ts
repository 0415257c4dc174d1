import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { tableOne } from "../source-sim/sources/private-rents.ts";
import { sheetPieces, stringsXml, workbookDocuments } from "../workbooks/write-workbook.ts";

/** Months before May 2026 since the index begins, in January 2015. */
const HISTORY = 136;

/** Writes the workbook of the Price Index of Private Rents with all its months, and gives how many bytes its sheet has before they are packed. */
export async function writeRentsFile(target: string): Promise<number> {
	const output = createWriteStream(target);
	const archive = new Zip((fault, bytes, isLast) => {
		if (fault) {
			output.destroy(fault);
			return;
		}
		output.write(bytes);
		if (isLast) {
			output.end();
		}
	});
	const add = (name: string, pieces: Iterable<string>): number => {
		const entry = new ZipDeflate(name, { level: 6 });
		archive.add(entry);
		let length = 0;
		for (const piece of pieces) {
			const bytes = strToU8(piece);
			length += bytes.length;
			entry.push(bytes);
		}
		entry.push(new Uint8Array(), true);
		return length;
	};
	const strings = new Map<string, number>();
	const { "xl/workbook.xml": workbook = "", "xl/_rels/workbook.xml.rels": relations = "" } =
		workbookDocuments([{ name: "Table 1", rows: [] }]);
	add("xl/workbook.xml", [workbook]);
	add("xl/_rels/workbook.xml.rels", [relations]);
	const length = add("xl/worksheets/sheet1.xml", sheetPieces(tableOne(HISTORY), strings));
	add("xl/sharedStrings.xml", [stringsXml(strings)]);
	archive.end();
	await finished(output);
	return length;
}
