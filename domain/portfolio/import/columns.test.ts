import { expect, test } from "vitest";
import { chooseField, isMapped, type TableRow, understandTable } from "./columns.ts";

const table = (...rows: (readonly string[])[]) =>
	understandTable(rows.map((cells, at): TableRow => ({ number: at + 1, cells })));
const fieldsOf = (...header: string[]) => table(header, ["x"]).columns.map(({ field }) => field);

/** Headers as software and people write them. */
test.each<[string, readonly string[], readonly (string | null)[]]>([
	[
		"a landlord's own sheet",
		["Property", "Post Code", "Rent (£ pcm)", "Mortgage Balance", "Interest Rate %", "EPC Expiry"],
		["address", "postcode", "rentMonth", "loanLeft", "rate", "energyUntil"],
	],
	[
		"Arthur's units",
		["unit_ref", "address_line_1", "address_line_2", "city", "postcode", "bedrooms", "market_rent"],
		["reference", "address", "addressTwo", "town", "postcode", "bedrooms", "rentMonth"],
	],
	[
		"Reapit's properties",
		[
			"id",
			"buildingName",
			"buildingNumber",
			"line1",
			"line2",
			"postcode",
			"rent",
			"rentFrequency",
			"landlordId",
		],
		[
			"reference",
			"building",
			"houseNumber",
			"address",
			"addressTwo",
			"postcode",
			"rentMonth",
			"rentPeriod",
			"group",
		],
	],
	[
		"a compliance sheet of an agent",
		[
			"Ref",
			"Branch",
			"Full Address",
			"CP12 Expiry",
			"EICR Due",
			"HMO License Number",
			"Licence expiry",
			"Licensed for",
			"Status",
		],
		[
			"reference",
			"group",
			"address",
			"gasUntil",
			"electricalUntil",
			"licenceNumber",
			"licenceUntil",
			"licencePeople",
			"standing",
		],
	],
	[
		"Landlord Vision's and PaTMa's words",
		[
			"Property Name",
			"Purchase Price",
			"Current Value",
			"Outstanding Mortgage",
			"Fixed Rate End Date",
			"Tenancy Start Date",
		],
		["reference", "price", "value", "loanLeft", "fixedUntil", "tenancyFrom"],
	],
	["what we do not use", ["Postcode", "Boiler make", "Notes"], ["postcode", null, null]],
])("%s is understood", (_, header, fields) => {
	expect(fieldsOf(...header)).toEqual(fields);
});

test("a header that may mean something else is unsure, and a rival that is surer has the field", () => {
	const [unsure] = table(["Rent", "Postcode"], ["900", "M14 5LL"]).columns;
	expect(unsure).toMatchObject({ field: "rentMonth", certainty: "unsure", samples: ["900"] });
	const both = table(["Rent", "Rent pcm", "Postcode"], ["900", "900", ""]).columns;
	expect(both.map(({ field, question }) => [field, question])).toEqual([
		[null, null],
		["rentMonth", null],
		["postcode", null],
	]);
});

test("a header that stands twice is asked about, and so are two columns of one field", () => {
	const twice = table(["Postcode", "Rent pcm", "Rent (pcm)"], ["M14 5LL", "1", "2"]).columns;
	expect(twice.map(({ question }) => question?.kind)).toEqual([undefined, "twice", "twice"]);
	expect(isMapped(twice)).toBe(false);
	const settled = chooseField(chooseField(twice, 1, "rentMonth"), 2, null);
	expect(settled.map(({ field }) => field)).toEqual(["postcode", "rentMonth", null]);
	expect(isMapped(settled)).toBe(true);
	const taken = table(["Street", "Property address", "Postcode"], ["a", "b", ""]).columns;
	expect(taken[1]).toMatchObject({ field: null, question: { kind: "taken", with: "Street" } });
});

test("a field that is chosen is taken from the column that had it", () => {
	const { columns } = table(["Price", "Worth", "Postcode"], ["1", "2", ""]);
	expect(chooseField(columns, 1, "price").map(({ field }) => field)).toEqual([
		null,
		"price",
		"postcode",
	]);
});

test("lines above the headers are passed over, and empty rows are none", () => {
	const { hasHeader, rows } = table(
		["My portfolio"],
		[""],
		["Ref", "Postcode"],
		["", " "],
		["A", "M14 5LL"],
	);
	expect(hasHeader).toBe(true);
	expect(rows).toEqual([{ number: 5, cells: ["A", "M14 5LL"] }]);
});

test("a column without a header is told by its cells", () => {
	const { columns } = table(["Ref", "Rent pcm", ""], ["A", "1", "M14 5LL"], ["B", "2", "LS1 1AA"]);
	expect(columns[2]).toMatchObject({ field: "postcode", certainty: "unsure", header: "Column 3" });
});

test("a list of postcodes or addresses needs no header, whatever its commas", () => {
	const { hasHeader, rows, columns } = table(["12 High Street", " Leeds", "LS1 1AA"], ["M14 5LL"]);
	expect(hasHeader).toBe(false);
	expect(rows.map(({ cells }) => cells)).toEqual([["12 High Street, Leeds, LS1 1AA"], ["M14 5LL"]]);
	expect(isMapped(columns)).toBe(true);
	expect(table(["Postcode"], ["M14 5LL"]).hasHeader).toBe(true);
});
