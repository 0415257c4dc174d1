import { expect, test } from "vitest";
import { memoryDatabase, memoryStore } from "../../test/memory-store.ts";
import { type ColumnValue, insertRows, insertTexts } from "./insert-rows.ts";
import { sqlText } from "./sql-text.ts";

const columns = ["code", "name", "authority_code", "postcodes"];

function wards(count: number): ColumnValue[][] {
	return Array.from({ length: count }, (_, place) => [
		`E${place}`,
		`Ward ${place}`,
		"E08000003",
		place,
	]);
}

test("rows go in as they are, whatever their names hold", async () => {
	const sqlite = memoryDatabase();
	const names = [
		"St John's",
		'The "Quays"',
		"a;b",
		"Ynys Môn",
		"100%?1",
		"line\nbreak",
		"back\\slash",
	];

	await memoryStore(sqlite).apply(
		insertRows(
			{ table: "wards", columns },
			names.map((name, place) => [`E${place}`, name, "E08000003", place]),
		),
	);

	const held = sqlite.prepare("SELECT name FROM wards ORDER BY code").all();
	expect(held.map(({ name }) => name)).toEqual(names);
});

test("lists, flags and nulls arrive as JSON text, 0 or 1, and null", async () => {
	const sqlite = memoryDatabase();
	sqlite.exec("CREATE TABLE cells (list, shares, flag, gap, rate)");

	await memoryStore(sqlite).apply(
		insertRows({ table: "cells", columns: ["list", "shares", "flag", "gap", "rate"] }, [
			[["E1", "E2"], [["E1", 0.97]], true, null, -2.1],
		]),
	);

	expect({ ...sqlite.prepare("SELECT * FROM cells").get() }).toEqual({
		list: '["E1","E2"]',
		shares: '[["E1",0.97]]',
		flag: 1,
		gap: null,
		rate: -2.1,
	});
});

test("no statement is longer than D1 takes, and none of the rows is lost between two", async () => {
	const sqlite = memoryDatabase();

	const statements = insertRows({ table: "wards", columns }, wards(8000));
	await memoryStore(sqlite).apply(statements);

	expect(statements.length).toBeGreaterThan(1);
	for (const statement of statements) {
		expect(Buffer.byteLength(sqlText(statement))).toBeLessThan(100_000);
	}
	expect({
		...sqlite.prepare("SELECT count(*) AS n, sum(postcodes) AS sum FROM wards").get(),
	}).toEqual({
		n: 8000,
		sum: (7999 * 8000) / 2,
	});
});

test("no rows are no statement", () => {
	expect(insertRows({ table: "wards", columns }, [])).toEqual([]);
});

test.each([40, 1_000_000])(
	"texts go in under their keys as they are, with %i characters of JSON in a statement",
	async (longestJson) => {
		const sqlite = memoryDatabase();
		const texts = ["line\nbreak\ttab", 'The "Quays", St John\'s', "back\\slash é", ""];
		const statements = insertTexts(
			{
				sql: "INSERT INTO postcode_sales (postcode, since, sales) SELECT key, ?2, value FROM json_each(?1)",
				params: [7],
				longestJson,
			},
			texts.map((text, place) => [`M14 ${place}`, text]),
		);

		await memoryStore(sqlite).apply(statements);

		expect(statements.length > 1).toBe(longestJson < 1000);
		expect(sqlite.prepare("SELECT postcode, since, sales FROM postcode_sales").all()).toEqual(
			texts.map((sales, place) => ({ postcode: `M14 ${place}`, since: 7, sales })),
		);
	},
);
