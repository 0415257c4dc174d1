import { readRow } from "#datasets/ingest/csv/read-row.ts";
import { addressParts } from "#domain/base/address/address-parts.ts";
import { endsAsStreet } from "#domain/base/address/street-name.ts";
import { isWholeDay } from "#domain/base/calendar.ts";
import type { Place } from "#domain/base/facts/facts.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";
import { isCopyOfSite } from "#domain/subjects/licensing/scheme-evidence.ts";
import type { HomeAddress } from "#domain/subjects/licensing/streets/match-streets.ts";
import {
	type AuditedHome,
	type AuditedKind,
	auditedKinds,
	truths,
} from "#domain/telling/register/audit.ts";

const columns = [
	"address",
	"house_number",
	"ward_code",
	"kind",
	"people",
	"truth",
	"source",
	"truth_day",
	"note",
] as const;
type Column = (typeof columns)[number];
type Cells = (column: Column) => string;

/** Where a home of a list lies. */
export type KnownPlaces = {
	/** A home of the sector in one of its council's wards, as if the postcode file had placed it. @throws Error where they do not fit */
	readonly inWard: (sector: string, wardCode: string) => Place;
	/** The sector alone. @throws Error where there is none */
	readonly inSector: (sector: string) => Place;
};

/** A line that cannot be read as it stands, and why. */
export type RefusedLine = { readonly line: number; readonly why: string };

/**
 * Reads a list of homes with known verdicts, one a line. A line that is unclear is refused, never guessed. An address ends with its postcode; without a
 * ward the postcode's sector is judged.
 * @throws SyntaxError where the file is no such list
 */
export function readAudit(
	text: string,
	places: KnownPlaces,
): { readonly homes: readonly AuditedHome[]; readonly refused: readonly RefusedLine[] } {
	const [header, ...lines] = linesOf(text.replace(/^\uFEFF/, ""));
	const names = header?.cells.map((cell) => cell.trim()).join() ?? "";
	if (names !== columns.join()) {
		throw new SyntaxError(`the header is ${names || "missing"}, not ${columns.join()}`);
	}
	const homes: AuditedHome[] = [];
	const refused: RefusedLine[] = [];
	const askedOn = new Map<string, number>();
	for (const { line, cells } of lines) {
		try {
			const home = { line, ...readHome(cells, places) };
			const question = questionOf(home);
			const earlier = askedOn.get(question);
			if (earlier !== undefined) {
				throw new SyntaxError(`asks what line ${earlier} asks`);
			}
			askedOn.set(question, line);
			homes.push(home);
		} catch (cause) {
			refused.push({ line, why: cause instanceof Error ? cause.message : String(cause) });
		}
	}
	return { homes, refused };
}

/** Rows with their line number as an editor counts it, including blank lines. */
function linesOf(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
	const rows: { line: number; cells: readonly string[] }[] = [];
	let line = 1;
	for (let start = 0; start < text.length; ) {
		const row = readRow(text, start);
		if (typeof row === "string") {
			throw new SyntaxError(
				`line ${line} ${row === "open" ? "breaks off within quotes" : "has a quote where none may stand"}`,
			);
		}
		if (row.fields.some((field) => field.trim() !== "")) {
			rows.push({ line, cells: row.fields });
		}
		line += text.slice(start, row.end).split("\n").length - 1;
		start = row.end;
	}
	return rows;
}

function questionOf({ address, place, kind, people, truthDay }: AuditedHome): string {
	return JSON.stringify([address, place.wards, kind, people, truthDay]);
}

function readHome(cells: readonly string[], places: KnownPlaces): Omit<AuditedHome, "line"> {
	if (cells.length !== columns.length) {
		throw new SyntaxError(`${cells.length} cells, not ${columns.length}: were cells merged?`);
	}
	const at: Cells = (column) => cells[columns.indexOf(column)]?.trim() ?? "";
	const kind = oneOf(auditedKinds, "kind", at("kind"));
	const { before, postcode, sector } = addressOf(at("address"));
	const ward = at("ward_code");
	if (ward !== "" && !/^[EWS](05|13)\d{6}$/.test(ward)) {
		throw new SyntaxError(`ward_code is no code of a ward: ${ward}`);
	}
	return {
		place: ward === "" ? places.inSector(sector) : places.inWard(sector, ward),
		address: homeOf(before, postcode, at("house_number")),
		kind,
		people: peopleOf(at("people"), kind),
		truth: oneOf(truths, "truth", at("truth")),
		source: sourceOf(at("source")),
		truthDay: dayOf(at("truth_day")),
	};
}

/** @throws SyntaxError where the text does not end with a postcode */
function addressOf(text: string) {
	const words = text.split(/[\s,]+/);
	const tails = [2, 1].map((count) => words.slice(-count).join(" "));
	const tail = tails.find((each) => parsePostcode(each).ok);
	const parsed = parsePostcode(tail ?? tails[0] ?? "");
	if (!parsed.ok) {
		throw new SyntaxError(`address does not end with a postcode: ${text}. ${parsed.reason}`);
	}
	const { formatted, sector } = parsed.postcode;
	return { before: text.slice(0, text.length - (tail?.length ?? 0)), postcode: formatted, sector };
}

/** Finds the street in an address: the name behind its number, else a name that ends as a street does. */
function homeOf(before: string, postcode: string, houseNumber: string): HomeAddress {
	const { names, numbered, numbers } = addressParts(before);
	return {
		postcode,
		streets: numbered === null ? names.filter(endsAsStreet) : [numbered],
		houseNumber: houseNumber || (numbers.at(-1) ?? null),
		places: [],
	};
}

function peopleOf(text: string, kind: AuditedKind): number | null {
	if (text === "") {
		return null;
	}
	if (kind === "selective" || !/^([3-9]|[1-9]\d)$/.test(text)) {
		throw new SyntaxError(
			kind === "selective"
				? "people is not blank, and a selective licence asks for no number"
				: `people is no number from 3 to 99: ${text}`,
		);
	}
	return Number(text);
}

/** Source: Rule LICENCE-14. */
function sourceOf(text: string): string {
	const defect = councilPageDefect(text);
	if (defect !== null) {
		throw new SyntaxError(`source is refused: ${text}. ${defect}`);
	}
	if (isCopyOfSite(text)) {
		throw new SyntaxError(`source is a copy of a site, which proves nothing: ${text}`);
	}
	return text;
}

function dayOf(text: string): string {
	if (!isWholeDay(text)) {
		throw new SyntaxError(`truth_day is no day written as 2027-04-01: ${text}`);
	}
	return text;
}

function oneOf<Value extends string>(known: readonly Value[], name: string, text: string): Value {
	const found = known.find((each) => each === text);
	if (found === undefined) {
		throw new SyntaxError(`${name} is none of ${known.join(", ")}: ${text}`);
	}
	return found;
}
