import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { someUpdate } from "#datasets/test/price-paid-world.ts";
import { aSalesDatabase, complete, inShort } from "../../test/sales-imports.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-sales-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a complete file is imported whole, dated by its newest month and registered", async () => {
	const { bring, seen, register } = aSalesDatabase(folder);

	const { outcome } = await bring(complete());

	expect(outcome).toBe("updated");
	expect(seen()).toEqual(inShort(100));
	expect(register()).toEqual({ as_of: "2026-09", rows: 6, complete: 1, snapshot: 1 });
});

test("importing the same file again changes nothing", async () => {
	const { bring, tables } = aSalesDatabase(folder);
	await bring(complete());
	const before = tables();

	expect((await bring(complete())).outcome).toBe("unchanged");
	expect(tables()).toEqual(before);
});

test.each([1, 2, 3, 5, 100])("in batches of %i sales the rows are the same", async (batchSize) => {
	const { bring, tables } = aSalesDatabase(folder);
	const other = aSalesDatabase(folder);
	await other.bring(complete());

	await bring(complete(), { batchSize });

	expect(tables()).toEqual(other.tables());
});

test("a yearly file replaces the sales of its year and no others", async () => {
	const { bring, seen, register } = aSalesDatabase(folder);
	await bring(complete({ more: [{ id: 8, postcode: "M14 5LL", day: "2025-06-01", price: 8 }] }));

	await bring(
		someUpdate(
			{ id: 1, postcode: "AL1 1AA", price: 100, day: "2025-01-05" },
			{ id: 3, postcode: "B11 1AA", price: 111, day: "2025-03-05" },
			{ id: 5, postcode: "M14 5LL", price: 100, day: "2025-04-05" },
			{ id: 8, postcode: "M14 5LL", price: 8, day: "2025-06-01" },
			{ id: 9, postcode: "ZE1 1AA", price: 9, day: "2025-07-01" },
		),
	);

	expect(seen()).toEqual([
		"AL11AA 1 100",
		"B111AA 3 111",
		"B11AA 2 100",
		"BA11AA 4 100",
		"M145LL 7 100",
		"M145LL 8 8",
		"M145LL 5 100",
		"M14AB 6 100",
		"ZE11AA 9 9",
	]);
	expect(register()).toMatchObject({ as_of: "2026-09", rows: 7, snapshot: 2 });
});

test("a yearly file alone is refused where no complete one was ever imported", async () => {
	const { bring, register } = aSalesDatabase(folder);

	await expect(bring(someUpdate({ id: 1, day: "2026-05-05" }))).rejects.toThrow(
		"The file has the sales of 2026 alone, and no others are held yet: import the complete file first.",
	);
	expect(register()).toEqual({});
});

test("a complete file older than what is held is refused", async () => {
	const { bring, seen } = aSalesDatabase(folder);
	await bring(complete());

	await expect(
		bring(someUpdate({ id: 1, day: "2026-08-31" }, { id: 2, day: "2024-01-01" })),
	).rejects.toThrow("The file ends in 2026-08, what is held in 2026-09");
	expect(seen()).toEqual(inShort(100));
});

test("a file that lacks more than a fifth of what is held of its days is refused, and the next begins anew", async () => {
	const { bring, seen, tables } = aSalesDatabase(folder);
	await bring(complete());
	const shrunk = complete({ price: 200 }).split("\n").slice(0, 5).join("\n");

	await expect(bring(`${shrunk}\n`)).rejects.toThrow(
		"The file lacks 2 of 7 sales that are held of its days, more than a fifth",
	);
	expect(seen()).toEqual(inShort(100));

	await bring(complete({ price: 300 }));
	expect(seen()).toEqual(inShort(300));
	expect(tables().sales).toHaveLength(6);
});

test("sales too old to be kept are no lack, and go", async () => {
	const { bring, seen } = aSalesDatabase(folder);
	await bring(complete({ more: [{ id: 8, day: "2021-10-01" }] }));

	await bring(complete({ price: 200, more: [{ id: 9, postcode: "AL1 1AB", day: "2026-10-01" }] }));

	expect(seen().filter((line) => line.includes(" 8 "))).toEqual([]);
});

