import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReferenceTable, rowsOf } from "#datasets/reference/reference-table.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { applyCorrections, type CorrectedRegister } from "./apply-corrections.ts";
import { type Correction, readCorrections } from "./read-corrections.ts";

/** A check of the register against public pages: the day on which their copies were read, and how many lines it has after its header. */
type CorrectionRound = { readonly readDay: IsoDate; readonly lines: number };

/** Every check, in the order in which its corrections are applied: where two set one field, the later one holds. */
export const correctionRounds: readonly CorrectionRound[] = [
	{ readDay: "2026-11-24", lines: 261 },
	{ readDay: "2026-11-27", lines: 361 },
	{ readDay: "2026-11-29", lines: 17 },
];

/** Reads a check's corrections, `corrections-<day>.csv`. @throws SyntaxError naming the line and its fault */
export async function readRound({ readDay }: CorrectionRound): Promise<Correction[]> {
	const file = join(import.meta.dirname, `../corrections-${readDay}.csv`);
	return readCorrections(await readFile(file, "utf8"));
}

/** Applies a check's corrections to rows of the register, by the wards and authorities of the committed tables; with the corrections as they were read. */
export async function applyRound(
	schemes: readonly LicensingScheme[],
	round: CorrectionRound,
	tables: readonly ReferenceTable[],
): Promise<CorrectedRegister & { readonly corrections: readonly Correction[] }> {
	const corrections = await readRound(round);
	const corrected = applyCorrections(schemes, corrections, {
		wards: rowsOf(tables, "wards").map((row) => ({
			code: String(row["code"]),
			authorityCode: String(row["authority_code"]),
		})),
		authorities: rowsOf(tables, "authorities").map((row) => ({
			code: String(row["code"]),
			name: String(row["name"]),
		})),
		readDay: round.readDay,
	});
	return { ...corrected, corrections };
}
