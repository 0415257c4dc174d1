import { parseCsv } from "#datasets/ingest/csv/rows-in.ts";
import { councilPageDefect } from "#domain/licensing/council-page.ts";
import { type EvidencePublisher, evidencePublishers } from "#domain/licensing/scheme-evidence.ts";

/** What a line of the reading file does to a row of the register. `keep`: nothing, and why. */
const changes = ["add", "set", "evidence", "keep"] as const;

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

/** One line of the reading file. `line` is its own number in the file, `checkLine` that of the check it rests on. */
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
	| { readonly change: "keep" }
);

const HEADER = "check_line,scheme_id,change,field,value,url,publisher,page_day,why";
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PAGE_DAY = /^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/**
 * Reads the file of corrections, one line a change. What cannot be read as it stands is refused, never guessed.
 * @throws SyntaxError naming the line and what is wrong with it
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
	const [
		checkLine = "",
		id = "",
		change = "",
		field,
		value = "",
		url = "",
		publisher,
		pageDay,
		why,
	] = cells.map((cell) => cell.trim());
	if (cells.length !== 9) {
		throw new SyntaxError(`${cells.length} cells, not 9: were cells merged?`);
	}
	const known = changeOf(change);
	const of = { checkLine: lineOfCheck(checkLine), id, why: why ?? "" };
	if (known !== "keep" && id === "") {
		throw new SyntaxError("scheme_id is blank");
	}
	if (known !== "evidence" && of.why === "") {
		throw new SyntaxError("why is blank");
	}
	switch (known) {
		case "add":
			return { ...of, change: known, ...newRow(value) };
		case "set":
			return { ...of, change: known, ...setting(field ?? "", value) };
		case "evidence":
			return {
				...of,
				change: known,
				...evidence({ url, publisher: publisher ?? "", pageDay: pageDay ?? "", proves: value }),
			};
		case "keep":
			return { ...of, change: known };
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
	if (["designated_on", "start_day", "end_day"].includes(field) && value !== "") {
		wholeDay(field, value);
	}
	if (field === "ward_codes" && value !== "" && !/^[EW]05\d{6}( [EW]05\d{6})*$/.test(value)) {
		throw new SyntaxError(`ward_codes are no codes of wards: ${value}`);
	}
	return { field, value };
}

/** `01/04/2027` may be the first of April or the fourth of January, and the 31st of June is none: neither is guessed. */
function wholeDay(field: string, value: string): void {
	const isDay =
		DAY.test(value) && new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) === value;
	if (!isDay) {
		throw new SyntaxError(`${field} is no day written as 2027-04-01: ${value}`);
	}
}

function evidence({
	url,
	publisher,
	pageDay,
	proves,
}: Readonly<Record<"url" | "publisher" | "pageDay" | "proves", string>>) {
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
	// A note of our own may be of a page that is held unsafe: it is shown to no one.
	const isNote = known === "press" || known === "other";
	const defect = councilPageDefect(isNote ? url.replace(/^http:/, "https:") : url);
	if (defect !== null) {
		throw new SyntaxError(`url is refused: ${url}. ${defect}`);
	}
	return { url, publisher: known, pageDay: pageDay || null, proves };
}
