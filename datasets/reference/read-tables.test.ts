import { expect, test } from "vitest";
import type { ColumnValue } from "#datasets/ingest/store/insert-rows.ts";
import { currentCodes } from "./current-codes.ts";
import { readReferenceTables } from "./read-tables.ts";
import { records } from "./reference-table.ts";

const tables = await readReferenceTables();

function rowsOf(id: string) {
	return tables.filter((table) => table.id === id).flatMap(records);
}

function column(id: string, name: string): (ColumnValue | undefined)[] {
	return rowsOf(id).map((row) => row[name]);
}

function codesIn(list: ColumnValue | undefined): ColumnValue[] {
	return Array.isArray(list)
		? list.map((item): ColumnValue => (Array.isArray(item) ? item[0] : item))
		: [];
}

test("every table has as many rows as its source", () => {
	expect(Object.fromEntries(tables.map(({ id, rows }) => [id, rows.length]))).toEqual({
		authorities: 361,
		postcode_sectors: 10_847,
		wards: 7943,
		areas: 8543,
		rents: 345,
		rent_market_areas: 63,
		stations: 2576,
		licensing_schemes: 369,
		house_prices: 373,
		bank_rates: 1,
		demand_thresholds: 14,
	});
});

test("the sectors hold every postcode that has a district", () => {
	const postcodes = column("postcode_sectors", "postcodes").map(Number);

	expect(postcodes.reduce((sum, count) => sum + count, 0)).toBe(1_744_805);
});

test.each([
	{ id: "postcode_sectors", name: "authorities" },
	{ id: "wards", name: "authority_code" },
	{ id: "areas", name: "authority_code" },
	{ id: "licensing_schemes", name: "authority_code" },
])("every authority that $id names is in the list of authorities", ({ id, name }) => {
	const known = new Set(column("authorities", "code"));
	const named = column(id, name).flatMap((value) =>
		Array.isArray(value) ? codesIn(value) : [value],
	);

	expect(named.filter((code) => !known.has(code))).toEqual([]);
});

test("every ward of a sector or a scheme is in the list of wards", () => {
	const known = new Set(column("wards", "code"));
	const named = [
		...column("postcode_sectors", "wards"),
		...column("licensing_schemes", "ward_codes"),
	];

	expect(named.flatMap(codesIn).filter((code) => !known.has(code))).toEqual([]);
});

test("the wards of a scheme lie in its authority", () => {
	const authorityOf = new Map(rowsOf("wards").map((row) => [row["code"], row["authority_code"]]));
	const strays = rowsOf("licensing_schemes").filter((row) =>
		codesIn(row["ward_codes"]).some((ward) => authorityOf.get(ward) !== row["authority_code"]),
	);

	expect(strays).toEqual([]);
});

test("the shares of a sector fall from the largest and come to one", () => {
	for (const { sector, authorities } of rowsOf("postcode_sectors")) {
		const shares = Array.isArray(authorities) ? authorities.map(([, share]) => Number(share)) : [];
		expect(shares, String(sector)).toEqual(shares.toSorted((a, b) => b - a));
		expect(
			shares.reduce((sum, share) => sum + share, 0),
			String(sector),
		).toBeCloseTo(1, 2);
	}
});

test("only English authorities have a region", () => {
	const withRegion = rowsOf("authorities").filter((row) => row["region"] !== null);

	expect(new Set(withRegion.map((row) => row["nation"]))).toEqual(new Set(["England"]));
	expect(withRegion).toHaveLength(296);
});

test("a scheme's page is a public body's, over https, or none is given", () => {
	const hosts = column("licensing_schemes", "url")
		.filter((url) => url !== null)
		.map((url) => new URL(String(url)));

	expect(hosts.filter(({ protocol }) => protocol !== "https:")).toEqual([]);
	expect(
		new Set(hosts.map(({ host }) => host).filter((host) => !/\.gov\.(uk|wales)$/.test(host))),
	).toEqual(
		new Set([
			"barnet.moderngov.co.uk",
			"liverpoolexpress.co.uk",
			"www.srs.wales",
			"www.islington.media",
			"datamillnorth.org",
		]),
	);
});

test("no scheme has the id of another", () => {
	const ids = column("licensing_schemes", "id");

	expect(new Set(ids).size).toBe(ids.length);
});

test("dates of a scheme are whole days, and none of the leads is called verified", () => {
	const days = ["start_day", "end_day"].flatMap((name) => column("licensing_schemes", name));

	expect(days.filter((day) => day !== null && !/^\d{4}-\d\d-\d\d$/.test(String(day)))).toEqual([]);
	expect(new Set(column("licensing_schemes", "verified_on"))).toEqual(new Set([null]));
});

test("districts that were recoded are known by the codes they had", () => {
	expect(Object.fromEntries(currentCodes(tables))).toEqual({
		E08000016: "E08000038",
		E08000019: "E08000039",
	});
});

test("a table's digest does not change from one reading to the next", async () => {
	const again = await readReferenceTables();

	expect(again.map(({ digest }) => digest)).toEqual(tables.map(({ digest }) => digest));
	expect(new Set(again.map(({ digest }) => digest)).size).toBe(tables.length);
});

test("the tables are small enough to be handed to a test as JSON", () => {
	expect(JSON.stringify(tables).length).toBeLessThan(4_000_000);
});

test.each([
	["E06000001", { rents: [561, 403, 512, 611, 812], price: 162_769 }],
	["E08000003", { rents: [1352, 989, 1216, 1410, 1989], price: 268_215 }],
	["E09000020", { rents: [3591, 2567, 3335, 3959, 5497], price: 1_150_539 }],
])("prices and rents of %s are the pounds that were published, in pence", (code, published) => {
	const rent = rowsOf("rents").find((row) => row["code"] === code && row["grain"] === "authority");
	const authority = rowsOf("authorities").find((row) => row["code"] === code);
	const grades = ["all", "one_bed", "two_bed", "three_bed", "four_bed"];

	expect(grades.map((name) => rent?.[`${name}_pence`])).toEqual(
		published.rents.map((pounds) => pounds * 100),
	);
	expect(authority?.["typical_price_pence"]).toBe(published.price * 100);
});
