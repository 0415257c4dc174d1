import { expect, test } from "vitest";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { energyRegister } from "./energy-register.ts";

const NUMBER = "0000-0000-0000-0000-0001";

const step = {
	sequence: 1,
	typical_saving: { value: 88, currency: "GBP" },
	indicative_cost: "£500 - £1,500",
	improvement_type: "B",
	improvement_details: { improvement_number: 6 },
	improvement_category: 5,
	energy_performance_rating: 59,
	environmental_impact_rating: 60,
};

const document = {
	assessment_type: "RdSAP",
	schema_type: "RdSAP-Schema-21.0.1",
	registration_date: "2021-03-04",
	inspection_date: "2021-03-01",
	postcode: "M14 5LL",
	post_town: "MANCHESTER",
	address_line_1: "3 Pretend Terrace",
	uprn: 12457,
	current_energy_efficiency_band: "E",
	potential_energy_efficiency_band: "C",
	energy_rating_current: 48,
	energy_rating_potential: 74,
	total_floor_area: 81,
	property_type: 0,
	built_form: 4,
	dwelling_type: "Mid-terrace house",
	suggested_improvements: [step],
};

async function fetched(reply: Scripted) {
	const { fetch, sent } = fakeFetch(reply);
	const register = energyRegister({ baseUrl: "https://epc.example", token: "secret", fetch });
	return { certificate: await register.certificate(NUMBER, AbortSignal.timeout(1000)), sent };
}

async function read(change: object) {
	return (await fetched({ json: { data: { ...document, ...change } } })).certificate;
}

test("a certificate is read in full", async () => {
	const { certificate, sent } = await fetched({ json: { data: document } });
	expect(certificate).toEqual({
		number: NUMBER,
		address: "3 Pretend Terrace",
		uprn: "12457",
		postcode: "M14 5LL",
		registeredOn: "2021-03-04",
		inspectedOn: "2021-03-01",
		points: 48,
		band: "E",
		potentialPoints: 74,
		potentialBand: "C",
		propertyType: "House",
		builtForm: "Mid-terrace",
		floorArea: 81,
		improvements: [
			{
				sequence: 1,
				code: 6,
				title: "Cavity wall insulation",
				cost: { low: 50_000, high: 150_000 },
				pointsAfter: 59,
			},
		],
	});
	expect(sent[0]?.url.href).toBe(
		`https://epc.example/api/certificate?certificate_number=${NUMBER}`,
	);
});

test.each([
	["wrapped", { data: { error: "Certificate not found" } }],
	["bare", { error: "Certificate not found" }],
])("the register's own 404, %s, means there is no such certificate", async (_, json) => {
	expect((await fetched({ status: 404, json })).certificate).toBeNull();
});

test("a shop's certificate is not a home's", async () => {
	expect(await read({ assessment_type: "CEPC", energy_rating_current: null })).toBeNull();
});

test("the points decide the band where the letter is missing or disagrees", async () => {
	expect(await read({ current_energy_efficiency_band: null })).toMatchObject({ band: "E" });
	expect(await read({ current_energy_efficiency_band: "A" })).toMatchObject({ band: "E" });
});

test("without points the letter stands and no points are made up", async () => {
	expect(await read({ energy_rating_current: null })).toMatchObject({ points: null, band: "E" });
});

test("a home that exports energy may have more than a hundred points", async () => {
	expect(await read({ energy_rating_current: 112 })).toMatchObject({ points: 112, band: "A" });
});

test.each([
	[55, 55],
	[{ value: 55, quantity: "square metres" }, 55],
	[undefined, null],
	[null, null],
	[0, null],
	[-55, null],
	["55", null],
	[4_000_000, null],
])("a floor area sent as %j is %j square metres", async (total_floor_area, floorArea) => {
	expect(await read({ total_floor_area })).toMatchObject({ floorArea });
});

