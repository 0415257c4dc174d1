import { afterEach, expect, test, vi } from "vitest";
import { fakeFetch, type Scripted } from "../test/fake-fetch.ts";
import { privateRents } from "./private-rents.ts";

const PAGE =
	"/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics";

afterEach(() => {
	vi.useRealTimers();
});

const editions = (...names: string[]): Scripted => ({
	json: { datasets: names.map((name) => ({ uri: `${PAGE}/${name}` })) },
});
const files = (...names: string[]): Scripted => ({
	json: { title: "Private rents", downloads: names.map((file) => ({ file })) },
});

async function find(baseUrl: string, ...script: [Scripted, ...Scripted[]]) {
	const { fetch, sent } = fakeFetch(...script);
	const address = await privateRents({ baseUrl, fetch }).newestWorkbook(
		AbortSignal.timeout(90_000),
	);
	return { address, asked: sent.map(({ url }) => url.pathname) };
}

const ONS = "https://www.ons.gov.uk";

test("the workbook is found by what the pages say as data", async () => {
	const found = await find(ONS, editions("19august2026"), files("pipr14.xlsx"));

	expect(found).toEqual({
		address: `${ONS}/file?uri=${PAGE}/19august2026/pipr14.xlsx`,
		asked: [`${PAGE}/data`, `${PAGE}/19august2026/data`],
	});
});

test.each([
	[["22july2026", "19august2026", "17june2026"], "19august2026"],
	[["2november2025", "17january2026", "30december2025"], "17january2026"],
	[["19august2026", "current"], "current"],
	[["previous", "22july2026/"], "22july2026"],
])("of the editions %j the newest is %s", async (names, newest) => {
	const { asked } = await find(ONS, editions(...names), files("pipr.xlsx"));

	expect(asked[1]).toBe(`${PAGE}/${newest}/data`);
});

test.each([
	["notes.pdf", "pipr.xlsx"],
	["/economy/pipr.xlsx"],
	["/file?uri=/economy/pipr.xlsx"],
	[`${ONS}/file?uri=/economy/pipr.xlsx`],
])("a workbook that is called %s %s is found at its publisher's", async (...names) => {
	const { address } = await find(ONS, editions("19august2026"), files(...names));

	expect(new URL(address).origin).toBe(ONS);
	expect(address).toMatch(/\/file\?uri=\/economy\/.*pipr\.xlsx$/);
});

test.each([
	[
		"another host",
		editions("19august2026"),
		files("https://files.example/pipr.xlsx"),
		"on another host",
	],
	[
		"another host without a scheme",
		editions("19august2026"),
		files("//files.example/a.xlsx"),
		"on another host",
	],
	["another scheme", editions("19august2026"), files("file:///etc/a.xlsx"), "on another host"],
	["no workbook", editions("19august2026"), files("pipr.csv"), "has no workbook"],
	["no date", editions("latest", "31smarch2026"), files("pipr.xlsx"), "has a date"],
	["no editions", editions(), files("pipr.xlsx"), "unexpected shape at datasets"],
	["a page in place of data", { text: "<!doctype html>" }, files("pipr.xlsx"), "not JSON"],
])("%s is a fault", async (_, page, edition, reason) => {
	await expect(find(ONS, page, edition)).rejects.toMatchObject({
		why: "malformed",
		message: expect.stringContaining(reason),
	});
});

test("who is turned away asks once more, after eight seconds or as many as asked for", async () => {
	vi.useFakeTimers();
	const { fetch, sent } = fakeFetch(
		{ status: 429, text: "" },
		editions("19august2026"),
		{ status: 429, text: "", headers: { "Retry-After": "30" } },
		files("pipr.xlsx"),
	);
	const finding = privateRents({ baseUrl: ONS, fetch }).newestWorkbook(AbortSignal.timeout(90_000));

	const asked: number[] = [];
	for (const pause of [7_999, 1, 29_999, 1]) {
		await vi.advanceTimersByTimeAsync(pause);
		asked.push(sent.length);
	}

	expect(asked).toEqual([1, 3, 3, 4]);
	expect(await finding).toContain("pipr.xlsx");
});

test("who is turned away twice gives up", async () => {
	vi.useFakeTimers();
	const finding = find(ONS, { status: 429, text: "" });
	const failing = expect(finding).rejects.toMatchObject({ why: "refused" });

	await vi.advanceTimersByTimeAsync(8_000);

	await failing;
});
