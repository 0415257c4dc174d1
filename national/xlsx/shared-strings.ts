import type { ZipEntry } from "../zip/zip-archive.ts";
import { readDocument } from "./read-document.ts";
import { richText } from "./rich-text.ts";

/** Bytes of XML: they are held while the sheets are read. */
const LIMIT = 20_000_000;

/** The texts that the cells of a workbook name by their number, none where it has no such document. Source: ECMA-376 part 1, 18.4. */
export async function readSharedStrings(entry: ZipEntry | undefined): Promise<readonly string[]> {
	const strings: string[] = [];
	if (!entry) {
		return strings;
	}
	const item = richText();
	await readDocument(entry, LIMIT, {
		open: item.open,
		text: item.text,
		close(name) {
			item.close(name);
			if (name === "si") {
				strings.push(item.take());
			}
		},
	});
	return strings;
}
