import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { someCertificate } from "../../../test/some-facts.ts";
import { fullFacts, reportOf } from "../../../test/some-report.ts";

const { narrative } = reportOf({
	facts: fullFacts(),
	chosen: someCertificate({ points: 30, band: "F", registeredOn: "2020-01-01" }),
	use: "sharers",
	price: fromPounds(300_000),
	rent: fromPounds(1_000),
});

test("the gravest comes first, no more than six of either are told, and each ends as a sentence", () => {
	const { keyRisks, recommendations } = narrative;
	// Of what forbids the letting a licence comes before energy.
	expect(keyRisks.slice(0, 2).map(({ id }) => id)).toEqual(["licence_selective", "below_minimum"]);
	expect([keyRisks.length, recommendations.length]).toEqual([6, 6]);
	for (const { text } of [...keyRisks, ...recommendations]) {
		expect(text).toMatch(/^[A-Z].*\.$/);
	}
});

test("the rules name no model", () => {
	expect(narrative).toMatchObject({ writtenBy: "rules", model: null });
});
