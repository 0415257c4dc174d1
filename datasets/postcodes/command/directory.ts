import type { ZipEntry } from "#datasets/ingest/zip/zip-archive.ts";
import {
	type DirectoryColumns,
	directoryColumns,
	entryText,
	parseDirectoryRow,
} from "./directory-row.ts";
import {
	type AreaPostcodes,
	Defect,
	type EndedPostcode,
	type PostcodeUnit,
	type Product,
} from "./postcode-unit.ts";

/** A file of one postcode area in the archive of the National Statistics Postcode Lookup or the ONS Postcode Directory. */
const AREA_FILE = /(?:^|\/)multi_csv\/(?:NSPL|ONSPD)_.*_([A-Z]{1,2})\.csv$/i;

/** Whether a file in an archive is part of one of the two. */
export function isDirectory({ name }: ZipEntry): boolean {
	return AREA_FILE.test(name);
}

/** Reads an edition from the files in ONS's archive. The archive is read twice, because it states no count. @throws Defect */
export async function readDirectoryZip(
	entries: readonly ZipEntry[],
	digest: string,
): Promise<Product> {
	const files = entries
		.filter(isDirectory)
		.map((entry) => ({ entry, code: (AREA_FILE.exec(entry.name)?.[1] ?? "").toUpperCase() }))
		.toSorted((a, b) => (a.code < b.code ? -1 : 1));
	const areas = files.map(({ entry, code }) => ({
		code,
		read: async () => postcodesIn(await entryText(entry), entry.name),
	}));
	let count = 0;
	for (const area of areas) {
		count += (await area.read()).units.length;
	}
	const [first] = files;
	return { ...directoryEdition(first?.entry.name ?? ""), digest, count, listsEnded: true, areas };
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Product and date of a file, by its name: `NSPL_AUG_2026_UK.csv`. @throws Defect when the name does not say. */
export function directoryEdition(name: string): Pick<Product, "title" | "asOf"> {
	const [, kind, month = "", year] = /(NSPL|ONSPD)_([A-Z]{3})_(\d{4})/i.exec(name) ?? [];
	const number = MONTHS.indexOf(month.toUpperCase()) + 1;
	if (!kind || number === 0) {
		throw new Defect(`its name does not give the edition, as in NSPL_AUG_2026_UK.csv: ${name}`);
	}
	return {
		title:
			kind.toUpperCase() === "NSPL"
				? "National Statistics Postcode Lookup"
				: "ONS Postcode Directory",
		asOf: `${year}-${String(number).padStart(2, "0")}`,
	};
}

/** Postcodes in lines, the first of which names the columns. @throws Defect naming the file and its fault. */
export function postcodesIn(text: string, name: string): AreaPostcodes {
	const [header = "", ...lines] = text.split("\n");
	try {
		const columns = directoryColumns(header);
		const rows = lines
			.filter((line) => line.trim() !== "")
			.map((line) => readLine(line, columns))
			.filter((row) => row !== null);
		const units = inOrder(rows.filter((row) => "position" in row));
		const ended = rows.filter((row) => "since" in row);
		return { units, ended: lastEnds(ended, new Set(units.map(({ postcode }) => postcode))) };
	} catch (cause) {
		throw cause instanceof Defect ? new Defect(`in ${name} ${cause.message}`, { cause }) : cause;
	}
}

/** A faulty line is quoted by its beginning, because its number in one file of many areas says little. */
function readLine(line: string, columns: DirectoryColumns): ReturnType<typeof parseDirectoryRow> {
	try {
		return parseDirectoryRow(line, columns);
	} catch (cause) {
		throw cause instanceof Defect
			? new Defect(`${cause.message}: ${JSON.stringify(line.slice(0, LINE_SHOWN))}`, { cause })
			: cause;
	}
}

const LINE_SHOWN = 40;

/** The last end of each ended postcode, in order, without those in use again. */
function lastEnds(ended: readonly EndedPostcode[], live: ReadonlySet<string>): EndedPostcode[] {
	const last = new Map(
		ended.toSorted((a, b) => (a.since < b.since ? -1 : 1)).map((row) => [row.postcode, row]),
	);
	return [...last.values()].filter(({ postcode }) => !live.has(postcode)).toSorted(byPostcode);
}

function byPostcode(a: EndedPostcode | PostcodeUnit, b: EndedPostcode | PostcodeUnit): number {
	return a.postcode < b.postcode ? -1 : 1;
}

/** @throws Defect when a postcode stands there twice. */
function inOrder(units: PostcodeUnit[]): PostcodeUnit[] {
	const ordered = units.toSorted(byPostcode);
	const repeated = ordered.find(({ postcode }, at) => postcode === ordered[at + 1]?.postcode);
	if (repeated) {
		throw new Defect(`${repeated.postcode} stands twice`);
	}
	return ordered;
}
