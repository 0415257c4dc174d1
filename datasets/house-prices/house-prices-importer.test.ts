import { expect, test } from "vitest";
import { anIndexFile, anIndexProduct, indexRuns, seenPrices } from "../test/index-file.ts";
import { bothIn, indexHeader, indexText } from "../test/index-text.ts";

/** What readers see once a file came in over what was held before, and what was published. */
async function broughtIn(text: string, name?: string) {
	const { sqlite, store } = anIndexProduct();
	const { edition } = await indexRuns(store).bringIn(anIndexFile(text, name ? { name } : {}));
	return { edition, seen: seenPrices(sqlite), sqlite };
}

test("the full file has 54 columns", () => {
	expect(indexHeader).toHaveLength(54);
});

test("a third of a quarter's sales, as Northern Ireland counts, is a whole number of homes", async () => {
	const { sqlite } = await broughtIn(
		indexText(...bothIn("2026-09"), { code: "N92000002", SalesVolume: 1254.33 }),
	);
	const sales = sqlite.prepare("SELECT sales FROM house_prices WHERE code = 'N92000002'").get();
	expect(sales).toMatchObject({ sales: 1254 });
});

test("blank lines at the end of the file are its end", async () => {
	const { edition } = await broughtIn(`${indexText(...bothIn("2026-09"))}\r\n\r\n`);
	expect(edition?.rows).toBe(2);
});

test("a month of an area comes in as pence, percent and homes sold, blanks as not known", async () => {
	const { sqlite } = await broughtIn(
		indexText(
			{
				code: "E08000003",
				AveragePrice: 251_234,
				"12m%Change": -1.5,
				SalesVolume: 312,
				DetachedPrice: 450_000,
				SemiDetachedPrice: 320_000.5,
				TerracedPrice: 240_000,
				FlatPrice: 190_000,
				CashPrice: 1,
				NewPrice: 2,
			},
			{ code: "E08000039" },
		),
	);
	const rows = sqlite.prepare("SELECT * FROM house_prices ORDER BY code").all();
	expect(rows.map((row) => ({ ...row }))).toEqual([
		{
			code: "E08000003",
			month: "2026-09",
			average_price_pence: 25_123_400,
			growth: -1.5,
			sales: 312,
			detached_pence: 45_000_000,
			semi_detached_pence: 32_000_050,
			terraced_pence: 24_000_000,
			flat_pence: 19_000_000,
			snapshot: 1,
		},
		{
			code: "E08000039",
			month: "2026-09",
			average_price_pence: 20_000_000,
			growth: null,
			sales: null,
			detached_pence: null,
			semi_detached_pence: null,
			terraced_pence: null,
			flat_pence: null,
			snapshot: 1,
		},
	]);
});

test("columns are found by name, wherever they stand and whatever is added", async () => {
	const [header = "", ...lines] = indexText(...bothIn("2026-09"))
		.trim()
		.split("\n");
	const turned = (line: string) => ["new", ...line.split(",").toReversed()].join(",");
	const { seen } = await broughtIn(
		[header, ...lines].map((line) => `${turned(line)}\r\n`).join(""),
	);
	expect(seen).toHaveLength(2);
});

test("the newest month and the five years before it are kept", async () => {
	const months = ["2021-07", "2021-08", "2021-09", "2026-08", "2026-09"];
	const { seen, edition } = await broughtIn(indexText(...months.flatMap((month) => bothIn(month))));
	expect(seen.filter((row) => row.startsWith("E08000003"))).toEqual([
		"E08000003 2021-09 20000000",
		"E08000003 2026-08 20000000",
		"E08000003 2026-09 20000000",
	]);
	expect(edition).toMatchObject({ asOf: "2026-09", rows: 6, snapshot: 1, changesFacts: true });
});

test("a file whose newest month is the one before that in its name is whole as well", async () => {
	const { seen, edition } = await broughtIn(
		indexText(...bothIn("2021-07"), ...bothIn("2021-08"), ...bothIn("2026-08")),
	);
	expect(seen).toHaveLength(4);
	expect(edition?.asOf).toBe("2026-08");
});

test("a file of another name is measured by its own newest month", async () => {
	const text = indexText(...bothIn("2020-12"), ...bothIn("2021-01"), ...bothIn("2026-01"));
	const { seen, edition } = await broughtIn(text, "download.csv");
	expect(seen).toHaveLength(4);
	expect(edition?.asOf).toBe("2026-01");
});

test("regions and countries are kept, other areas are not", async () => {
	const codes = ["E12000002", "E92000001", "W92000004", "S92000003", "N92000002"];
	const others = ["K02000001", "E10000006", "E13000001", "E11000001", ""];
	const { seen, edition } = await broughtIn(
		indexText(...bothIn("2026-09"), ...[...codes, ...others].map((code) => ({ code }))),
	);
	expect(seen).toHaveLength(2 + codes.length);
	expect(edition?.notes).toEqual([]);
});

