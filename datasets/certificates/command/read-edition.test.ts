import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type {
	CertificateRegister,
	CertificateRow,
} from "#datasets/certificates/certificate-row.ts";
import { certificateNotes } from "#datasets/certificates/certificates-edition.ts";
import { fileOfBytes } from "#datasets/test/file-of-bytes.ts";
import { zipDocuments } from "#tools/workbooks/write-workbook.ts";
import { readCertificatesEdition, spilledGroup } from "./read-edition.ts";

const MANCHESTER = "E08000003";
const SECOND = "0000-0000-0000-0000-0002";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-certificates-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads a file for Manchester, where M14 lies, and what was spilled of it. */
async function read(content: string | Uint8Array, register: CertificateRegister = "england_wales") {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	const spillPath = join(folder, "spill");
	const edition = await readCertificatesEdition(
		fileOfBytes(bytes, { name: "certificates.csv", piece: 97 }),
		{
			register,
			areas: {
				authorities: [MANCHESTER],
				authorityOf: (code, postcode) =>
					code === null && postcode.startsWith("ZE")
						? null
						: (code ?? MANCHESTER) === MANCHESTER && /^(M14|EH)/.test(postcode)
							? MANCHESTER
							: "elsewhere",
			},
			spillPath,
			now: Date.UTC(2026, 10, 22),
		},
	);
	const spill = await open(spillPath);
	const rows: CertificateRow[] = [];
	for (const { pieces } of Object.values(edition.groups)) {
		rows.push(...(await spilledGroup(spill, pieces)));
	}
	await spill.close();
	return { edition, rows };
}

/** The columns that are read, among others, one of which the published file has twice. */
const header = [
	"CERTIFICATE_NUMBER",
	"ADDRESS2",
	"ADDRESS3",
	"ADDRESS1",
	"UPRN",
	"BUILT_FORM",
	"CURRENT_ENERGY_EFFICIENCY",
	"CURRENT_ENERGY_RATING",
	"FLOOR_DESCRIPTION",
	"INSPECTION_DATE",
	"LODGEMENT_DATE",
	"POSTCODE",
	"POTENTIAL_ENERGY_EFFICIENCY",
	"POTENTIAL_ENERGY_RATING",
	"PROPERTY_TYPE",
	"TENURE",
	"TOTAL_FLOOR_AREA",
	"FLOOR_DESCRIPTION",
	"LOCAL_AUTHORITY",
];

const usual: Readonly<Record<string, string>> = {
	CERTIFICATE_NUMBER: "0000-0000-0000-0000-0001",
	ADDRESS1: "1 Some Street",
	UPRN: "UPRN-000000000000",
	BUILT_FORM: "Semi-Detached",
	CURRENT_ENERGY_EFFICIENCY: "50",
	CURRENT_ENERGY_RATING: "e",
	FLOOR_DESCRIPTION: '"Solid, ""no"" insulation"',
	INSPECTION_DATE: "04/05/2020",
	LODGEMENT_DATE: "22/02/2021",
	POSTCODE: "M14 5LL",
	POTENTIAL_ENERGY_EFFICIENCY: "72",
	POTENTIAL_ENERGY_RATING: "c",
	PROPERTY_TYPE: "House",
	TENURE: "Owner-occupied",
	TOTAL_FLOOR_AREA: "55",
};

function line(said: Readonly<Record<string, string>> = {}): string {
	return header.map((column) => ({ ...usual, ...said })[column] ?? "").join(",");
}

function text(...lines: readonly string[]): string {
	return [header.join(","), ...lines].map((some) => `${some}\n`).join("");
}

