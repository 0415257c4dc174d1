import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { root } from "../dev/project.ts";
import type { PlantedFault } from "./fault.ts";
import { type Time, times } from "./options.ts";
import type { FaultOutcome } from "./outcome.ts";

/** Stands where a test's name would, for a fault in a file that no test is related to. */
const NO_TEST = "no test";

/** The test that caught a fault; null where it survived all that were run. Missing where it was not tried. */
const Found = z.string().nullable().optional();
type Found = z.infer<typeof Found>;
const Record = z.record(z.string(), z.object({ before: Found, after: Found }));
export type Record = z.infer<typeof Record>;

const file = path.join(root, "tools/faults/record.json");

/** Reads by which test each fault was caught when it was last recorded. */
export async function readRecord(): Promise<Record> {
	return Record.parse(JSON.parse(await readFile(file, "utf8")));
}

export async function writeRecord(record: Record): Promise<void> {
	await writeFile(file, `${JSON.stringify(record, null, "\t")}\n`);
}

/** Returns the record with one more outcome; what came to no test is not recorded. */
export function recorded(record: Record, time: Time, { name, end, by }: FaultOutcome): Record {
	const found = end === "untested" ? NO_TEST : by;
	return end === "broken" ? record : { ...record, [name]: { ...record[name], [time]: found } };
}

/** Returns the faults that were caught when they were last recorded, and are not now. */
export function escaped(record: Record, outcomes: readonly FaultOutcome[]): string[] {
	return outcomes
		.filter(({ name, end }) => {
			const { before, after } = record[name] ?? {};
			return end !== "caught" && isCaught(after === undefined ? before : after);
		})
		.map(({ name }) => name);
}

/** Returns the table of what has been recorded: a line a room, how many of its faults were caught of how many that were tried, at each time. */
export function recordTable(
	record: Record,
	rooms: readonly (readonly [string, readonly PlantedFault[]])[],
): string {
	const cells = rooms.map(([room, faults]) => [
		room,
		...times.map((time) => {
			const found = faults.map(({ name }) => record[name]?.[time]);
			const tried = found.filter((by) => by !== undefined);
			const missing = faults.length - tried.length;
			const rest = missing === 0 ? "" : `, ${missing} not tried`;
			return `${tried.filter(isCaught).length} of ${tried.length}${rest}`;
		}),
	]);
	return [["", ...times], ...cells]
		.map((row) =>
			row
				.map((cell) => cell.padEnd(24))
				.join("")
				.trimEnd(),
		)
		.join("\n");
}

function isCaught(found: Found): boolean {
	return typeof found === "string" && found !== NO_TEST;
}
