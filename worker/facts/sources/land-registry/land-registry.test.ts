import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { postcode } from "../test/postcodes.ts";
import { landRegistry, salesQuery } from "./land-registry.ts";

const COMMON = "http://landregistry.data.gov.uk/def/common";

function binding(change: Record<string, string | undefined> = {}) {
	const values = {
		txid: "00000000-0000-0000-0000-000000000001",
		amount: "187250",
		date: "2024-07-11",
		postcode: "M14 5LL",
		ptype: `${COMMON}/terraced`,
		newBuild: "false",
		estate: `${COMMON}/freehold`,
		paon: "3",
		street: "PRETEND TERRACE",
		...change,
	};
	return Object.fromEntries(
		Object.entries(values)
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => [name, { type: "literal", value }]),
	);
}

async function salesAt(reply: Scripted, asked = "M14 5LL") {
	const { fetch, sent } = fakeFetch(reply);
	const source = landRegistry({ baseUrl: "https://land.example", fetch });
	const signal = AbortSignal.timeout(1000);
	return { sales: await source.salesAt(postcode(asked), "2023-01-01", signal), sent };
}

function bindings(...rows: object[]): Scripted {
	return { json: { head: { vars: [] }, results: { bindings: rows } } };
}

test("a sale is read in pence, with its type and address", async () => {
	const { sales, sent } = await salesAt(bindings(binding()));
	expect(sales).toEqual([
		{
			price: 18_725_000,
			date: "2024-07-11",
			propertyType: "terraced",
			newBuild: false,
			tenure: "freehold",
			address: "3 PRETEND TERRACE",
		},
	]);
	expect(sent[0]?.url.href).toBe("https://land.example/landregistry/query");
	expect(sent[0]?.init).toMatchObject({
		method: "POST",
		headers: { Accept: "application/sparql-results+json" },
	});
	const form = new URLSearchParams(String(sent[0]?.init?.body));
	expect(form.get("query")).toBe(salesQuery(postcode("M14 5LL"), "2023-01-01", 200));
});

test("the query asks for full-value sales of the formatted postcode, that triple first", () => {
	const query = salesQuery(postcode("m145ll"), "2023-01-01", 200);
	expect(query).toContain('VALUES ?postcode { "M14 5LL" }');
	expect(query).toContain('FILTER(?date >= "2023-01-01"^^xsd:date)');
	expect(query).toContain("ppd:transactionCategory ppd:standardPricePaidTransaction");
	expect(query.indexOf("lrcommon:postcode")).toBeLessThan(query.indexOf("ppd:propertyAddress"));
	expect(query).toMatch(/ORDER BY DESC\(\?date\) LIMIT 200$/);
});

test("a quote in a literal cannot end it", () => {
	const odd = { ...postcode("M14 5LL"), formatted: 'M14" } # \\' };
	expect(salesQuery(odd, "2023-01-01", 1)).toContain(
		String.raw`VALUES ?postcode { "M14\" } # \\" }`,
	);
});

test.each([
	["detached", "detached"],
	["semi-detached", "semi-detached"],
	["terraced", "terraced"],
	["flat-maisonette", "flat"],
	["otherPropertyType", "other"],
])("a %s in the register's vocabulary is %s", async (ptype, type) => {
	const { sales } = await salesAt(bindings(binding({ ptype: `${COMMON}/${ptype}` })));
	expect(sales[0]?.propertyType).toBe(type);
});

test.each([
	["freehold", "freehold"],
	["leasehold", "leasehold"],
	["otherEstate", null],
])("an estate %s in the register's vocabulary is %s", async (estate, tenure) => {
	const { sales } = await salesAt(bindings(binding({ estate: `${COMMON}/${estate}` })));
	expect(sales[0]?.tenure).toBe(tenure);
});

test("an estate that is not stated is no tenure", async () => {
	const { sales } = await salesAt(bindings(binding({ estate: undefined })));
	expect(sales[0]?.tenure).toBeNull();
});

test("a type that is not stated is other, and a sale not said to be new is not", async () => {
	const { sales } = await salesAt(bindings(binding({ ptype: undefined, newBuild: undefined })));
	expect(sales[0]).toMatchObject({ propertyType: "other", newBuild: false });
});

test("a flat in a named building keeps all its parts", async () => {
	const { sales } = await salesAt(
		bindings(binding({ saon: "FLAT 10", paon: "PRETEND COURT", street: "SAMPLE ROAD" })),
	);
	expect(sales[0]?.address).toBe("FLAT 10, PRETEND COURT, SAMPLE ROAD");
});

test("a transaction that comes twice is one sale", async () => {
	const { sales } = await salesAt(bindings(binding(), binding({ street: "OTHER STREET" })));
	expect(sales).toHaveLength(1);
});

test("the newest sale comes first, and none from before the day asked for", async () => {
	const { sales } = await salesAt(
		bindings(
			binding({ txid: "1", date: "2023-02-01" }),
			binding({ txid: "2", date: "2025-02-01" }),
			binding({ txid: "3", date: "2022-12-31" }),
		),
	);
	expect(sales.map((sale) => sale.date)).toEqual(["2025-02-01", "2023-02-01"]);
});

test("no more than two hundred sales are kept", async () => {
	const rows = Array.from({ length: 250 }, (_, index) => binding({ txid: String(index) }));
	expect((await salesAt(bindings(...rows))).sales).toHaveLength(200);
});

test("a postcode without sales has none", async () => {
	expect((await salesAt(bindings())).sales).toEqual([]);
});

test.each([
	["a negative price", binding({ amount: "-187250" })],
	["a price with pence", binding({ amount: "187250.5" })],
	["a price of nothing", binding({ amount: "0" })],
	["a price in words", binding({ amount: "POA" })],
	["no price", binding({ amount: undefined })],
	["a day that is none", binding({ date: "2025-02-30" })],
	["another postcode", binding({ postcode: "M14 5LA" })],
])("a sale with %s is malformed", async (_, row) => {
	await expect(salesAt(bindings(binding(), row))).rejects.toMatchObject({ why: "malformed" });
});

test("every sale of a postcode passes through unchanged", async () => {
	const rows = Array.from({ length: 12 }, (_, at) => ({
		txid: `sale-${at}`,
		amount: String(187_250 + 12_345 * at),
		date: `2024-${String(at + 1).padStart(2, "0")}-28`,
		saon: at % 3 === 0 ? `FLAT ${at}` : undefined,
	}));
	const { sales } = await salesAt(bindings(...rows.map((row) => binding(row))));
	expect(sales.map((sale) => [sale.price, sale.date]).toSorted()).toEqual(
		rows.map((row) => [Number(row.amount) * 100, row.date]).toSorted(),
	);
});