test("a certificate is read by the names of its columns, whatever stands between them", async () => {
	const { edition, rows } = await read(text(line()));

	expect(rows).toEqual([
		{
			number: "0000-0000-0000-0000-0001",
			authority: MANCHESTER,
			postcode: "M145LL",
			uprn: null,
			address: "1 Some Street",
			band: "E",
			points: 50,
			potentialBand: "C",
			potentialPoints: 72,
			floorArea: 55,
			propertyType: "House",
			builtForm: "Semi-detached",
			tenure: "Owner-occupied",
			registeredOn: "2021-02-22",
			inspectedOn: "2020-05-04",
		},
	]);
	expect(edition).toMatchObject({ asOf: "2021-02-22", rows: 1, certificates: { [MANCHESTER]: 1 } });
});

test("what says nothing is null, and the letter is that of the score", async () => {
	const { rows } = await read(
		text(
			line({
				UPRN: "100121241798",
				BUILT_FORM: "NO DATA!",
				TENURE: "Not Recorded",
				TOTAL_FLOOR_AREA: "N/A",
				CURRENT_ENERGY_RATING: "A",
				INSPECTION_DATE: "",
				LODGEMENT_DATE: "2021-02-22",
			}),
		),
	);

	expect(rows).toMatchObject([
		{
			uprn: "100121241798",
			builtForm: null,
			tenure: null,
			floorArea: null,
			band: "E",
			inspectedOn: null,
			registeredOn: "2021-02-22",
		},
	]);
});

test("the file's date is that of its newest certificate, wherever that is; other areas are not kept", async () => {
	const { edition, rows } = await read(
		text(
			line(),
			line({ LOCAL_AUTHORITY: "E08000035" }),
			line({ POSTCODE: "LS6 1AA", LODGEMENT_DATE: "30/09/2026" }),
		),
	);

	expect(rows).toHaveLength(1);
	expect(edition.asOf).toBe("2026-09-30");
});

test("certificates that tell nothing are left out, and it is said how many", async () => {
	const { edition, rows } = await read(
		text(
			line(),
			line({ POSTCODE: "" }),
			line({ LODGEMENT_DATE: "31/02/2021" }),
			line({ CURRENT_ENERGY_EFFICIENCY: "", CURRENT_ENERGY_RATING: "" }),
			line({ LODGEMENT_DATE: "23/11/2026" }),
			line({ POSTCODE: "ZE1 0AA" }),
			line({ CERTIFICATE_NUMBER: "N/A" }),
			line({ CERTIFICATE_NUMBER: "0000-0000-0000-0000-0001\u0000" }),
		),
	);

	expect(rows).toHaveLength(1);
	expect(certificateNotes(edition)).toEqual([
		"1 certificates without a postcode of a home are left out.",
		"1 certificates without the day on which they were lodged are left out.",
		"1 certificates without a band are left out.",
		"1 certificates lodged after the day of the import are left out.",
		"1 certificates whose local authority is not known are left out.",
		"2 certificates without a number of the register are left out.",
	]);
});

test("lines in an old encoding among others are read, and told", async () => {
	const old = Buffer.concat([
		Buffer.from(text(line({ ADDRESS1: "1 Ynys Môn" }))),
		Buffer.from(`${line({ ADDRESS1: "2 Caf\u00e9 Row", CERTIFICATE_NUMBER: SECOND })}\n`, "latin1"),
	]);

	const { edition, rows } = await read(old);

	expect(rows.map(({ address }) => address)).toEqual(["1 Ynys Môn", "2 Café Row"]);
	expect(certificateNotes(edition)).toEqual(["1 lines were not UTF-8 and are read as Latin-1."]);
});

const scottish = [
	"REPORT_REFERENCE_NUMBER,ADDRESS1,ADDRESS2,POST_TOWN,POSTCODE,OSG_REFERENCE_NUMBER,CURRENT_ENERGY_EFFICIENCY,CURRENT_ENERGY_RATING,POTENTIAL_ENERGY_EFFICIENCY,PROPERTY_TYPE,BUILT_FORM,TOTAL_FLOOR_AREA,LODGEMENT_DATE",
	"Report Reference,Address Line 1,Address Line 2,Post Town,Postcode,Unique Reference,Current Rating,Band,Potential Rating,Property Type,Built Form,Floor Area (m²),Date of Certificate",
	"0100-0001-0001-0001-0001,1 Some Terrace,,EDINBURGH,EH14 5BR,906000000001,66,D,80,Flat,Mid-Terrace,61.25,2024-06-12",
].join("\n");

