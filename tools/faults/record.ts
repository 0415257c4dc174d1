import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { root } from "../dev/project.ts";
import type { Time } from "./options.ts";
import type { Outcome } from "./outcome.ts";

/** The test that caught a fault; null where it survived. Missing where it was not tried. */
const Found = z.string().nullable().optional();
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
export function recorded(record: Record, time: Time, { name, end, by }: Outcome): Record {
	return end === "broken" ? record : { ...record, [name]: { ...record[name], [time]: by } };
}

/** Returns the faults that were caught when they were last recorded, and are not now. */
export function escaped(record: Record, outcomes: readonly Outcome[]): string[] {
	return outcomes
		.filter(({ name, end }) => {
			const { before, after } = record[name] ?? {};
			return end !== "caught" && typeof (after === undefined ? before : after) === "string";
		})
		.map(({ name }) => name);
}
