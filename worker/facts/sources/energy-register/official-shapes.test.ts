import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fakeFetch } from "#datasets/test/fake-fetch.ts";
import type { Certificate } from "#domain/epc/certificate.ts";
import { sampleForTest } from "#tools/shared-samples.ts";
import { energyRegister } from "./energy-register.ts";
import { improvementTitles } from "./improvement-titles.ts";

const NUMBER = "0000-0000-0000-0000-0000";
const folder = sampleForTest("epc_new/json_samples");
const files = folder ? readdirSync(folder) : [];

function official(file: string) {
	return JSON.parse(readFileSync(join(folder ?? "", file), "utf8"));
}

async function read(file: string): Promise<Certificate | null> {
	const { fetch } = fakeFetch({ json: { data: official(file) } });
	const register = energyRegister({ baseUrl: "https://epc.example", token: "secret", fetch });
	return await register.certificate(NUMBER, AbortSignal.timeout(1000));
}

test.skipIf(!folder)("there are 37 official shapes", () => {
	expect(files).toHaveLength(37);
});

test.each(files)("%s is read without loss", async (file) => {
	const shape = official(file);
	const certificate = await read(file);
	expect(certificate).toMatchObject({
		registeredOn: shape.registration_date,
		points: shape.energy_rating_current,
		band: shape.current_energy_efficiency_band,
		potentialPoints: shape.energy_rating_potential,
		potentialBand: shape.potential_energy_efficiency_band,
		floorArea: shape.total_floor_area ?? null,
		uprn: "12457",
		propertyType: expect.stringMatching(/^(House|Bungalow|Flat|Maisonette)$/),
		builtForm: expect.stringMatching(/^(Detached|Semi-detached|Mid-terrace)$/),
	});
	expect(certificate?.improvements).toHaveLength((shape.suggested_improvements ?? []).length);
});

test.each(files)("every cost %s prints is read", async (file) => {
	const printed = (official(file).suggested_improvements ?? []).filter(
		(step: { indicative_cost?: unknown }) => step.indicative_cost !== undefined,
	);
	const costs = (await read(file))?.improvements.filter((improvement) => improvement.cost !== null);
	expect(costs).toHaveLength(printed.length);
});

test.skipIf(!folder)("mangled pound signs do not change a cost", async () => {
	const costs = (await read("SAP-Schema-16.3__sap.json"))?.improvements.map(({ cost }) => cost);
	expect(costs).toEqual([
		{ low: 400_000, high: 600_000 },
		{ low: 1_100_000, high: 2_000_000 },
	]);
	const lamp = (await read("SAP-Schema-15.0__sap.json"))?.improvements.find(({ cost }) => cost);
	expect(lamp?.cost).toEqual({ low: 1800, high: 1800 });
});

test.skipIf(!folder)("a recommendation in text alone keeps its words", async () => {
	const titles = (await read("SAP-Schema-12.0__rdsap.json"))?.improvements.map(
		({ title }) => title,
	);
	expect(titles).toEqual(["Low energy lighting for all fixed outlets", "Improvement desc"]);
});

const lookups = sampleForTest("epc_new/code_lookups_RdSAP21.0.1_SAP19.1.json");

test.skipIf(!lookups)("every numbered recommendation of the current schemas has a title", () => {
	const schemas: { improvement_summary: object }[] = Object.values(
		JSON.parse(readFileSync(lookups ?? "", "utf8")),
	);
	const codes = schemas.flatMap((schema) => Object.keys(schema.improvement_summary)).map(Number);
	expect(codes.length).toBeGreaterThan(60);
	expect(codes.filter((code) => !improvementTitles[code])).toEqual([]);
});