test("Scotland's file has its names twice, and names of its own", async () => {
	const { edition, rows } = await read(`\uFEFF${scottish}\n`, "scotland");

	expect(edition.rows).toBe(1);
	expect(rows).toMatchObject([
		{
			number: "0100-0001-0001-0001-0001",
			postcode: "EH145BR",
			uprn: "906000000001",
			band: "D",
			potentialBand: "C",
			floorArea: 61.3,
			registeredOn: "2024-06-12",
		},
	]);
});

test("an archive has a file a year beside others that are not read", async () => {
	const { edition, rows } = await read(
		zipDocuments({
			"certificates-2024.csv": text(line()),
			"certificates-2025.csv": text(
				line({ CERTIFICATE_NUMBER: SECOND, LODGEMENT_DATE: "01/05/2025" }),
			),
			"recommendations-2025.csv": "CERTIFICATE_NUMBER,IMPROVEMENT_ITEM\n",
			"LICENCE.txt": "words",
		}),
	);

	expect(rows.map(({ number }) => number)).toEqual(["0000-0000-0000-0000-0001", SECOND]);
	expect(edition.asOf).toBe("2025-05-01");
});

/** Lodged when the register began, as in every whole file. */
const first = line({ CERTIFICATE_NUMBER: SECOND, LODGEMENT_DATE: "01/10/2012" });

const badRow = (count: number) =>
	text(
		first,
		...Array.from({ length: 29 }, (_, place) => line(place < count ? { LODGEMENT_DATE: "" } : {})),
	);

test.each([
	["a web page", "\n<!DOCTYPE html><html></html>", "it is a web page"],
	["recommendations", "CERTIFICATE_NUMBER,IMPROVEMENT_ITEM\n1,1\n", "it lists recommendations"],
	[
		"the closed service's export",
		"LMK_KEY,ADDRESS1,POSTCODE\n1,1 Road,M14 5LL\n",
		"closed on 30 May 2026",
	],
	["Scotland's file", scottish, "name it behind --scotland"],
	["another table", "a,b\n1,2\n", "names no columns of energy certificates"],
	[
		"a renamed column",
		text(line()).replace("LODGEMENT_DATE", "LODGED"),
		"no column LODGEMENT_DATE",
	],
	[
		"a row with a column too few",
		text(line(), line().replace("House,", ""), line()),
		"row 3 has 18 columns, not 19",
	],
	["a row that breaks off", text(line(), line()).slice(0, -60), "it is cut off, row 3"],
	[
		"quotes that are not closed",
		text(line(), line().replaceAll('"', "").replace("Solid", '"Solid')),
		"within quotes",
	],
	["names alone", text(), "it has no certificate"],
	[
		"one year of the file",
		text(...Array.from({ length: 20 }, () => line())),
		"its certificates begin on 2021-02-22, and earlier ones still hold",
	],
	["days that cannot be read", badRow(7), "7 of its 30 certificates cannot be read (without day)"],
	[
		"an archive without certificates",
		zipDocuments({ "notes.txt": "words" }),
		"no file of certificates",
	],
])("%s is refused", async (_, content, why) => {
	await expect(read(content)).rejects.toThrow(why);
});

test("an area that is not known of many certificates is no fault of the file", async () => {
	const unknown = Array.from({ length: 30 }, () => line({ POSTCODE: "ZE1 0AA" }));

	expect((await read(text(first, ...unknown))).rows).toHaveLength(1);
});

test("a few certificates that cannot be read do not stop the import", async () => {
	expect((await read(badRow(6))).rows).toHaveLength(24);
});
