import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { parseTable } from "./parse-table.ts";

const table = sqliteTable("homes", {
	code: text().primaryKey(),
	kind: text({ enum: ["flat", "house"] }),
	rooms: integer(),
	rate: real(),
	letting: integer({ mode: "boolean" }),
	wards: text({ mode: "json" }).notNull(),
});
const header = "code,kind,rooms,rate,letting,wards";

test("each cell becomes what its column holds", () => {
	const { columns, rows } = parseTable(table, `${header}\nA,flat,2,-2.5,true,E1 E2\n`);

	expect(columns).toEqual(["code", "kind", "rooms", "rate", "letting", "wards"]);
	expect(rows).toEqual([["A", "flat", 2, -2.5, true, ["E1", "E2"]]]);
});

test("a blank cell is null, and an empty list where the column holds one", () => {
	expect(parseTable(table, `${header}\nA,,,,,\n`).rows).toEqual([
		["A", null, null, null, null, []],
	]);
});

test("shares are read as pairs", () => {
	const { rows } = parseTable(table, `${header}\nA,,,,,E1:0.97 E2:0.03\n`);

	expect(rows[0]?.at(-1)).toEqual([
		["E1", 0.97],
		["E2", 0.03],
	]);
});

test.each([
	{ line: ",flat,1,1,true,", reason: "code is blank" },
	{ line: "A,barn,1,1,true,", reason: "kind is none of flat, house: barn" },
	{ line: "A,flat,1.5,1,true,", reason: "rooms is no integer: 1.5" },
	{ line: "A,flat,1,about 5,true,", reason: "rate is no real: about 5" },
	{ line: "A,flat,1,1e3,true,", reason: "rate is no real: 1e3" },
	{ line: "A,flat,1,1,yes,", reason: "letting is neither true nor false: yes" },
	{ line: "A,flat,1,1,true,E1:half", reason: "no share: E1:half" },
	{ line: "A,flat,1,1,true,E1:1.2", reason: "no share: E1:1.2" },
	{ line: "A,flat,1,1,true,,", reason: "7 cells, not 6" },
	{ line: "A,flat,1", reason: "3 cells, not 6" },
])("the line $line is refused: $reason", ({ line, reason }) => {
	expect(() => parseTable(table, `${header}\nA,,,,,\n${line}\n`)).toThrow(`line 3: ${reason}`);
});

test.each(["code,kind", "code,kind,rooms,letting,rate,wards"])(
	"a file whose header is %s is refused",
	(wrong) => {
		expect(() => parseTable(table, `${wrong}\n`)).toThrow(`the header is ${wrong}, not ${header}`);
	},
);

test.each(["http://www.york.gov.uk/", "https://ada@www.york.gov.uk/"])(
	"a row whose page is %s is refused, as the panel refuses it",
	(url) => {
		const pages = sqliteTable("pages", { url: text() });
		expect(() => parseTable(pages, `url\n${url}\n`)).toThrow(`line 2: url is refused: ${url}`);
	},
);