test("an authority that our table does not have is left out and named", async () => {
	const { seen, edition } = await broughtIn(
		indexText(...bothIn("2026-09"), { code: "E06000099", RegionName: "New Town" }),
	);
	expect(seen).toHaveLength(2);
	expect(edition?.notes).toEqual([
		"Left out, for our table of authorities does not have them: New Town.",
	]);
});

test("an authority that was recoded is found by its former code, and today's wins where both are there", async () => {
	const { seen, edition } = await broughtIn(
		indexText(
			{ code: "E08000003" },
			{ code: "E08000019", month: "2026-08", AveragePrice: 1 },
			{ code: "E08000019", month: "2026-09", AveragePrice: 2 },
			{ code: "E08000039", month: "2026-09", AveragePrice: 3 },
		),
	);
	expect(seen).toEqual([
		"E08000003 2026-09 20000000",
		"E08000039 2026-08 100",
		"E08000039 2026-09 300",
	]);
	expect(edition).toMatchObject({
		rows: 3,
		notes: ["Taken by the codes they had before: E08000019 for E08000039."],
	});
});

test("the price of one of several districts that were merged is not that of the whole", async () => {
	const { sqlite, store } = anIndexProduct();
	sqlite.exec(
		`INSERT INTO authorities (code, name, nation, former_codes) VALUES ('E06000063', 'Cumberland', 'England', '["E07000026","E07000028"]')`,
	);
	const text = indexText(
		...bothIn("2026-09"),
		{ code: "E06000063" },
		{ code: "E07000026", month: "2026-08" },
	);
	await indexRuns(store).bringIn(anIndexFile(text));
	expect(seenPrices(sqlite)).toContain("E06000063 2026-09 20000000");
	expect(seenPrices(sqlite)).toHaveLength(3);
});

test("a row that comes twice is taken once, and said", async () => {
	const { seen, edition } = await broughtIn(indexText(...bothIn("2026-09"), ...bothIn("2026-09")));
	expect(seen).toHaveLength(2);
	expect(edition?.notes).toEqual(["2 rows repeated another, and were taken once."]);
});

test("a month without a price is left out, and said", async () => {
	const { seen, edition } = await broughtIn(
		indexText(...bothIn("2026-09"), { code: "E12000001", AveragePrice: "" }),
	);
	expect(seen).toHaveLength(2);
	expect(edition?.notes).toEqual(["1 row without a price left out."]);
});

test("lines that are no UTF-8 are read as Windows-1252, and said", async () => {
	const { sqlite, store } = anIndexProduct();
	const text = indexText(...bothIn("2026-09"), { code: "W06000099", RegionName: "Ynys M\u00f4n" });
	const file = anIndexFile(text);
	const latin = Buffer.from(text, "latin1");
	await indexRuns(store).bringIn({
		...file,
		size: latin.length,
		async *read(from, to) {
			yield latin.subarray(from, to);
		},
	});
	expect(seenPrices(sqlite)).toHaveLength(2);
	expect(sqlite.prepare("SELECT notes FROM source_runs").get()?.["notes"]).toBe(
		JSON.stringify([
			"Left out, for our table of authorities does not have them: Ynys M\u00f4n.",
			"1 line not in UTF-8, read as Windows-1252.",
		]),
	);
});

test("a newer edition takes the place of the one before, rows of the release among them", async () => {
	const { sqlite, store } = anIndexProduct();
	sqlite.exec(
		`INSERT INTO house_prices (code, month, average_price_pence) VALUES ('E12000001', '2026-04', 1);
		INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at) VALUES ('house_prices', 'Prices', '2026-04', 'release', 1, 1, 0)`,
	);
	const runs = indexRuns(store);
	await runs.bringIn(anIndexFile(indexText(...bothIn("2026-09"))));
	expect(seenPrices(sqlite)).toHaveLength(2);
	const next = indexText(...bothIn("2026-09"), ...bothIn("2026-10", { AveragePrice: 7 }));
	const { edition } = await runs.bringIn(
		anIndexFile(next, { name: "UK-HPI-full-file-2026-10.csv" }),
	);
	expect(edition).toMatchObject({ asOf: "2026-10", rows: 4, snapshot: 2 });
	expect(sqlite.prepare("SELECT count(*) AS n FROM house_prices").get()?.["n"]).toBe(4);
});

test("the same edition again is nothing new", async () => {
	const { sqlite, store } = anIndexProduct();
	const runs = indexRuns(store);
	const file = anIndexFile(indexText(...bothIn("2026-09")));
	await runs.bringIn(file);
	expect(await runs.bringIn(file)).toMatchObject({ outcome: "unchanged", edition: null, steps: 1 });
	expect(seenPrices(sqlite)).toHaveLength(2);
});

test("dates may stand as 2026-09-01, and a row of commas alone is blank", async () => {
	const commas = ",".repeat(indexHeader.length - 1);
	const text = indexText(...bothIn("2026-09")).replaceAll("01/09/2026", "2026-09-01");
	const { seen } = await broughtIn(`\uFEFF${text}${commas}\n`.replaceAll("\n", "\r\n"));
	expect(seen).toEqual(["E08000003 2026-09 20000000", "E08000039 2026-09 20000000"]);
});