test("what was left out and put right is noted", async () => {
	const { bring } = aSalesDatabase(folder);
	const strange = { id: 10, postcode: "", day: "2026-04-04" };
	const latin = Buffer.from(someUpdate({ id: 11, address: "CAF\u00c9, ROAD" }), "latin1");
	const text = complete({
		more: [
			strange,
			{ id: 2, postcode: "B1 1AA", price: 7, day: "2026-09-30" },
			{ id: 12, day: "2026-11-23" },
		],
	});

	const { edition } = await bring(Buffer.concat([Buffer.from(text), latin]));

	expect(edition?.notes).toEqual([
		"1 sales without a postcode are left out.",
		"1 sales dated after the day of the import are left out.",
		"1 lines were not UTF-8 and are read as Latin-1.",
		"1 rows speak of a sale that a later row speaks of again: the later counts.",
	]);
});

test("nothing is left in the folder of an import of a file that was refused", async () => {
	const { bring } = aSalesDatabase(folder);

	await expect(bring("nonsense\n")).rejects.toThrow("pp.csv cannot be imported");

	expect(await readdir(join(folder, "state"))).toEqual([]);
});

/** Six postcode areas sold one home a month each, up to September 2026. */
const COUNTRY = new Map([..."BLM"].map((area) => [area, 12]));
function country(areas: string, { from = 2021, without = "" } = {}): string {
	const days = Array.from({ length: 12 * (2027 - from) }, (_, at) => {
		const month = String((at % 12) + 1).padStart(2, "0");
		return `${from + Math.floor(at / 12)}-${month}-05`;
	}).filter((day) => day < "2026-10-01" && !(without && day.startsWith(without)));
	return someUpdate(
		...[...areas].flatMap((area, place) =>
			days.map((day, at) => ({ id: 1 + place * 1000 + at, postcode: `${area}1 1AA`, day })),
		),
	);
}

test("a file that has every part of the country and every month is one of the country", async () => {
	const { bring, register } = aSalesDatabase(folder);
	await bring(country("BLM"), { yearlySales: COUNTRY });
	expect(register()).toMatchObject({ complete: 1 });
});

test.each([
	["two rows", someUpdate({ id: 1 }, { id: 2, day: "2020-01-01" }), "B (0 of about"],
	["one region", country("BM"), "L (0 of about"],
	["two years of five", country("BLM", { from: 2025 }), "B (21 of about"],
	["all but a year", country("BLM", { without: "2024" }), "2024-01 (0 of about 3 sales)"],
])("a file of %s is refused, first time too, and says what lacks", async (_, text, lacks) => {
	const { bring, register, seen } = aSalesDatabase(folder);
	const refused = await bring(text, { yearlySales: COUNTRY }).catch(String);
	expect(refused).toContain("It is not of the whole country: it lacks ");
	expect(refused).toContain(lacks);
	expect(refused).toContain("npm run data:sales -- FILE --partial brings in a part.");
	expect([register(), seen()]).toEqual([{}, []]);
});

test("a year's file that lacks a region is refused where the country is held", async () => {
	const { bring } = aSalesDatabase(folder);
	await bring(country("BLM"), { yearlySales: COUNTRY });
	const year = country("BM", { from: 2026 });
	await expect(bring(year, { yearlySales: COUNTRY })).rejects.toThrow("it lacks L (0 of about");
});

test.each(["01", "04"])(
	"a year's file of which no month up to %s can be checked is refused, and moves nothing",
	async (newest) => {
		const { bring, register } = aSalesDatabase(folder);
		await bring(country("BLM", { without: "2026" }), { yearlySales: COUNTRY });
		const few = someUpdate(...[7, 8, 9].map((id) => ({ id, day: `2026-${newest}-05` })));
		await expect(bring(few, { yearlySales: COUNTRY })).rejects.toThrow(
			"the monthly update brings these",
		);
		expect(register()).toMatchObject({ as_of: "2025-12", complete: 1 });
	},
);

test("a part is held as a part, takes the place of no country, and the country takes its place", async () => {
	const { bring, register } = aSalesDatabase(folder);
	await bring(complete(), { yearlySales: null });
	expect(register()).toMatchObject({ rows: 6, complete: 0 });
	expect((await bring(complete(), { yearlySales: null })).outcome).toBe("unchanged");
	await expect(bring(complete(), { yearlySales: COUNTRY })).rejects.toThrow(
		"not of the whole country",
	);

	await bring(country("BLM"), { yearlySales: COUNTRY, name: "whole.csv" });
	expect(register()).toMatchObject({ complete: 1 });
	await expect(bring(complete(), { yearlySales: null })).rejects.toThrow(
		"a part would take the rest away",
	);
});
