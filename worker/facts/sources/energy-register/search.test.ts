import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { postcode } from "../test/postcodes.ts";
import { energyRegister } from "./energy-register.ts";

const row = {
	addressLine1: "Flat 1",
	addressLine2: "2 Pretend Terrace",
	addressLine3: null,
	addressLine4: "",
	uprn: 100121241798,
	certificateNumber: "0000-0000-0000-0000-0001",
	constituency: "Manchester Rusholme",
	council: "Manchester",
	currentEnergyEfficiencyBand: "D",
	postTown: "MANCHESTER",
	postcode: "M14 5LL",
	registrationDate: "2020-05-04",
	schemaType: "RdSAP-Schema-20.0.0",
};

async function search(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const register = energyRegister({ baseUrl: "https://epc.example", token: "secret", fetch });
	const summaries = await register.search(postcode("M14 5LL"), AbortSignal.timeout(1000));
	return { summaries, sent };
}

function rows(...data: object[]): Scripted {
	const pagination = { totalRecords: data.length, currentPage: 1, totalPages: 1, pageSize: 5000 };
	return { json: { data, pagination } };
}

test("a line becomes a summary, with its address in one line", async () => {
	const { summaries, sent } = await search(rows(row));
	expect(summaries).toEqual([
		{
			number: "0000-0000-0000-0000-0001",
			address: "Flat 1, 2 Pretend Terrace",
			uprn: "100121241798",
			band: "D",
			registeredOn: "2020-05-04",
		},
	]);
	expect(sent[0]?.url.href).toBe(
		"https://epc.example/api/domestic/search?postcode=M14+5LL&page_size=5000",
	);
	expect(sent[0]?.init).toMatchObject({ headers: { Authorization: "Bearer secret" } });
});

test("the newest certificate comes first", async () => {
	const { summaries } = await search(
		rows(
			{ ...row, registrationDate: "2014-01-01" },
			{ ...row, registrationDate: "2025-03-09" },
			{ ...row, registrationDate: "2020-05-04" },
		),
	);
	expect(summaries.map((summary) => summary.registeredOn)).toEqual([
		"2025-03-09",
		"2020-05-04",
		"2014-01-01",
	]);
});

test("no more than the newest thousand are kept", async () => {
	const old = Array.from({ length: 1200 }, () => ({ ...row, registrationDate: "2013-01-01" }));
	const { summaries } = await search(rows(...old, row));
	expect(summaries).toHaveLength(1000);
	expect(summaries[0]?.registeredOn).toBe("2020-05-04");
});

test.each([
	["wrapped", { data: { error: "No certificates could be found for that query" } }],
	["bare", { error: "No certificates could be found for that query" }],
])("the register's own 404, %s, means no certificates", async (_, json) => {
	expect((await search({ status: 404, json })).summaries).toEqual([]);
});

test("a page without lines is no certificates either", async () => {
	expect((await search(rows())).summaries).toEqual([]);
});

test.each([
	["lower case", "d", "D"],
	["not a letter of the scale", "Z", null],
	["absent", null, null],
	["a number", 61, null],
])("a band that is %s", async (_, letter, band) => {
	const { summaries } = await search(rows({ ...row, currentEnergyEfficiencyBand: letter }));
	expect(summaries[0]?.band).toBe(band);
});

test.each([
	["digits", "12457", "12457"],
	["absent", null, null],
	["below zero", -1, null],
])("a property number that is %s", async (_, uprn, read) => {
	expect((await search(rows({ ...row, uprn }))).summaries[0]?.uprn).toBe(read);
});

test("an address with no lines says that it was not published", async () => {
	const { summaries } = await search(rows({ ...row, addressLine1: null, addressLine2: "" }));
	expect(summaries[0]?.address).toBe("Address not published");
});

test("a missing or wrong token is a refusal", async () => {
	const json = { errors: [{ code: "UNAUTHORISED", title: "You are not authenticated" }] };
	await expect(search({ status: 403, json })).rejects.toMatchObject({ why: "refused" });
});

test("a query the register calls invalid is a refusal, not an empty list", async () => {
	const json = {
		data: { error: "The search query was invalid - please provide a valid postcode" },
	};
	await expect(search({ status: 400, json })).rejects.toMatchObject({ why: "refused" });
});

test.each([
	["the retired service's empty list", { json: { rows: [] } }],
	["a 404 in other words", { status: 404, json: { message: "no such route" } }],
	["a line without a certificate number", rows({ ...row, certificateNumber: "none" })],
	["a day that is none", rows({ ...row, registrationDate: "2026-02-31" })],
	["a line of another postcode", rows({ ...row, postcode: "M14 5LA" })],
	[
		"a page that stops short of its own count",
		{ json: { data: [row], pagination: { totalRecords: 2 } } },
	],
	["a list that is none", { json: { data: {}, pagination: { totalRecords: 0 } } }],
])("%s is malformed", async (_, reply) => {
	await expect(search(reply)).rejects.toMatchObject({ why: "malformed" });
});
