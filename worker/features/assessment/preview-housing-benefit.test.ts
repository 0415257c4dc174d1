import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { Browser } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const ask = (postcode: string, brma?: string) =>
	new Browser().ask(
		`/api/property/preview/${postcode}${brma === undefined ? "" : `?brma=${encodeURIComponent(brma)}`}`,
	);
const benefitOf = async (response: Response) => Preview.parse(await response.json()).housingBenefit;

test("without an area a postcode of England is asked for one, and told no rate", async () => {
	const { area, choices, rates } = await benefitOf(await ask("M145LL"));
	expect([area, rates, choices]).toEqual([null, [], null]);
});

test("with its area the rates are told, and what was chosen is echoed", async () => {
	const response = await ask("M145LL", "Southern Greater Manchester");
	const preview = Preview.parse(await response.json());
	expect(preview.housingBenefit).toMatchObject({
		area: "Southern Greater Manchester",
		because: "stated",
	});
	expect(preview.housingBenefit.rates).toHaveLength(5);
	expect(preview.inputs.brma).toBe("Southern Greater Manchester");
});

test.each(["Cardiff", "x".repeat(81), "<script>"])("%s is refused on its field", async (brma) => {
	const response = await ask("M145LL", brma);
	expect(response.status).toBe(400);
	expect(Object.keys(ProblemBody.parse(await response.json()).fields ?? {})).toEqual(["brma"]);
});

test("in Northern Ireland the area follows from the outcode", async () => {
	expect(await benefitOf(await ask("BT15GS"))).toMatchObject({
		area: "Belfast",
		because: "outcode",
		choices: [],
	});
});

test("in Scotland the council tells the area where it lies in one", async () => {
	expect(await benefitOf(await ask("EH65NP"))).toMatchObject({
		area: "Lothian",
		because: "council",
		provenance: { sources: [{ publisher: "Scottish Government", asOf: "2026-04" }] },
	});
});

test("in a Scottish council of several areas one of its own is asked for, and no other taken", async () => {
	const { area, choices } = await benefitOf(await ask("G466JL"));
	expect(area).toBeNull();
	expect(choices).toEqual(["Greater Glasgow", "Renfrewshire and Inverclyde"]);
	expect((await benefitOf(await ask("G466JL", "Greater Glasgow"))).because).toBe("stated");
	expect((await ask("G466JL", "Lothian")).status).toBe(400);
});
