import fc from "fast-check";
import { expect, test } from "vitest";
import { packSale } from "#datasets/price-paid/packed-sales.ts";
import { readTransaction } from "#datasets/price-paid/transaction.ts";
import { type SomeRow, someLine } from "#datasets/test/price-paid-world.ts";
import { cases } from "#domain/test/cases.ts";
import { bulkFields } from "./bulk-fields.ts";
import { usualRowPacker } from "./pack-usual-row.ts";
import { usualDay } from "./usual-row.ts";

/** A line amid others, as it lies in a chunk; null where it is left to its fields. */
function packed(line: string): string | null {
	const chunk = Buffer.from(`"before"\n${line}\n"{behind}"\n`, "latin1");
	const start = 9;
	const day = usualDay(chunk, start, start + line.length);
	const { pack, packed: row } = usualRowPacker();
	const length = day === 0 ? 0 : pack(chunk, start, start + line.length, day);
	return length === 0 ? null : row.line.toString("latin1", 0, length);
}

/** The same by way of the fields; null where they are no sale with a postcode. */
function packedByFields(line: string): string | null {
	try {
		const sale = readTransaction(bulkFields(line));
		return sale.postcode === null || sale.status !== "A"
			? null
			: `${sale.postcode}\t${packSale(sale)}\n`;
	} catch {
		return null;
	}
}

const line = (row: Partial<SomeRow>): string => someLine({ id: 1, ...row }).trimEnd();

const someRow = fc.record({
	id: fc.nat(),
	price: fc.integer({ min: 1, max: 999_999_999_999 }),
	day: fc
		.date({ min: new Date("1995-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
		.map((date) => date.toISOString().slice(0, 10)),
	postcode: fc.constantFrom("M14 5LL", "EC2Y 8AB", "W1A 1AA", "B1 1AA", "M145LL"),
	type: fc.constantFrom("D", "S", "T", "F", "O"),
	isNew: fc.boolean(),
	tenure: fc.constantFrom("F", "L", "U"),
	address: fc.stringMatching(/^[A-Z0-9 '&,-]{0,30}, [A-Z ]{0,20}$/),
	category: fc.constantFrom("A", "B"),
});

test("a usual row is packed as by way of its fields", () => {
	fc.assert(
		fc.property(someRow, (row) => {
			const text = line(row);
			expect(packed(text)).toBe(packedByFields(text));
			expect(packed(text)).not.toBeNull();
		}),
	);
});

test("a row of which any character is another is packed as by way of its fields, or left to them", () => {
	const text = line({ address: "FLAT 1, SOME ROAD" });
	fc.assert(
		fc.property(
			fc.nat(text.length - 1),
			fc.constantFrom(...'"{}-,0123456789ABDFZabz \t\r'),
			fc.nat(2),
			(at, other, without) => {
				const changed = text.slice(0, at) + other + text.slice(at + without);
				const found = packed(changed);
				expect([packedByFields(changed), null]).toContain(found);
			},
		),
		cases(3000),
	);
});

test.each([
	["with a quote of its own", line({ address: '1, THE ""OLD"" ROAD' })],
	["without a postcode", line({ postcode: "" })],
	["of a day that does not exist", line({ day: "2026-02-30" })],
	["that changes an earlier one", line({ status: "C" })],
	["of 15 columns", line({}).replace('"","MANCHESTER"', '"MANCHESTER"')],
	["of 17 columns", line({}).replace('"","MANCHESTER"', '"","","MANCHESTER"')],
	["that broke off", line({}).slice(0, 70)],
])("a row %s is left to its fields", (_, text) => {
	expect(packed(text)).toBeNull();
});
