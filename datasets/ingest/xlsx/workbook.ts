import type { PublishedFile } from "../files/published-file.ts";
import { RefusedNews } from "../run/importer.ts";
import { readZip, type ZipEntry } from "../zip/zip-archive.ts";
import { richText } from "./rich-text.ts";
import { readSheetRows, type SheetRow } from "./sheet-rows.ts";
import { type XmlListener, xmlReader } from "./xml-reader.ts";

/** Most bytes of XML of the shared texts, which are held while the sheets are read. */
const STRINGS_LIMIT = 20_000_000;

/** A workbook as spreadsheet programs keep it (Office Open XML). */
export type Workbook = {
	/** Names of its sheets, in their order. */
	readonly sheets: readonly string[];
	/** The rows of the sheet of a name. @throws RefusedNews when there is none, or it cannot be read; FileFault */
	readonly rows: (name: string) => AsyncGenerator<readonly SheetRow[]>;
};

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const STRINGS = "xl/sharedStrings.xml";
/** Most bytes of the XML documents that list the sheets. */
const LIMIT = 1_000_000;

/**
 * Opens a workbook: reads the list of its sheets, and none of their rows.
 * @throws RefusedNews when it is not a workbook; FileFault
 */
export async function openWorkbook(file: PublishedFile): Promise<Workbook> {
	const entries = new Map((await readZip(file)).map((entry) => [entry.name, entry]));
	const needed = (name: string): ZipEntry => {
		const entry = entries.get(name);
		if (!entry) {
			throw new RefusedNews(`${file.name} is not a workbook: it has no ${name}.`);
		}
		return entry;
	};
	const ids = await readSheets(needed(WORKBOOK));
	const targets = await readTargets(needed(RELATIONS));
	return {
		sheets: [...ids.keys()],
		async *rows(name) {
			const id = ids.get(name);
			if (id === undefined) {
				throw new RefusedNews(
					`${file.name} has no sheet "${name}": it has ${[...ids.keys()].join(", ")}.`,
				);
			}
			const sheet = needed(targets.get(id) ?? `sheet ${id}`);
			yield* readSheetRows(sheet, await readSharedStrings(entries.get(STRINGS)));
		},
	};
}

/** Relation id of each sheet, by its name. */
async function readSheets(entry: ZipEntry): Promise<ReadonlyMap<string, string>> {
	const ids = new Map<string, string>();
	await readDocument(entry, LIMIT, {
		open(name, attributes) {
			if (name === "sheet") {
				ids.set(attributes["name"] ?? "", relationId(attributes));
			}
		},
	});
	return ids;
}

/** Finds the relation's id under any namespace prefix. `sheetId`, without one, is another number. */
function relationId(attributes: Readonly<Record<string, string>>): string {
	const name = Object.keys(attributes).find((key) => key.endsWith(":id"));
	return name === undefined ? "" : (attributes[name] ?? "");
}

/** Target of each relation in the archive, by its id. */
async function readTargets(entry: ZipEntry): Promise<ReadonlyMap<string, string>> {
	const targets = new Map<string, string>();
	await readDocument(entry, LIMIT, {
		open(name, { Id: id = "", Target: target = "" }) {
			if (name === "Relationship") {
				targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
			}
		},
	});
	return targets;
}

/** Shared texts that cells refer to by number; empty where the workbook has none. Source: ECMA-376 part 1, 18.4. */
async function readSharedStrings(entry: ZipEntry | undefined): Promise<readonly string[]> {
	const strings: string[] = [];
	if (!entry) {
		return strings;
	}
	const item = richText();
	await readDocument(entry, STRINGS_LIMIT, {
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

/** Reads one document of a workbook to its end. @throws RefusedNews, FileFault */
async function readDocument(entry: ZipEntry, limit: number, listener: XmlListener): Promise<void> {
	const reader = xmlReader(entry.name, listener);
	for await (const chunk of entry.read(limit)) {
		reader.write(chunk);
	}
	reader.end();
}
