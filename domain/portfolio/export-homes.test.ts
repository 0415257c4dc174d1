import { expect, test } from "vitest";
import { noInputs } from "../base/inputs.ts";
import { fromPounds, pence } from "../base/money.ts";
import { type ExportedHome, homesCsv } from "./export-homes.ts";
import { applyRow, changesOf } from "./import/apply-row.ts";
import { isMapped, type TableRow, understandTable } from "./import/columns.ts";
import { importFields } from "./import/import-fields.ts";
import { readRow } from "./import/read-row.ts";
import type { KeptHome, PropertyOwner } from "./kept-home.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const owners = (["Jane Doe", "Doe & Sons Ltd"] as const).map(
	(name, at): PropertyOwner => ({
		...{ id: `own_${at}`, name, kind: "company", otherProfitsPence: pence(0) },
		...{ associatedCompanies: 0, lossPence: pence(0) },
	}),
);

const exported = (home: KeptHome, over: Partial<ExportedHome> = {}): ExportedHome => ({
	...{ home, judgement: null, isArchived: false, dates: [] },
	...over,
});

/** Rows of a file as RFC 4180 has them. */
function cellsOf(csv: string): TableRow[] {
	return [...csv.replace("\uFEFF", "").matchAll(/(?:(?:"(?:[^"]|"")*"|[^,"\r]*),?)*\r\n/g)].map(
		([line], at) => ({
			number: at + 1,
			cells: [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
				([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
			),
		}),
	);
}

const full = someKeptHome({
	...{ standing: "let", reference: "=HYPERLINK(1)", address: "Flat 3, The Mill, 12 High Street" },
	...{ building: "The Mill", group: 'Smith, "North"', postcode: "M14 5LL" },
	certificate: "1234-5678-1234-5678-1234",
	...{ tenure: "share_of_freehold", tenancyFrom: "2025-04-03", rentRaisedOn: "2026-04-03" },
	inputs: {
		...noInputs,
		...{ owned: true, use: "hmo", people: 6, bedrooms: 5, rent: pence(123_456) },
		...{ price: fromPounds(250_000), boughtFor: fromPounds(180_000.5), loanLeft: pence(0) },
		houseNumber: "12",
	},
	loan: { ratePercent: 5.25, fixedUntil: "2028-02-29", isRepayment: true, yearsLeft: 12 },
	owners: [
		{ ownerId: "own_0", share: 1 / 3 },
		{ ownerId: "own_1", share: 0.5 },
	],
	held: someHeld({
		licences: [
			someLicence({
				kind: "mandatory",
				number: "-17",
				people: 6,
				until: "2027-01-31",
				holder: "J",
			}),
			someLicence({ until: "2029-12-31" }),
		],
		...{ areLicencesStated: true, hasGas: true, gasUntil: "2027-03-04", depositScheme: "DPS" },
		...{ electricalUntil: "2030-01-01", energyUntil: "2031-12-01", insuranceUntil: "2027-06-30" },
		...{ alarmsTestedOn: "2026-05-06", databaseEntry: { number: "PRS1", enteredOn: "2026-11-01" } },
	}),
	energySpent: pence(100),
});
const bare = someKeptHome({
	...{ id: "home-2", address: "14 Test Street", postcode: "M14 5LX", standing: "watched" },
	inputs: { ...noInputs, use: "sharers", price: fromPounds(150_000), houseNumber: "14" },
});
const none = someKeptHome({
	...{ id: "home-3", postcode: "M14 5LX", standing: "empty", address: "The Lodge" },
	held: someHeld({ areLicencesStated: true, hasGas: false }),
});

test("a file of homes read again changes nothing, and its columns need no choosing", () => {
	const kept = [full, bare, none];
	const { columns, rows } = understandTable(
		cellsOf(
			homesCsv(
				kept.map((home) => exported(home)),
				owners,
				importFields,
			),
		),
	);
	expect(isMapped(columns)).toBe(true);
	expect(rows).toHaveLength(3);
	const ids = new Map(owners.map(({ id, name }) => [name, id]));
	for (const [at, row] of rows.entries()) {
		const read = readRow(row, columns);
		const home = kept[at] ?? full;
		expect(read.refusals).toEqual([]);
		const shares = (read.home?.owners ?? []).map(({ name, share }) => ({
			ownerId: ids.get(name) ?? "",
			share: Number(share.toFixed(8)),
		}));
		expect(shares).toEqual(
			home.owners.map(({ ownerId, share }) => ({ ownerId, share: Number(share.toFixed(8)) })),
		);
		const target = { ...{ id: "x", certificate: read.home?.certificate ?? null }, owners: [] };
		const next = read.home && applyRow(read.home, { kept: home, standing: "let", ...target });
		expect(next && changesOf(home, next)).toEqual([]);
		// Nor does it lean on what is kept.
		const anew = read.home && applyRow(read.home, { kept: null, standing: "sold", ...target });
		expect(anew).toMatchObject({
			...{ standing: home.standing, inputs: home.inputs, tenure: home.tenure },
			held: { ...home.held, licences: home.held.licences.slice(0, 1) },
		});
	}
});

test("no cell is a formula, and a cell with commas and quotation marks is one cell", () => {
	const csv = homesCsv([exported(full)], owners, importFields);
	expect(csv).toContain("'=HYPERLINK(1)");
	expect(csv).toContain('"Smith, ""North"""');
	const [head, row] = cellsOf(csv);
	expect(row?.cells).toHaveLength(head?.cells.length ?? 0);
});

test("what is told stands behind what is stated, and what is not known is left empty", () => {
	const dates = [{ on: "2027-03-04", title: "Gas safety record ends" }];
	const [head, first, second] = cellsOf(
		homesCsv(
			[exported(full, { dates }), exported(bare, { isArchived: true })],
			owners,
			importFields,
		),
	);
	const cell = (row: TableRow | undefined, header: string) =>
		row?.cells[head?.cells.indexOf(header) ?? -1];
	expect(cell(first, "Coming dates")).toBe("4 March 2027: Gas safety record ends");
	expect(cell(first, "Other licences held")).toBe("Selective licence to 31 December 2029");
	expect(cell(first, "Can it be let?")).toBe("");
	expect(cell(first, "Archived")).toBe("No");
	expect(cell(second, "Archived")).toBe("Yes");
	expect(cell(second, "Price paid or asked")).toBe("150000");
});
