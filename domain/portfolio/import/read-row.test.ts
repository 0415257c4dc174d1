import { expect, test } from "vitest";
import { pence } from "../../base/money.ts";
import { understandTable } from "./columns.ts";
import { readRow } from "./read-row.ts";

/** The first row of a file of headers and one row. */
function rowOf(cells: Readonly<Record<string, string>>) {
	const table = understandTable([
		{ number: 1, cells: Object.keys(cells) },
		{ number: 2, cells: Object.values(cells) },
	]);
	const [row] = table.rows.map((one) => readRow(one, table.columns));
	if (!row) {
		throw new Error("no row");
	}
	return row;
}

/** What is read of a line without headers. */
function lineOf(line: string) {
	const { rows, columns } = understandTable([{ number: 1, cells: [line] }]);
	return rows.map((row) => readRow(row, columns))[0];
}

test("a whole row becomes a home, in pence, days and fractions", () => {
	const { state, home, row } = rowOf({
		Ref: "M-01",
		"House number": "12",
		Street: "High Street",
		Town: "Leeds",
		Postcode: "ls1 1aa",
		Client: "Doe",
		Status: "Occupied",
		HMO: "yes",
		Occupants: "4",
		Bedrooms: "4",
		"Rent pw": "£300",
		"Purchase price": "180k",
		"Current value": "£250,000",
		"Mortgage balance": "0",
		"Interest rate %": "5.25",
		"Fixed until": "1-Dec-27",
		Tenure: "Freehold",
		Owners: "Jane Doe 50%; John Doe 50%",
		"Tenancy start": "03/04/2024",
		Licence: "Additional",
		"Licence number": "HMO/0012",
		"Licensed for": "5",
		"Licence expiry": "31/12/2028",
		"Gas expiry": "46115",
		"EICR expiry": "",
		"Deposit scheme": "DPS",
		"Epc number": "1234-5678-9012-3456-7890",
	});
	expect({ state, row }).toEqual({ state: "read", row: 2 });
	expect(home).toEqual({
		address: "12 High Street, Leeds",
		postcode: "LS1 1AA",
		certificate: "1234-5678-9012-3456-7890",
		stated: {
			reference: "M-01",
			group: "Doe",
			standing: "let",
			tenure: "freehold",
			tenancyFrom: "2024-04-03",
		},
		inputs: {
			use: "sharers",
			people: 4,
			bedrooms: 4,
			rent: pence(130_000),
			price: pence(25_000_000),
			boughtFor: pence(18_000_000),
			loanLeft: pence(0),
			houseNumber: "12",
		},
		loan: { ratePercent: 5.25, fixedUntil: "2027-12-01" },
		held: {
			areLicencesStated: true,
			licences: [
				{ kind: "additional", number: "HMO/0012", people: 5, until: "2028-12-31", holder: null },
			],
			hasGas: true,
			gasUntil: "2026-04-03",
			depositScheme: "DPS",
		},
		owners: [
			{ name: "Jane Doe", share: 0.5 },
			{ name: "John Doe", share: 0.5 },
		],
	});
});

test("a refused cell leaves the rest of its row, with column, cell and reason", () => {
	const { state, home, refusals } = rowOf({
		Postcode: "M14 5LL",
		"Gas expiry": "31/02/2026",
		Beds: "3",
	});
	expect(state).toBe("review");
	expect(home?.inputs.bedrooms).toBe(3);
	expect(home?.held).toEqual({});
	expect(refusals).toEqual([
		{ column: "Gas expiry", cell: "31/02/2026", reason: "That day does not exist." },
	]);
});

test("a row that says nowhere where it is, is refused", () => {
	expect(rowOf({ Address: "12 High Street", Postcode: "" })).toMatchObject({
		state: "refused",
		home: null,
		refusals: [{ column: "Address", cell: "12 High Street" }],
	});
	expect(rowOf({ Address: "12 High Street", Postcode: "JE2 3AB" }).state).toBe("refused");
	expect(rowOf({ Address: "12 High St, M14 5LL", Postcode: "LS1 1AA" }).state).toBe("refused");
});

test("cells of columns that are not used are kept as they are", () => {
	expect(rowOf({ Postcode: "M14 5LL", Beds: "2", Boiler: "=SUM(A1)" }).unread).toEqual([
		{ column: "Boiler", cell: "=SUM(A1)" },
	]);
});

test("a postcode may stand in the address, and a list needs nothing else", () => {
	expect(rowOf({ Address: "12 High Street, Leeds, LS1 1AA, UK", Beds: "2" }).home).toMatchObject({
		address: "12 High Street, Leeds, UK",
		postcode: "LS1 1AA",
	});
	expect(lineOf("M14 5LL")?.home).toMatchObject({ address: "", postcode: "M14 5LL" });
	expect(lineOf("Flat 2, 9 Low Road, Leeds LS1 1AA")?.home).toMatchObject({
		address: "Flat 2, 9 Low Road, Leeds",
		postcode: "LS1 1AA",
		inputs: { houseNumber: "9" },
	});
});

test("parts of an address are put together once", () => {
	expect(
		rowOf({
			Flat: "3",
			"Building name": "Acme House",
			"Address 1": "12 High Street",
			"House no": "12",
			City: "Leeds",
			Postcode: "LS1 1AA",
		}).home?.address,
	).toBe("Flat 3, Acme House, 12 High Street, Leeds");
});

test("how often rent is paid may stand in a column of its own", () => {
	const rent = (period: string) =>
		rowOf({ Postcode: "M14 5LL", Rent: "300", "Rent frequency": period }).home?.inputs.rent;
	expect([rent("Weekly"), rent("Monthly"), rent("")]).toEqual([130_000, 30_000, 30_000]);
});

test("a licence without its kind is asked about, and none is stated as none", () => {
	expect(rowOf({ Postcode: "M14 5LL", "Licence number": "12" })).toMatchObject({
		state: "review",
		home: { held: {} },
	});
	expect(rowOf({ Postcode: "M14 5LL", Licence: "None", Beds: "1" }).home?.held).toEqual({
		areLicencesStated: true,
		licences: [],
	});
	expect(rowOf({ Postcode: "M14 5LL", Licence: "", Beds: "1" }).home?.held).toEqual({});
	expect(rowOf({ Postcode: "M14 5LL", Licence: "None", "Licence expiry": "1/1/2027" }).state).toBe(
		"review",
	);
});

test("a rent that is a year's by the look of it is refused", () => {
	expect(rowOf({ Postcode: "M14 5LL", Rent: "12000", Price: "200000" })).toMatchObject({
		state: "review",
		home: { inputs: { rent: null, price: 20_000_000 } },
	});
});

test("a cell that is longer than any answer is refused", () => {
	expect(rowOf({ Postcode: "M14 5LL", Ref: "a".repeat(301) }).state).toBe("review");
	expect(rowOf({ Postcode: "M14 5LL", Address: "a ".repeat(10_000) }).state).toBe("refused");
});
