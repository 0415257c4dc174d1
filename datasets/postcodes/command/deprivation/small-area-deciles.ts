import { readFile } from "node:fs/promises";
import path from "node:path";

/** Deprivation decile of a small area within its own nation (1 is the most deprived), by its code. Nations cannot be compared. */
export type SmallAreaDeciles = ReadonlyMap<string, number>;

/** Stands for decile 10; the next constant for a code that is not in the index. */
const TENTH = "X";
const NONE = "-";
/** Codes in a row: those that share their first seven characters. */
const ROW = 100;
const HEADER = "codes,deciles";

/** Writes the deciles in their committed form: `E010000,-8X…`, a character for each of a hundred codes. */
export function writeDeciles(deciles: SmallAreaDeciles): string {
	const rows = new Map<string, string[]>();
	for (const [code, decile] of deciles) {
		if (!/^[EWS]01\d{6}$/.test(code) || !Number.isInteger(decile) || decile < 1 || decile > 10) {
			throw new Error(`${code} is no small area with a decile, but ${decile}`);
		}
		const row = rows.get(code.slice(0, 7)) ?? Array.from({ length: ROW }, () => NONE);
		row[Number(code.slice(7))] = decile === 10 ? TENTH : String(decile);
		rows.set(code.slice(0, 7), row);
	}
	const lines = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
	return `${[HEADER, ...lines.map(([codes, row]) => `${codes},${row.join("")}`)].join("\n")}\n`;
}

/** @throws Error naming a row that is not of that form. */
export function readDeciles(text: string): SmallAreaDeciles {
	const [header, ...lines] = text.trimEnd().split("\n");
	if (header !== HEADER) {
		throw new Error(`deciles begin with ${header}, not with ${HEADER}`);
	}
	return new Map(lines.flatMap(decilesOf));
}

function decilesOf(line: string): [string, number][] {
	const [, codes = "", row = ""] = /^([EWS]01\d{4}),([1-9X-]{100})$/.exec(line) ?? [];
	if (codes === "") {
		throw new Error(`deciles have a row that is none: ${line}`);
	}
	return [...row].flatMap((mark, at): [string, number][] =>
		mark === NONE
			? []
			: [[`${codes}${String(at).padStart(2, "0")}`, mark === TENTH ? 10 : Number(mark)]],
	);
}

const file = path.join(import.meta.dirname, "small_area_deciles.csv");

/** The table that is committed, as it stands in its file. */
export function committedDeciles(): Promise<string> {
	return readFile(file, "utf8");
}
