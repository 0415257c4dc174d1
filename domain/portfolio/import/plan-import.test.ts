import { expect, test } from "vitest";
import { pence } from "../../base/money.ts";
import type { KeptHome, PropertyOwner } from "../kept-home.ts";
import { understandTable } from "./columns.ts";
import type { KnownHome } from "./match-home.ts";
import { type ImportContext, planImport } from "./plan-import.ts";
import { readRow } from "./read-row.ts";

const HEADER = ["Ref", "Address", "Postcode", "Rent pcm", "Owner", "Licence", "Licence expiry"];
const jane: PropertyOwner = {
	id: "jane",
	kind: "company",
	name: "Jane Doe",
	otherProfitsPence: pence(0),
	associatedCompanies: 0,
	lossPence: pence(0),
};

const home = (number: string, address: string): KnownHome => ({
	number,
	address,
	uprn: null,
	registeredOn: "2024-01-01",
});
const known = [
	home("c1", "1 Larch Street, LEEDS"),
	home("c3a", "Flat A, 3 Larch Street, LEEDS"),
	home("c3b", "Flat B, 3 Larch Street, LEEDS"),
];

function plan(rows: readonly (readonly string[])[], more: Partial<ImportContext> = {}) {
	const table = understandTable([HEADER, ...rows].map((cells, at) => ({ number: at + 1, cells })));
	return planImport(
		table.rows.map((row) => readRow(row, table.columns)),
		{
			kept: [],
			owners: [jane],
			known: () => known,
			standing: "let",
			idOf: (row) => `home-${row}`,
			choices: new Map(),
			...more,
		},
	);
}

/** The homes that a plan keeps. */
const keptBy = (steps: ReturnType<typeof plan>): KeptHome[] =>
	steps.flatMap(({ home: one }) => one ?? []);

const FIRST = ["M1", "1 Larch St", "LS1 1AA", "900", "jane doe", "", ""];

test("a new row is a home with its certificate and owner, let unless it says otherwise", () => {
	const [step] = plan([FIRST]);
	expect(step).toMatchObject({
		kind: "new",
		match: { kind: "matched", by: "address" },
		home: {
			id: "home-2",
			reference: "M1",
			standing: "let",
			certificate: "c1",
			owners: [{ ownerId: "jane", share: 1 }],
			inputs: { rent: 90_000, owned: true, use: "single" },
		},
	});
});

test("the same file again changes nothing, with and without references", () => {
	for (const reference of ["M1", ""]) {
		const row = [reference, ...FIRST.slice(1)];
		const kept = keptBy(plan([row, ["", "2 Elm Road", "LS1 1AA", "", "", "None", ""]]));
		const again = plan([row, ["", "2 Elm Road", "LS1 1AA", "", "", "None", ""]], { kept });
		expect(again.map(({ kind }) => kind)).toEqual(["same", "same"]);
		expect(keptBy(again)).toEqual(kept);
	}
});

test("a changed row is an update that shows what changes and keeps what the row does not state", () => {
	const kept = keptBy(
		plan([["M1", "1 Larch St", "LS1 1AA", "900", "Jane Doe", "selective", "1/1/2027"]]),
	);
	const [step] = plan([["m1", "1 Larch Street", "LS1 1AA", "950", "", "additional", "1/1/2028"]], {
		kept,
	});
	expect(step?.kind).toBe("update");
	expect(step?.changes.map(({ field }) => field)).toEqual(
		expect.arrayContaining(["inputs.rent", "address", "held.licences"]),
	);
	expect(step?.home?.id).toBe("home-2");
	expect(step?.home?.owners).toEqual([{ ownerId: "jane", share: 1 }]);
	expect(step?.home?.held.licences.map(({ kind, until }) => [kind, until])).toEqual([
		["selective", "2027-01-01"],
		["additional", "2028-01-01"],
	]);
});

test("one home twice in a file is asked about in both rows, until one is left out", () => {
	const twice = [FIRST, ["M2", "1, Larch Street, Leeds", "LS1 1AA", "", "", "", ""]];
	expect(plan(twice).map(({ kind, reasons }) => [kind, reasons])).toEqual([
		["review", ["The same home is in row 3."]],
		["review", ["The same home is in row 2."]],
	]);
	const choices = new Map([[3, { isSkipped: true }]]);
	expect(plan(twice, { choices }).map(({ kind }) => kind)).toEqual(["new", "skipped"]);
});

test("an address that fits several homes is asked about, and the answer is kept", () => {
	const row = ["", "3 Larch Street", "LS1 1AA", "", "", "", ""];
	const [asked] = plan([row]);
	expect(asked).toMatchObject({ kind: "review", home: null, match: { kind: "review" } });
	const [chosen] = plan([row], { choices: new Map([[2, { certificate: "c3b" }]]) });
	expect(chosen).toMatchObject({ kind: "new", home: { certificate: "c3b" } });
	const [none] = plan([row], { choices: new Map([[2, { certificate: null }]]) });
	expect(none).toMatchObject({
		kind: "new",
		home: { certificate: null },
		match: { kind: "postcode" },
	});
});

test("a home whose question was answered before is the same without being asked again", () => {
	const row = ["", "3 Larch Street", "LS1 1AA", "", "", "", ""];
	const kept = keptBy(plan([row], { choices: new Map([[2, { certificate: "c3b" }]]) }));
	expect(plan([row], { kept })[0]?.kind).toBe("same");
});

test("an owner without a name in the account, and a refused cell, ask until they are accepted", () => {
	const row = ["M1", "1 Larch St", "LS1 1AA", "a lot", "Tom Roe", "", ""];
	expect(plan([row])[0]).toMatchObject({
		kind: "review",
		reasons: [expect.stringContaining("amount"), "Add Tom Roe as an owner first."],
	});
	expect(plan([row], { choices: new Map([[2, { isAccepted: true }]]) })[0]).toMatchObject({
		kind: "new",
		home: { owners: [], inputs: { rent: null } },
	});
});

test("a reference that stands for a home elsewhere is asked about, and so is a home of another reference", () => {
	const kept = keptBy(plan([FIRST]));
	const elsewhere = plan([["M1", "9 Far Road", "M14 5LL", "", "", "", ""]], {
		kept,
		known: () => [],
	});
	expect(elsewhere[0]).toMatchObject({
		kind: "review",
		reasons: [expect.stringContaining("1 Larch St")],
	});
	const renamed = plan([["M9", "1 Larch St", "LS1 1AA", "", "", "", ""]], { kept });
	expect(renamed[0]).toMatchObject({ kind: "review", reasons: ["You keep this home as M1."] });
});

test("a row without a place is refused", () => {
	expect(plan([["M1", "1 Larch St", "", "", "", "", ""]])[0]).toMatchObject({
		kind: "refused",
		reasons: ["This row has no postcode."],
	});
});

test("1,000 rows without references are set against 1,000 kept homes", () => {
	const rows = Array.from({ length: 1_000 }, (_, at) => [
		"",
		`${at + 1} Elm Road`,
		"LS1 1AA",
		"",
		"",
		"None",
		"",
	]);
	const kept = keptBy(plan(rows));
	expect(kept).toHaveLength(1_000);
	expect(plan(rows, { kept }).every(({ kind }) => kind === "same")).toBe(true);
});
