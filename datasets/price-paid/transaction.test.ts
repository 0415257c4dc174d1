import { expect, test } from "vitest";
import { readTransaction } from "./transaction.ts";

const row = [
	"{5F2B8B60-B9D0-4F00-8561-8BBF0C991BE1}",
	"187250",
	"2014-07-11 00:00",
	"KT22 7LN",
	"F",
	"N",
	"L",
	"BURLEIGH COURT",
	"FLAT 10",
	"BELMONT ROAD",
	"",
	"LEATHERHEAD",
	"MOLE VALLEY",
	"SURREY",
	"A",
	"A",
];

/** The row with one column replaced. */
function withColumn(number: number, text: string): string[] {
	return row.with(number - 1, text);
}

test("a row of the bulk files is read by the places of its columns", () => {
	expect(readTransaction(row)).toEqual({
		id: "5F2B8B60B9D04F0085618BBF0C991BE1",
		price: 187_250,
		day: "2014-07-11",
		postcode: "KT227LN",
		type: "F",
		isNew: false,
		tenure: "L",
		address: "FLAT 10, BURLEIGH COURT, BELMONT ROAD",
		category: "A",
		status: "A",
	});
});

test("a home without flat or street has an address without commas to spare", () => {
	const read = readTransaction([...row.slice(0, 8), "", "", ...row.slice(10)]);

	expect(read.address).toBe("BURLEIGH COURT");
});

test.each([
	[1, "5F2B8B60-B9D0-4F00-8561-8BBF0C991BE1", "transaction identifier"],
	[1, "{5F2B8B60-B9D0-4F00-8561-8BBF0C991BEX}", "transaction identifier"],
	[2, "0", "price"],
	[2, "-5", "price"],
	[2, "187,250", "price"],
	[3, "11/07/2014", "date of transfer"],
	[3, "2015-02-29 00:00", "date of transfer"],
	[3, "2014-13-01 00:00", "date of transfer"],
	[3, "2014-07-00 00:00", "date of transfer"],
	[5, "X", "property type"],
	[6, "", "old/new"],
	[7, "Z", "duration"],
	[15, "C", "PPD category"],
	[16, "", "record status"],
])("column %i with %s is refused by its name", (number, text, column) => {
	expect(() => readTransaction(withColumn(number, text))).toThrow(
		new SyntaxError(`the ${column} is ${JSON.stringify(text)}`),
	);
});

test("29 February is a day of a leap year", () => {
	expect(readTransaction(withColumn(3, "2024-02-29 00:00")).day).toBe("2024-02-29");
});

test.each(["", " ", "UNKNOWN", "M14", "M14 5L1"])("%j is no postcode", (text) => {
	expect(readTransaction(withColumn(4, text)).postcode).toBeNull();
});

test.each(["m14 5ll", "M145LL", "M14  5LL"])("%j is the postcode M145LL", (text) => {
	expect(readTransaction(withColumn(4, text)).postcode).toBe("M145LL");
});

test.each([15, 17])("a row of %i columns is refused", (count) => {
	const fields = Array.from({ length: count }, (_, at) => row[at] ?? "");

	expect(() => readTransaction(fields)).toThrow(`a row has ${count} columns, not 16`);
});

test("of a deleted row nothing but identifier and postcode has to be there", () => {
	const deleted = row.map((field, at) => (at === 0 ? field : at === 15 ? "D" : ""));

	expect(readTransaction(deleted)).toMatchObject({
		id: "5F2B8B60B9D04F0085618BBF0C991BE1",
		postcode: null,
		status: "D",
	});
});
