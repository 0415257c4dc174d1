import { expect, test } from "vitest";
import { fakeFetch } from "#datasets/test/fake-fetch.ts";
import type { Certificate } from "#domain/base/facts/certificate.ts";
import { energyRegister } from "./energy-register.ts";
import { improvementTitles } from "./improvement-titles.ts";

const NUMBER = "0000-0000-0000-0000-0000";

/** A made-up home, in the fields that every version of the register's schemas has. */
const home = {
	assessment_type: "RdSAP",
	postcode: "M14 5LL",
	registration_date: "2020-05-04",
	energy_rating_current: 50,
	current_energy_efficiency_band: "E",
	energy_rating_potential: 72,
	potential_energy_efficiency_band: "C",
	uprn: 12457,
	property_type: 0,
	built_form: 2,
};
const house = { ...home, dwelling_type: "Mid-terrace house", total_floor_area: 69 };
const inWords = { value: "Mid-floor flat", language: "1" };

type Step = Readonly<Record<string, unknown>>;

/** A step as all versions tell it; what names it and what it costs differs. */
function step(sequence: number, more: object): Step {
	return {
		sequence,
		typical_saving: 360,
		improvement_category: 1,
		energy_performance_rating: 50 + sequence,
		environmental_impact_rating: 50,
		...more,
	};
}
const numbered = (number: number) => ({ improvement_details: { improvement_number: number } });
const pounds = (amount: number) => ({ value: amount, currency: "GBP" });

/** What differs between the versions, each as its documents are built. */
const shapes = {
	"SAP 11.0: steps without a name, no floor area": {
		...home,
		property_type: 3,
		built_form: 1,
		suggested_improvements: [step(1, {}), step(2, { improvement_description: "New doors" })],
	},
	"SAP 12.0: steps in text": {
		...home,
		suggested_improvements: [
			step(1, { improvement_heading: "Lamps", improvement_summary: "Low energy lamps" }),
			step(2, { improvement_description: "New doors" }),
		],
	},
	"SAP 14.0: numbers, or texts in their place": {
		...house,
		suggested_improvements: [
			step(1, numbered(5)),
			step(2, {
				improvement_details: { improvement_texts: { improvement_description: "New doors" } },
			}),
		],
	},
	"SAP 15.0: pound signs lost": {
		...house,
		suggested_improvements: [step(1, { ...numbered(35), indicative_cost: "??18" })],
	},
	"SAP 16.2: no steps": { ...house, built_form: 1, suggested_improvements: [] },
	"SAP 16.3: pound signs in two letters": {
		...house,
		built_form: 4,
		suggested_improvements: [
			step(1, { ...numbered(19), indicative_cost: "Â£4,000 - Â£6,000" }),
			step(2, { ...numbered(34), indicative_cost: "Â£11,000 - Â£20,000" }),
		],
	},
	"RdSAP 17.0: words and savings as objects": {
		...home,
		property_type: 2,
		dwelling_type: inWords,
		total_floor_area: 55,
		suggested_improvements: [
			step(1, { ...numbered(1), typical_saving: pounds(158), indicative_cost: "£15 - £30" }),
			step(2, { ...numbered(35), typical_saving: pounds(14), indicative_cost: "£15" }),
		],
	},
	"RdSAP 21.0: a cost as a number": {
		...house,
		suggested_improvements: [
			step(1, { ...numbered(5), indicative_cost: "£100 - £350" }),
			step(2, { ...numbered(1), indicative_cost: 2000 }),
		],
	},
} as const;
type Shape = keyof typeof shapes;
const names = Object.keys(shapes) as Shape[];

async function read(shape: Shape): Promise<Certificate | null> {
	const { fetch } = fakeFetch({ json: { data: shapes[shape] } });
	const register = energyRegister({ baseUrl: "https://epc.example", token: "secret", fetch });
	return await register.certificate(NUMBER, AbortSignal.timeout(1000));
}

test.each(names)("%s is read without loss", async (name) => {
	const shape = shapes[name];
	const certificate = await read(name);
	expect(certificate).toMatchObject({
		registeredOn: shape.registration_date,
		points: shape.energy_rating_current,
		band: shape.current_energy_efficiency_band,
		potentialPoints: shape.energy_rating_potential,
		potentialBand: shape.potential_energy_efficiency_band,
		floorArea: "total_floor_area" in shape ? shape.total_floor_area : null,
		uprn: "12457",
		propertyType: expect.stringMatching(/^(House|Bungalow|Flat|Maisonette)$/),
		builtForm: expect.stringMatching(/^(Detached|Semi-detached|Mid-terrace)$/),
	});
	expect(certificate?.improvements).toHaveLength(shape.suggested_improvements.length);
});

test.each(names)("every cost that %s prints is read", async (name) => {
	const steps: readonly Step[] = shapes[name].suggested_improvements;
	const printed = steps.filter((each) => each["indicative_cost"] !== undefined);
	const costs = (await read(name))?.improvements.filter(({ cost }) => cost !== null);
	expect(costs).toHaveLength(printed.length);
});

test("mangled pound signs do not change a cost", async () => {
	const costsOf = async (shape: Shape) => (await read(shape))?.improvements.map(({ cost }) => cost);
	expect(await costsOf("SAP 16.3: pound signs in two letters")).toEqual([
		{ low: 400_000, high: 600_000 },
		{ low: 1_100_000, high: 2_000_000 },
	]);
	expect(await costsOf("SAP 15.0: pound signs lost")).toEqual([{ low: 1800, high: 1800 }]);
});

test("a recommendation in text alone keeps its words", async () => {
	const titles = (await read("SAP 12.0: steps in text"))?.improvements.map(({ title }) => title);
	expect(titles).toEqual(["Low energy lamps", "New doors"]);
});

/** Numbers that the code lists of RdSAP 21.0.1 and SAP 19.1 leave out of 1 to 76. */
const UNUSED = [21, 32, 33, 41, 43, 64, 67, 68, 69, 71, 74];

test("every numbered recommendation of the current schemas has a title", () => {
	const codes = Array.from({ length: 76 }, (_, at) => at + 1).filter(
		(code) => !UNUSED.includes(code),
	);
	expect(codes.filter((code) => !improvementTitles[code])).toEqual([]);
});
