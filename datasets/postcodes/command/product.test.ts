import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { asFile, productZip, unitLine } from "../../test/synthetic-product.ts";
import { withProduct } from "./product.ts";

const lines = { AL: ["AL1 1AA"], B: ["B2 1AA", "B1 1AA"], BA: ["BA1 1AA"] };
const areas = Object.fromEntries(
	Object.entries(lines).map(([area, postcodes]) => [area, postcodes.map((code) => unitLine(code))]),
);

/** Opens an archive and reads every postcode of it. */
async function postcodesOf(bytes: Uint8Array | string): Promise<string[]> {
	const read: string[] = [];
	await asFile(bytes, (path) =>
		withProduct(path, async (product) => {
			for (const area of product.areas) {
				read.push(...(await area.read()).units.map(({ postcode }) => postcode));
			}
		}),
	);
	return read;
}

test("postcodes come in the order in which a database keeps them, whatever the order of the archive", async () => {
	expect(await postcodesOf(productZip(areas))).toEqual(["AL11AA", "B11AA", "B21AA", "BA11AA"]);
});

test("the edition is dated and counted by its own metadata, and known by its digest", async () => {
	const described: unknown[] = [];
	for (const date of ["20251020", "20260223"]) {
		await asFile(productZip(areas, { date }), (path) =>
			withProduct(path, async ({ asOf, count, listsEnded, digest }) => {
				described.push({ asOf, count, listsEnded });
				expect(digest).toMatch(/^[\da-f]{64}$/);
			}),
		);
	}

	expect(described).toEqual([
		{ asOf: "2025-10", count: 4, listsEnded: false },
		{ asOf: "2026-02", count: 4, listsEnded: false },
	]);
});

const whole = productZip(areas);

/** An archive one byte of whose rows was turned into another: a digit where they are stored, anything where they are packed. */
function damaged({ packed }: { packed: boolean }): Uint8Array {
	const bytes = productZip({ M: [unitLine("M1 1AA", { easting: 385_362 })] }, { packed });
	const row = Buffer.from(bytes).indexOf(packed ? "m.csv" : "385362") + (packed ? 20 : 5);
	return bytes.with(row, (bytes[row] ?? 0) ^ 1);
}

test.each([
	{ fault: "a web page", bytes: "<!DOCTYPE html><html></html>", says: "is a web page" },
	{ fault: "some text", bytes: "codepo", says: "is not a zip archive" },
	{ fault: "cut short", bytes: whole.subarray(0, whole.length - 40), says: "is cut short" },
	{
		fault: "damaged inside",
		bytes: damaged({ packed: true }),
		says: "m.csv in it is not what it says it is",
	},
	{
		fault: "wrong by one digit",
		bytes: damaged({ packed: false }),
		says: "m.csv in it is not what it says it is",
	},
	{
		fault: "another zip",
		bytes: zipSync({ "a.txt": new Uint8Array(3) }),
		says: "it has no metadata.txt",
	},
	{
		fault: "without an area's file",
		bytes: productZip(areas, { without: "Data/CSV/ba.csv" }),
		says: "it has no file for BA",
	},
	{
		fault: "without metadata",
		bytes: productZip(areas, { without: "Doc/metadata.txt" }),
		says: "it has no metadata.txt",
	},
	{
		fault: "without a date",
		bytes: productZip(areas, { date: "soon" }),
		says: "its metadata.txt gives no date",
	},
	{
		fault: "of other columns",
		bytes: productZip({ M: ["M1 1AA,10,1,1"] }),
		says: "in Data/CSV/m.csv a row has 4 columns, not 10",
	},
	{
		fault: "a postcode twice",
		bytes: productZip({ M: [unitLine("M1 1AA"), unitLine("M11AA")] }),
		says: "Data/CSV/m.csv has M11AA twice",
	},
	{
		fault: "a postcode of another area",
		bytes: productZip({ M: [unitLine("ME1 1AA")] }),
		says: "Data/CSV/m.csv has ME11AA, which is in another area",
	},
	{
		fault: "fewer rows than it says",
		bytes: productZip({ M: [`${unitLine("M1 1AA")}`, ""] }),
		says: "Data/CSV/m.csv has 1 postcodes where metadata.txt says 2",
	},
])("an archive that is $fault is refused", async ({ bytes, says }) => {
	await expect(postcodesOf(bytes)).rejects.toThrow(
		new RegExp(`codepo_gb\\.zip is not a national postcode file: .*${says}.*\\.$`),
	);
});

test("an empty file is refused", async () => {
	await expect(postcodesOf("")).rejects.toThrow("codepo_gb.zip is empty.");
});

test("a file that is not there is refused", async () => {
	await expect(withProduct("nowhere.zip", async () => {})).rejects.toThrow(
		"nowhere.zip cannot be opened.",
	);
});

test("a folder is refused", async () => {
	await expect(withProduct(import.meta.dirname, async () => {})).rejects.toThrow("is not a file.");
});
