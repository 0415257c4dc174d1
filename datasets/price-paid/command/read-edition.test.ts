import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type SomeRow, someFile, someUpdate } from "#datasets/test/price-paid-world.ts";
import { readSalesEdition } from "./read-edition.ts";
import { onlyYear, salesNotes } from "./sales-edition.ts";

const NOW = Date.UTC(2026, 10, 22);

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-edition-"));
});
afterEach(() => rm(folder, { recursive: true }));

function read(text: string | Uint8Array) {
	return readSalesEdition(someFile(text), {
		spillPath: join(folder, "spill"),
		now: NOW,
		report: () => undefined,
	});
}

const rows: readonly SomeRow[] = [
	{ id: 1, day: "2001-01-01" },
	{ id: 2, day: "2021-09-30" },
	{ id: 3, day: "2021-10-01" },
	{ id: 4, day: "2026-09-30", postcode: "AL1 1AA" },
];

test("a file is described by its rows, and the sales of its last five years are kept", async () => {
	const edition = await read(someUpdate(...rows));

	expect(edition).toMatchObject({ rows: 4, oldest: "2001-01-01", newest: "2026-09-30", sales: 2 });
	expect(Object.keys(edition.groups).toSorted()).toEqual(["AL11", "M14"]);
	expect(onlyYear(edition)).toBeNull();
});

test("a file of one year is known for one by its rows", async () => {
	const edition = await read(
		someUpdate({ id: 1, day: "2025-01-01" }, { id: 2, day: "2025-12-31" }),
	);

	expect(onlyYear(edition)).toBe("2025");
});

test("a date mistyped a month ahead moves neither the edition's month nor the days that are kept", async () => {
	const usual = Array.from({ length: 101 }, (_, at) => ({ id: 10 + at, day: "2026-09-10" }));

	const edition = await read(someUpdate(...rows, ...usual, { id: 9, day: "2026-11-01" }));

	expect(edition).toMatchObject({ month: "2026-09", ahead: 1, sales: 2 + 101 + 1 });
	expect(salesNotes(edition)).toEqual([
		"1 sales are dated after 2026-09, too few for what the file goes up to: they are kept and make no figures.",
	]);
});

test("when rows here and there promised a newer month than all have, no sale that is kept is passed over", async () => {
	const MONTHS = 360;
	const oneMonth = (at: number) => new Date(Date.UTC(1996, at % MONTHS, 10)).toISOString();
	const text = someUpdate(
		...Array.from({ length: MONTHS * 125 }, (_, at) => ({
			id: 1000 + at,
			day: oneMonth(at).slice(0, 10),
		})),
		{ id: 1, day: "2026-10-01" },
	);

	expect(await read(text)).toMatchObject({ month: "2025-12", ahead: 1, sales: 60 * 125 + 1 });
});

test("lines may end as on Windows, and the last need not end at all", async () => {
	const text = someUpdate(...rows)
		.replaceAll("\n", "\r\n")
		.trimEnd();

	expect((await read(text)).rows).toBe(4);
});

test("a mark of byte order at the beginning is no part of the first row", async () => {
	expect((await read(`\uFEFF${someUpdate(...rows)}`)).rows).toBe(4);
});

const good = someUpdate(...rows);
const HEADING =
	"transaction_id,price,date,postcode,property_type,old_new,duration,paon,saon,street,locality,town,district,county,ppd_category,record_status";
/** Drops the sixteenth column: the record status, which only monthly updates need. */
const fifteen = (text: string) => text.replaceAll(/,"A"(?=\n)/g, "");
/** Without the quotes that are not needed, in some rows. */
const bare = (text: string) =>
	text
		.split("\n")
		.map((line, at) => (at % 2 ? line : line.replaceAll(/"([^",]*)"/g, "$1")))
		.join("\n");

test.each([
	["a heading over the rows", `${HEADING}\n${good}`],
	[
		"a heading as its publisher words it",
		`Transaction unique identifier,Price,Date of Transfer,Postcode${",x".repeat(12)}\n${good}`,
	],
	["rows without the record status", fifteen(good)],
	["a heading over those", `${HEADING.replace(",record_status", "")}\n${fifteen(good)}`],
	["quotes in some rows alone", bare(good)],
	["a blank row between them", good.replace("\n", `\n${",".repeat(15)}\n\n`)],
])("%s changes nothing of what is read", async (_, text) => {
	const { tag, ...expected } = await read(good);
	expect(await read(text)).toMatchObject(expected);
	expect(await read(`\uFEFF${text.replaceAll("\n", "\r\n")}`)).toMatchObject(expected);
});
const [first = ""] = good.split("\n");

test.each([
	["an empty line alone", "\n", "it is empty"],
	["a heading alone", `${HEADING}\n`, "it is empty"],
	[
		"a heading in another order",
		`${HEADING.replace("price,date", "date,price")}\n${good}`,
		"line 1: the date of transfer is not where it should be",
	],
	["a heading further down", `${good}${HEADING}\n${good}`, "line 5: the date of transfer"],
	["a web page", `<!doctype html>${"<p>Sorry</p>".repeat(200)}`, "it is a web page"],
	[
		"a row of 15 columns",
		`${good}${first.slice(0, -4)}\n${good}`,
		"line 5: a row has 15 columns, not 16",
	],
	["a row of 17 columns", `${good}${first},"A"\n`, "line 5: a row has 17 columns, not 16"],
	["a file that was cut off", good.slice(0, -30), "it is cut off, line 4: "],
	[
		"columns in another order",
		good.replaceAll(/"(\d+)","(\d{4}-\d\d-\d\d 00:00)"/g, '"$2","$1"'),
		"line 1: the date of transfer is not where it should be",
	],
	[
		"an export of the app",
		`unique_id,price_paid,deed_date,postcode,property_type\n${good}`,
		"line 1: it is an export of the Price Paid app",
	],
	[
		"a monthly update",
		someUpdate({ id: 1, day: "2026-05-05", status: "C" }, { id: 2 }),
		"line 1: it changes or deletes earlier rows",
	],
	["a price in words", good.replaceAll('"200000"', '"much"'), 'line 3: the price is "much"'],
	["a line without end", good + "x".repeat(5000), "line 5 is longer than any row of sales"],
	[
		"sales that are all yet to come",
		someUpdate({ id: 1, day: "2062-01-01" }),
		"it has no sale of the past",
	],
])("%s is refused in words", async (_, text, message) => {
	await expect(read(text)).rejects.toThrow(message);
});
