import { parseCsv } from "#datasets/ingest/csv/rows-in.ts";
import { isWholeDay } from "#domain/base/calendar.ts";
import { type EvidencePublisher, evidencePublishers } from "#domain/base/facts/scheme.ts";
import { oneLine } from "#domain/base/typed-text.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";

/** What a correction does to a row. `drop`: takes away a page by its address, or without one the row; `keep`: nothing, with a reason. */
const changes = ["add", "set", "evidence", "drop", "keep"] as const;

/** Fields that a line can set, as the register's file calls them. */
export const correctableFields = [
	"status",
	"coverage",
	"ward_codes",
	"has_unmatched_wards",
	"ward_vintage",
	"name",
	"designated_on",
	"start_day",
	"end_day",
	"ruled_out",
	"url",
	"plans",
	"exemptions",
	"hmo.peopleFrom",
	"hmo.peopleTo",
	"hmo.storeysFrom",
	"hmo.storeysTo",
	"hmo.section257",
	"hmo.purposeBuiltBlocks",
	"fees.single",
	"fees.hmo",
	"fees.accredited",
	"fees.per",
] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** One correction. `line` is its line number in this file, `checkLine` that of the check it rests on. */
export type Correction = {
	readonly line: number;
	readonly checkLine: number;
	readonly id: string;
	readonly why: string;
} & (
	| { readonly change: "add"; readonly authorityCode: string; readonly kind: string }
	| { readonly change: "set"; readonly field: CorrectableField; readonly value: string }
	| {
			readonly change: "evidence";
			readonly url: string;
			readonly publisher: EvidencePublisher;
			readonly pageDay: string | null;
			readonly proves: string;
	  }
	| { readonly change: "drop"; readonly url: string | null }
	| { readonly change: "keep" }
);

const columns = [
	"check_line",
	"scheme_id",
	"change",
	"field",
	"value",
	"url",
	"publisher",
	"page_day",
	"why",
] as const;
type Column = (typeof columns)[number];
const HEADER = columns.join();

/** Columns that must be blank for each change; a value there was probably put into the wrong cell. */
const blankFor: Readonly<Record<(typeof changes)[number], readonly Column[]>> = {
	add: ["field", "url", "publisher", "page_day"],
	set: ["url", "publisher", "page_day"],
	evidence: ["field"],
	drop: ["field", "value", "publisher", "page_day"],
	keep: ["field", "value", "url", "publisher", "page_day"],
};

/** Fields that must always have a value. In all others blank means "not known". */
const neverBlank: readonly CorrectableField[] = [
	"status",
	"coverage",
	"has_unmatched_wards",
	"ruled_out",
];

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAGE_DAY = /^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Reads the file of corrections, one change a line. A line that is unclear is refused, never guessed.
 * @throws SyntaxError naming the line and its fault
 */
export function readCorrections(text: string): Correction[] {
	const [header = [], ...lines] = parseCsv(text);
	if (header.join() !== HEADER) {
		throw new SyntaxError(`the header is ${header.join()}, not ${HEADER}`);
	}
	return lines.map((cells, at) => {
		const line = at + 2;
		try {
			return { line, ...readLine(cells) };
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			throw new SyntaxError(`line ${line}: ${reason}`, { cause });
		}
	});
}

type Unnumbered = Correction extends infer One
	? One extends Correction
		? Omit<One, "line">
		: never
	: never;

function readLine(cells: readonly string[]): Unnumbered {
	if (cells.length !== columns.length) {
		throw new SyntaxError(`${cells.length} cells, not ${columns.length}: were cells merged?`);
	}
	const at = (column: Column) => oneLine(cells[columns.indexOf(column)] ?? "");
	const change = changeOf(at("change"));
	const of = { checkLine: lineOfCheck(at("check_line")), id: at("scheme_id"), why: at("why") };
	const filled = blankFor[change].find((column) => at(column) !== "");
	if (filled !== undefined) {
		throw new SyntaxError(`${filled} is not blank, and ${change} takes none: ${at(filled)}`);
	}
	if (of.id === "" ? change !== "keep" : !ID.test(of.id)) {
		throw new SyntaxError(of.id === "" ? "scheme_id is blank" : `scheme_id is no id: ${of.id}`);
	}
	if (change !== "evidence" && of.why === "") {
		throw new SyntaxError("why is blank");
	}
	switch (change) {
		case "add":
			return { ...of, change, ...newRow(at("value")) };
		case "set":
			return { ...of, change, ...setting(at("field"), at("value")) };
		case "evidence":
			return { ...of, change, ...evidence(at) };
		case "drop":
			return { ...of, change, url: at("url") || null };
		case "keep":
			return { ...of, change };
	}
}

function changeOf(text: string): (typeof changes)[number] {
	const known = changes.find((each) => each === text);
	if (known === undefined) {
		throw new SyntaxError(`change is none of ${changes.join(", ")}: ${text}`);
	}
	return known;
}

function lineOfCheck(text: string): number {
	if (!/^\d+$/.test(text)) {
		throw new SyntaxError(`check_line is no line number: ${text}`);
	}
	return Number(text);
}

function newRow(value: string): { authorityCode: string; kind: string } {
	const [, authorityCode = "", kind = ""] =
		/^([EWSN]\d{8}) (selective|additional|article4_hmo|none)$/.exec(value) ?? [];
	if (authorityCode === "") {
		throw new SyntaxError(`value is no authority code and kind: ${value}`);
	}
	return { authorityCode, kind };
}

function setting(name: string, value: string): { field: CorrectableField; value: string } {
	const field = correctableFields.find((each) => each === name);
	if (field === undefined) {
		throw new SyntaxError(`field is unknown: ${name}`);
	}
	if (value === "" && neverBlank.includes(field)) {
		throw new SyntaxError(`value is blank, and each row has a ${field}`);
	}
	if (["designated_on", "start_day", "end_day"].includes(field) && value !== "") {
		wholeDay(field, value);
	}
	if (field === "ward_codes" && value !== "" && !/^[EW]05\d{6}( [EW]05\d{6})*$/.test(value)) {
		throw new SyntaxError(`ward_codes are no codes of wards: ${value}`);
	}
	return { field, value };
}

/** Refuses ambiguous or impossible days: `01/04/2027` may be April or January, and 31 June does not exist. */
function wholeDay(field: string, value: string): void {
	if (!isWholeDay(value)) {
		throw new SyntaxError(`${field} is no day written as 2027-04-01: ${value}`);
	}
}

function evidence(at: (column: Column) => string) {
	const [url, publisher, pageDay, proves] = [
		at("url"),
		at("publisher"),
		at("page_day"),
		at("value"),
	];
	const known = evidencePublishers.find((each) => each === publisher);
	if (known === undefined) {
		throw new SyntaxError(`publisher is none of ${evidencePublishers.join(", ")}: ${publisher}`);
	}
	if (proves === "") {
		throw new SyntaxError("value is blank: say what the page proves");
	}
	if (pageDay !== "" && !PAGE_DAY.test(pageDay)) {
		throw new SyntaxError(`page_day is no day, month or year: ${pageDay}`);
	}
	// Our own note may concern a page that counts as unsafe, because nobody is shown the note.
	const isNote = known === "press" || known === "other";
	const defect = councilPageDefect(isNote ? url.replace(/^http:/, "https:") : url);
	if (defect !== null) {
		throw new SyntaxError(`url is refused: ${url}. ${defect}`);
	}
	return { url, publisher: known, pageDay: pageDay || null, proves };
}
