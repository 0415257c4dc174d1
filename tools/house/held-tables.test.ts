import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type HeldTable, heldTables } from "#domain/base/held-tables.ts";
import { tableIds, tableOn } from "#domain/base/table-ends.ts";
import { dateInWords } from "#domain/base/words.ts";
import { tableUpkeep } from "#domain/business/table-upkeep.ts";
import { countWords, MOST_WORDS, sentencesOf } from "#domain/test/sentences.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A day or month on which something was read or published, written down in the source. */
const DATED = /\b(?:lastChecked|readOn|asOf|RULES_AS_OF)(?::| =|=) ?"20\d\d/;
/** That nobody has read it. */
const UNREAD = /\blastChecked: null/;

/** What is dated and does not age here: the past, and sources of `sources.ts`, which have limits of their own. */
const ageless = [
	"domain/telling/examples/historic-rates.ts",
	"domain/subjects/neighbourhood/deprivation.ts",
	// A row of the register, told as unread.
	"domain/subjects/licensing/judge-licensing.ts",
];

const held = tableIds.flatMap((id) => tableUpkeep[id].files);

function sourcesUnder(folder: string): string[] {
	return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^test\//.test(name))
		.map((name) => `${folder}/${name}`);
}

const sources = [...sourcesUnder("domain"), ...sourcesUnder("web/src"), ...sourcesUnder("worker")];

test("every file that writes down when something was read is one of a table that ages", () => {
	const dated = sources
		.filter((file) => !/(^|\/)test\//.test(file))
		.filter((file) => DATED.test(read(file)) || UNREAD.test(read(file)));
	expect(dated.length).toBeGreaterThan(20);
	expect(dated.filter((file) => !held.includes(file) && !ageless.includes(file))).toEqual([]);
});

test("every file that a table names is there", () => {
	for (const file of held) {
		expect(read(file).length, file).toBeGreaterThan(0);
	}
});

test("a table ages from a day that its file gives, so that a new reading moves both", () => {
	for (const id of tableIds) {
		const { ages }: HeldTable = heldTables[id];
		if (ages !== "end" && "since" in ages) {
			const text = tableUpkeep[id].files.map(read).join("\n");
			const month = ages.since.slice(0, 7);
			expect(text.includes(`"${ages.since}"`) || text.includes(`"${month}"`), id).toBe(true);
		}
	}
});

const section =
	read("docs/operations.md").split("\n## What goes stale\n")[1]?.split("\n## ")[0] ?? "";
const rows = section
	.split("\n")
	.filter((line) => line.startsWith("| ") && !/^\| -|^\| table/.test(line));

test("the operations manual lists every table in the order of harm, with its day and where to look", () => {
	const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
	expect(cells.map(([, name, due, where]) => [name, due, where])).toEqual(
		tableIds.map((id) => {
			const { dueOn } = tableOn(id, "2026-11-28");
			return [heldTables[id].name, dueOn ? dateInWords(dueOn) : "never read", tableUpkeep[id].url];
		}),
	);
});

test("an administrator is told of the next one in short sentences", () => {
	for (const sentence of tableIds.flatMap((id) => sentencesOf(tableUpkeep[id].next))) {
		expect(countWords(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
	}
});
