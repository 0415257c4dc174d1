import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { energyRegister } from "./energy-register.ts";

const days = { from: "2026-11-13", to: "2026-11-19", page: 2 } as const;

async function lodged(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const register = energyRegister({ baseUrl: "https://epc.example", token: "secret", fetch });
	return { found: await register.lodged(days, AbortSignal.timeout(1000)), sent };
}

const page = (postcodes: unknown[], currentPage = 2, totalPages = 3): Scripted => ({
	json: {
		data: postcodes.map((postcode) => ({ postcode, currentEnergyEfficiencyBand: "D" })),
		pagination: { totalRecords: 12_000, currentPage, totalPages, pageSize: 5000 },
	},
});

test("a page of what was lodged gives each postcode once, whatever else is on its lines", async () => {
	const { found, sent } = await lodged(page(["M14 5LL", "m145ll", "BN2 9QA", null, "", "unknown"]));
	expect(found).toEqual({ certificates: 6, postcodes: ["M145LL", "BN29QA"], pages: 3 });
	expect(sent[0]?.url.search).toBe(
		"?date_start=2026-11-13&date_end=2026-11-19&current_page=2&page_size=5000",
	);
});

test("a full page of long addresses is within what is read", async () => {
	const row = { postcode: "M14 5LL", addressLine1: "x".repeat(500) };
	const pagination = { currentPage: 2, totalPages: 2 };
	const { found } = await lodged({ json: { data: Array(5000).fill(row), pagination } });
	expect(found?.certificates).toBe(5000);
});

test("days on which nothing was lodged have no page", async () => {
	const json = { data: { error: "No certificates could be found for that query" } };
	expect((await lodged({ status: 404, json })).found?.pages).toBe(0);
});

test("a page beyond the last is none", async () => {
	const json = { data: { error: "The requested page number is out of range" } };
	expect((await lodged({ status: 400, json })).found).toBeNull();
});

test.each([
	["another page than was asked for", page(["M14 5LL"], 1)],
	["no pages", { json: { data: [] } }],
	["the retired service's empty list", { json: { rows: [] } }],
	["a 400 in other words", { status: 400, json: { data: { error: "The search is invalid" } } }],
	["a 404 in other words", { status: 404, json: { message: "no such route" } }],
])("%s is malformed", async (_, reply) => {
	await expect(lodged(reply)).rejects.toMatchObject({ why: "malformed" });
});
