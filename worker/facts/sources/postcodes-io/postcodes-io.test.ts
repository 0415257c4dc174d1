import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { postcode } from "../test/postcodes.ts";
import { postcodesIo } from "./postcodes-io.ts";

const result = {
	postcode: "M14 5LL",
	country: "England",
	region: "North West",
	latitude: 53.45018,
	longitude: -2.22138,
	admin_district: "Manchester",
	admin_ward: "Rusholme",
	european_electoral_region: "North West",
	codes: {
		admin_district: "E08000003",
		admin_county: "E99999999",
		admin_ward: "E05011377",
		msoa: "E02001070",
		msoa21: "E02001070",
	},
};

async function lookUp(reply: Scripted, asked = "M14 5LL") {
	const { fetch, sent } = fakeFetch(reply);
	const source = postcodesIo({ baseUrl: "https://postcodes.example", fetch });
	return { geography: await source.lookUp(postcode(asked), AbortSignal.timeout(1000)), sent };
}

function found(change: object): Scripted {
	return { json: { status: 200, result: { ...result, ...change } } };
}

function notFound(body: object): Scripted {
	return { status: 404, json: { status: 404, ...body } };
}

test("a live postcode is placed in its nation, region, authority, ward and area", async () => {
	const { geography, sent } = await lookUp(found({}));
	expect(geography).toEqual({
		kind: "live",
		nation: "England",
		region: "North West",
		authority: { code: "E08000003", name: "Manchester" },
		ward: { code: "E05011377", name: "Rusholme" },
		msoa: "E02001070",
		position: { lat: 53.45018, lng: -2.22138 },
	});
	expect(sent[0]?.url.href).toBe("https://postcodes.example/postcodes/M145LL");
});

test("the 2021 area is taken where older services name it apart", async () => {
	const codes = { ...result.codes, msoa: "E02001069", msoa21: "E02001070" };
	expect((await lookUp(found({ codes }))).geography).toMatchObject({ msoa: "E02001070" });
	const { msoa21: _, ...older } = codes;
	expect((await lookUp(found({ codes: older }))).geography).toMatchObject({ msoa: "E02001069" });
});

test("a pseudo code is no area at all", async () => {
	const codes = { ...result.codes, admin_ward: "E99999999", msoa: "E99999999", msoa21: null };
	expect((await lookUp(found({ codes }))).geography).toMatchObject({ ward: null, msoa: null });
});

test("a postcode without a grid reference has no position", async () => {
	const { geography } = await lookUp(found({ latitude: null, longitude: null }));
	expect(geography).toMatchObject({ kind: "live", position: null });
});

test.each(["Channel Islands", "Isle of Man"])(
	"%s is outside the United Kingdom",
	async (country) => {
		const { geography } = await lookUp(
			found({ country, region: null, admin_district: null, admin_ward: null, latitude: null }),
		);
		expect(geography).toEqual({ kind: "outside", country });
	},
);

test("a terminated postcode says since when", async () => {
	const { geography } = await lookUp(
		notFound({
			error: "Postcode not found",
			terminated: {
				postcode: "E1W 1UU",
				year_terminated: 2015,
				month_terminated: 2,
				longitude: -0.073732,
				latitude: 51.508007,
			},
		}),
		"E1W 1UU",
	);
	expect(geography).toEqual({ kind: "terminated", since: "2015-02" });
});

test.each(["Postcode not found", "Invalid postcode"])("%j means there is none", async (error) => {
	expect((await lookUp(notFound({ error }))).geography).toEqual({ kind: "absent" });
});

test.each([
	["a latitude outside the country", found({ latitude: 91 })],
	["a longitude in words", found({ longitude: "west" })],
	["the null island", found({ latitude: 0, longitude: 0 })],
	["a nation nobody knows", found({ country: "Atlantis" })],
	["a code that is none", found({ codes: { ...result.codes, admin_district: 8 } })],
	["another postcode", found({ postcode: "M14 5LA" })],
	["an empty result", { json: { status: 200, result: null } }],
	["a 404 of a proxy", notFound({ error: "no route" })],
	[
		"a thirteenth month",
		notFound({
			error: "Postcode not found",
			terminated: { year_terminated: 2015, month_terminated: 13 },
		}),
	],
])("%s is malformed", async (_, reply) => {
	await expect(lookUp(reply)).rejects.toMatchObject({ why: "malformed" });
});

async function around(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const source = postcodesIo({ baseUrl: "https://postcodes.example", fetch });
	const found = await source.nearest({ lat: 51.4852, lng: -3.1682 }, AbortSignal.timeout(1000));
	return { found: found.map((near) => [near.postcode.formatted, near.metres]), sent };
}

test("postcodes around a position come with their distance in metres, nearest first", async () => {
	const { found, sent } = await around({
		json: {
			status: 200,
			result: [
				{ ...result, postcode: "CF24 3AA", distance: 61.4 },
				{ ...result, postcode: "CF24 3AB", distance: 42.6 },
				{ ...result, postcode: "JE2 3AB", distance: 50 },
			],
		},
	});
	expect(found).toEqual([
		["CF24 3AB", 43],
		["CF24 3AA", 61],
	]);
	expect(sent[0]?.url.href).toBe(
		"https://postcodes.example/postcodes?lon=-3.1682&lat=51.4852&limit=50&radius=1000",
	);
});

test("a position with no postcode in reach has none around it", async () => {
	expect((await around({ json: { status: 200, result: null } })).found).toEqual([]);
});

test.each([
	["no list", { json: { status: 200, result: "none" } }],
	["a distance in words", { json: { result: [{ postcode: "CF24 3AB", distance: "near" }] } }],
	["a distance below nothing", { json: { result: [{ postcode: "CF24 3AB", distance: -1 }] } }],
])("%s around a position is malformed", async (_, reply) => {
	await expect(around(reply)).rejects.toMatchObject({ why: "malformed" });
});

test("whatever else the published contract sends changes nothing", async () => {
	const more = {
		outcode: "M14",
		incode: "5LL",
		quality: 1,
		eastings: 385_395,
		northings: 394_847,
		nhs_ha: "North West",
		admin_county: "",
		parish: "Manchester, unparished area",
		ced: null,
		lep2: null,
		date_of_introduction: "198001",
		codes: { ...result.codes, ced: "E99999999", nuts: "TLD33", lsoa: "E01005231", ccg_id: "14L" },
	};
	expect((await lookUp(found(more))).geography).toEqual((await lookUp(found({}))).geography);
});