test("a property type is read from its code, else from the dwelling's description in either form", async () => {
	expect(await read({ property_type: "2" })).toMatchObject({ propertyType: "Flat" });
	const described = { property_type: null, built_form: "NR" };
	expect(await read({ ...described, dwelling_type: "Top-floor flat" })).toMatchObject({
		propertyType: "Top-floor flat",
		builtForm: null,
	});
	expect(
		await read({ ...described, dwelling_type: { value: "Mid-floor flat", language: "1" } }),
	).toMatchObject({ propertyType: "Mid-floor flat" });
	expect(await read({ ...described, dwelling_type: undefined })).toMatchObject({
		propertyType: null,
	});
});

test.each([[undefined], [null], [[]]])("%j for improvements is none", async (improvements) => {
	expect(await read({ suggested_improvements: improvements })).toMatchObject({ improvements: [] });
});

test("improvements come in their own order", async () => {
	const certificate = await read({
		suggested_improvements: [
			{ ...step, sequence: 2, improvement_details: { improvement_number: 5 } },
			step,
		],
	});
	expect(certificate?.improvements.map((improvement) => improvement.title)).toEqual([
		"Cavity wall insulation",
		"Loft insulation to 270 mm",
	]);
});

test.each([
	["a summary of its own", { improvement_summary: "Low energy lighting" }, "Low energy lighting"],
	["a heading", { improvement_heading: "Lighting" }, "Lighting"],
	[
		"texts in place of a number",
		{ improvement_details: { improvement_texts: { improvement_description: "Replace the door" } } },
		"Replace the door",
	],
	[
		"a number that is on no list",
		{ improvement_details: { improvement_number: 999 } },
		"Not named on the certificate",
	],
	["nothing at all", {}, "Not named on the certificate"],
])("a step with %s is named after it", async (_, words, title) => {
	const { improvement_details: _details, ...bare } = step;
	const certificate = await read({ suggested_improvements: [{ ...bare, ...words }] });
	expect(certificate?.improvements[0]?.title).toBe(title);
});

test("a paragraph in place of a name is shortened at a word", async () => {
	const { improvement_details: _details, ...bare } = step;
	const improvement_description = `Cavity wall insulation, ${"to fill the gap ".repeat(20)}`;
	const certificate = await read({
		suggested_improvements: [{ ...bare, improvement_description }],
	});
	expect(certificate?.improvements[0]?.title).toMatch(/^Cavity wall insulation, .{60,76}[a-z]…$/);
});

test("a step without a readable cost or points says neither", async () => {
	const certificate = await read({
		suggested_improvements: [{ sequence: 1, indicative_cost: "ask a builder" }],
	});
	expect(certificate?.improvements[0]).toMatchObject({ cost: null, pointsAfter: null, code: null });
});

test.each([
	["points above what any home has", { energy_rating_current: 131 }],
	["points below one", { energy_rating_potential: -4 }],
	["points in words", { energy_rating_current: "48" }],
	["half a point", { energy_rating_current: 48.5 }],
	[
		"a step that leads to impossible points",
		{ suggested_improvements: [{ ...step, energy_performance_rating: 900 }] },
	],
	["a step that cannot be placed", { suggested_improvements: [{ ...step, sequence: "first" }] }],
	["a day that is none", { registration_date: "04/03/2021" }],
	["no postcode", { postcode: "" }],
	["no kind of assessment", { assessment_type: undefined }],
])("a certificate with %s is malformed", async (_, change) => {
	await expect(read(change)).rejects.toMatchObject({ why: "malformed" });
});

test("a 404 in other words is malformed", async () => {
	await expect(fetched({ status: 404, json: { message: "no such route" } })).rejects.toMatchObject({
		why: "malformed",
	});
});

test("an inspection day that cannot be read is left out", async () => {
	expect(await read({ inspection_date: "yesterday" })).toMatchObject({ inspectedOn: null });
});
