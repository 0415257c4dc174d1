import type { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { memoryDatabase, memoryStore } from "../test/memory-store.ts";
import { type MonthlyRuns, monthlyRuns } from "../test/monthly-runs.ts";
import {
	holding,
	type SomeRow,
	seenSales,
	someFile,
	someLine,
	someUpdate,
} from "../test/price-paid-world.ts";

let sqlite: DatabaseSync;
let runs: MonthlyRuns;

const held: SomeRow[] = Array.from({ length: 120 }, (_, id) => ({
	id,
	postcode: `M14 5${String.fromCharCode(65 + Math.floor(id / 26), 65 + (id % 26))}`,
	day: "2026-08-15",
}));

beforeEach(async () => {
	sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	runs = monthlyRuns(store);
	await store.apply(holding("2026-08", held));
});

const whole = someUpdate(...Array.from({ length: 20 }, (_, place) => ({ id: 200 + place })));

const exported = `unique_id,price_paid,deed_date,postcode,property_type,new_build,estate_type,saon,paon,street,locality,town,district,county,transaction_category,linked_data_uri
"8A78B2AF-863A-5CB0-E053-6B04A8C0F504","170000","2026-09-11","M14 5LL","T","N","L","","56","SOME ROAD","","MANCHESTER","","","A","http://example.com"
`;

const swapped = whole.replaceAll('"A"\n', '"https://example.com/"\n');

const sized = (size: number): PublishedFile => ({ ...someFile(""), size });

test.each<[string, PublishedFile, string]>([
	["an empty file", someFile(""), "is empty"],
	["a page", someFile("<!doctype html>\n<title>Moved</title>\n"), "which is a web page"],
	["a page after a blank line", someFile("\n<html>\n</html>\n"), "which is a web page"],
	[
		"a cut last row",
		someFile(whole.slice(0, whole.lastIndexOf(',"GREATER'))),
		"(cut off), row 20: a row has 13 columns, not 16",
	],
	["a cut last field", someFile(whole.slice(0, -2)), "row 20 breaks off within quotes"],
	["a row of rubbish", someFile("x".repeat(100_000)), "row 1 is longer"],
	[
		"a row too long",
		someFile(whole + someLine({ id: 1 }).replace("\n", ',"A"\n')),
		"row 21: a row has 17 columns, not 16",
	],
	["an export of the service", someFile(exported), "which is an export of the Price Paid service"],
	["other columns", someFile(swapped), 'row 1: the record status is "https://example.com/"'],
	[
		"a price in words",
		someFile(whole.replace('"200000"', '"a lot"')),
		'row 1: the price is "a lot"',
	],
	[
		"a day that is none",
		someFile(whole.replaceAll("2026-09-10", "2026-02-30")),
		"row 1: the date of transfer",
	],
	[
		"no sale",
		someFile(someUpdate({ id: 1, status: "D" }, { id: 2, status: "D" }, { id: 3, status: "D" })),
		"has no sale in its 3 rows",
	],
	["two rows", someFile(someUpdate({ id: 1 }, { id: 2 })), "has 2 rows, too few for a month"],
	[
		"an older month",
		someFile(whole.replaceAll("2026-09-10", "2026-07-10")),
		"goes up to 2026-07, and what we hold up to 2026-08",
	],
	[
		"a file of a whole year",
		sized(120_000_000),
		"has 120000000 bytes, more than a monthly update can have",
	],
])("%s is refused, and readers see what they saw", async (_, file, why) => {
	const before = seenSales(sqlite);
	await expect(runs.bringIn(file)).rejects.toMatchObject({
		name: "RefusedNews",
		message: expect.stringContaining(why),
	});
	expect(seenSales(sqlite)).toEqual(before);
});

test("an update that was refused half-way leaves nothing in the way of the next", async () => {
	await expect(runs.bringIn(someFile(whole.slice(0, -20)))).rejects.toThrow("row 20");
	sqlite.exec("UPDATE source_runs SET progress = NULL");

	await runs.bringIn(someFile(someUpdate(...held.slice(0, 5)), { tag: "corrected" }));

	expect(seenSales(sqlite).sales).toHaveLength(120);
});

test("an update is refused while no complete file was ever imported", async () => {
	sqlite.exec("DELETE FROM postcode_sales; DELETE FROM sale_figures; DELETE FROM datasets");
	await expect(runs.bringIn(someFile(whole))).rejects.toThrow(
		"import the complete file of Price Paid Data first",
	);
});

test("an update is refused while a part is held, and adds no postcode to it", async () => {
	sqlite.exec("UPDATE datasets SET complete = 0 WHERE id = 'sales'");
	await expect(runs.bringIn(someFile(whole))).rejects.toThrow(
		"Sold prices are held of a part of the country",
	);
	expect(seenSales(sqlite).sales).toHaveLength(120);
});

test("letters that are no UTF-8 are read as what they are, and it is said", async () => {
	const latin = Uint8Array.from(whole.replaceAll("SOME ROAD", "HEOL Y BR\u00CFN"), (letter) =>
		letter.charCodeAt(0),
	);
	const { edition } = await runs.bringIn(someFile(latin));
	expect(edition?.notes).toContain("Rows read as Windows-1252, for they are no UTF-8: 20.");
	expect(JSON.stringify(seenSales(sqlite).sales)).toContain("HEOL Y BR\u00CFN");
});

test("blank lines are no rows, at the end of a part and of the file", async () => {
	const spread = whole.replaceAll("\n", "\r\n\r\n\n");
	const { edition } = await runs.bringIn(someFile(spread));
	expect(edition).toMatchObject({ rows: 121, notes: [] });
});
