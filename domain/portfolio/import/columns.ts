import { postcodesIn } from "../../base/postcode.ts";
import { headerKey, type ImportField, importFieldIds, importFields } from "./import-fields.ts";

/** A row of a file with its number there, from 1. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

/** How sure a column's field is: by a header that means nothing else, by one that may, or by what its cells look like. */
export type Certainty = "sure" | "unsure";

/** A column, what it is read as, and what the person sees of it to check that. */
export type Column = {
	/** From 0. */
	readonly at: number;
	/** As printed; "Column 3" where a file has no headers. */
	readonly header: string;
	/** Null: not used. */
	readonly field: ImportField | null;
	/** Null where it is not used, or where a person chose. */
	readonly certainty: Certainty | null;
	/** First cells that are not empty. */
	readonly samples: readonly string[];
	/** What has to be chosen first: its header stands twice, or another column has the field. */
	readonly question: { readonly kind: "twice" | "taken"; readonly with: string } | null;
};

/** A file as it was understood. A list without headers has one column, the whole line. */
export type ImportTable = {
	readonly hasHeader: boolean;
	readonly columns: readonly Column[];
	readonly rows: readonly TableRow[];
};

const SAMPLES = 3;
/** Rows that are looked at to tell what a column holds. */
const LOOKED_AT = 20;

const meanings: ReadonlyMap<string, { field: ImportField; certainty: Certainty }> = new Map(
	(["unsure", "sure"] as const).flatMap((certainty) =>
		importFieldIds.flatMap((field) => {
			const { sure, unsure = "" } = { unsure: "", ...importFields[field] };
			return (certainty === "sure" ? `${sure},${headerKey(importFields[field].label)}` : unsure)
				.split(",")
				.filter(Boolean)
				.map((key) => [headerKey(key), { field, certainty }] as const);
		}),
	),
);

/** Columns of a file and their fields, or a plain list of postcodes or addresses as one column. Source: Rule HOMES-12. */
export function understandTable(found: readonly TableRow[]): ImportTable {
	const rows = found.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
	const head = headRow(rows);
	if (head === null) {
		const lines = rows.map(({ number, cells }) => ({
			number,
			cells: [
				cells
					.map((cell) => cell.trim())
					.filter(Boolean)
					.join(", "),
			],
		}));
		return { hasHeader: false, columns: [lineColumn(lines)], rows: lines };
	}
	const body = rows.slice(head + 1);
	const printed = rows[head]?.cells ?? [];
	const width = Math.max(0, ...rows.slice(head).map(({ cells }) => cells.length));
	const columns = Array.from({ length: width }, (_, at) => columnOf(at, printed[at] ?? "", body));
	return { hasHeader: true, columns: settled(columns), rows: body };
}

/** Reads a column as another field, or as none. A field that another column had is taken from it. */
export function chooseField(
	columns: readonly Column[],
	at: number,
	field: ImportField | null,
): readonly Column[] {
	return columns.map((column) => {
		if (column.at === at) {
			return { ...column, field, certainty: null, question: null };
		}
		return field !== null && column.field === field
			? { ...column, field: null, certainty: null, question: null }
			: column;
	});
}

/** Whether rows may be read: no question is open, and something says where the homes are. */
export function isMapped(columns: readonly Column[]): boolean {
	const fields = columns.map(({ field }) => field);
	return (
		columns.every(({ question }) => question === null) &&
		(fields.includes("postcode") || fields.includes("address"))
	);
}

/** Place of the row of headers: the first of few that names where homes are, or two fields. Null where the file is a list. */
function headRow(rows: readonly TableRow[]): number | null {
	const at = rows.slice(0, LOOKED_AT).findIndex(({ cells }) => {
		const printed = cells.filter((cell) => cell.trim() !== "");
		const fields = printed.flatMap((cell) => meanings.get(headerKey(cell))?.field ?? []);
		const isPlace = fields.includes("postcode") || fields.includes("address");
		return isPlace || fields.length > 1 || (fields.length > 0 && printed.length === 1);
	});
	const isBefore = rows.slice(0, Math.max(at, 0)).some(({ cells }) => cells.some(hasPostcode));
	return at < 0 || isBefore ? null : at;
}

function lineColumn(rows: readonly TableRow[]): Column {
	return {
		at: 0,
		header: "Line",
		field: "address",
		certainty: "sure",
		samples: samplesOf(rows, 0),
		question: null,
	};
}

function columnOf(at: number, header: string, rows: readonly TableRow[]): Column {
	const meaning = meanings.get(headerKey(header)) ?? byCells(at, rows);
	return {
		at,
		header: header.trim() || `Column ${at + 1}`,
		field: meaning?.field ?? null,
		certainty: meaning?.certainty ?? null,
		samples: samplesOf(rows, at),
		question: null,
	};
}

function samplesOf(rows: readonly TableRow[], at: number): string[] {
	return rows
		.map(({ cells }) => cells[at]?.trim() ?? "")
		.filter(Boolean)
		.slice(0, SAMPLES);
}

/** A column whose header says nothing, by what all its cells look like. */
function byCells(at: number, rows: readonly TableRow[]) {
	const cells = rows
		.slice(0, LOOKED_AT)
		.map(({ cells: all }) => all[at]?.trim() ?? "")
		.filter(Boolean);
	const areAll = (fits: (cell: string) => boolean) => cells.length > 0 && cells.every(fits);
	if (areAll((cell) => postcodesIn(cell).length > 0)) {
		return { field: "postcode", certainty: "unsure" } as const;
	}
	return areAll((cell) => /^\d{4}(-\d{4}){4}$/.test(cell))
		? ({ field: "certificate", certainty: "unsure" } as const)
		: null;
}

/** Leaves each field to one column, the surer one. Of two that are as sure the second is asked about, and so are two with one header. */
function settled(columns: readonly Column[]): Column[] {
	return columns.map((column) => {
		const { at, header, field, certainty } = column;
		const twin = columns.find(
			(other) =>
				other.at !== at &&
				headerKey(other.header) === headerKey(header) &&
				headerKey(header) !== "",
		);
		if (twin && field !== null) {
			return { ...column, question: { kind: "twice", with: twin.header } };
		}
		const rival = columns.find((other) => other.at !== at && other.field === field);
		if (field === null || rival === undefined) {
			return column;
		}
		if (rival.certainty === certainty) {
			const question = { kind: "taken", with: rival.header } as const;
			return at < rival.at ? column : { ...column, field: null, certainty: null, question };
		}
		return certainty === "sure" ? column : { ...column, field: null, certainty: null };
	});
}

function hasPostcode(cell: string): boolean {
	return cell.split(",").some((part) => postcodesIn(part).length > 0);
}
