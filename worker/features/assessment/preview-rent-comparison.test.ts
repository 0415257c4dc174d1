import { expect, test } from "vitest";
import { noInputs } from "#domain/base/inputs.ts";
import { fromPounds } from "#domain/base/money.ts";
import { assess } from "#domain/judgement/assess.ts";
import { someFacts } from "#domain/test/some-facts.ts";
import { toPreview } from "./preview-response.ts";

const inputs = { ...noInputs, rent: fromPounds(1_700), bedrooms: 4 };
const assessment = assess(someFacts(), { inputs, chosen: null, day: "2026-11-25" });
const previewFor = (entitled: boolean) => toPreview(assessment, { entitled }, 15);

test("who may read rents by bedrooms has the stated one beside the mean of its bedrooms", () => {
	expect(previewFor(true).rentComparison?.sentences[0]).toBe(
		"£1,700 is 13.3% above the mean for 4 or more bedrooms in Testborough (£1,500, May 2026).",
	);
});

test("anyone else has it beside all homes of the authority, and finds no rent by bedrooms in the answer", () => {
	const preview = previewFor(false);
	expect(preview.rentComparison).toMatchObject({
		isFar: false,
		sentences: expect.arrayContaining([
			"£1,700 is 70.0% above the mean for all homes in Testborough (£1,000, May 2026).",
		]),
		provenance: { sources: [{ name: "Price Index of Private Rents", asOf: "2026-05" }] },
	});
	expect(JSON.stringify(preview)).not.toMatch(/1,?500/);
});
