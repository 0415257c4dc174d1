import type { ZipEntry } from "../zip/zip-archive.ts";
import { type XmlListener, xmlReader } from "./xml-reader.ts";

/** Reads one document of a workbook to its end. @throws RefusedNews, FileFault */
export async function readDocument(
	entry: ZipEntry,
	limit: number,
	listener: XmlListener,
): Promise<void> {
	const reader = xmlReader(entry.name, listener);
	for await (const chunk of entry.read(limit)) {
		reader.write(chunk);
	}
	reader.end();
}
