import { expect, test } from "vitest";
import { energySection } from "../../telling/report/energy/compose-energy.ts";
import { someCertificate, somePlace } from "../../test/some-facts.ts";
import { someAssessment } from "../../test/some-report.ts";

const scottish = { code: "S12000026", name: "Scottish Borders", share: 0.6 };
const english = { code: "E06000057", name: "Northumberland", share: 0.4 };
const welsh = { code: "W06000023", name: "Powys", share: 0.6 };
const border = somePlace({ nation: "Scotland", authorities: [scottish, english] });
const bandF = someCertificate({ points: 30, band: "F" });
const onBorder = (over: Parameters<typeof someAssessment>[0] = {}) =>
	someAssessment({ chosen: bandF, facts: { place: border }, ...over });
const forbidden = ({ risks }: ReturnType<typeof someAssessment>) =>
	risks.find(({ id }) => id === "below_minimum");

test("a low band on a border is possibly too low, and the reader is asked for the nation", () => {
	expect(forbidden(onBorder())).toMatchObject({
		certainty: "possible",
		headline: "Band F may be too low to let, by its nation",
		detail:
			"Energy rating F: Scotland and England differ in what may be let. Tell us in which nation the home lies.",
	});
	expect(onBorder().dealBreakers).toEqual([]);
});

test("once the nation is stated its law decides", () => {
	expect(forbidden(onBorder({ nation: "England" }))?.certainty).toBe("certain");
	expect(onBorder({ nation: "England" }).dealBreakers).toHaveLength(1);
	expect(forbidden(onBorder({ nation: "Scotland" }))).toBeUndefined();
});

test("between England and Wales the minimum is the same, whichever it is", () => {
	const place = somePlace({ nation: "Wales", authorities: [welsh, english] });
	expect(forbidden(onBorder({ facts: { place } }))?.certainty).toBe("certain");
});

test("a report on a border prints no standard before its nation is known", () => {
	const { answer, standards, standardNote } = energySection(onBorder());
	expect(answer).toBe(
		"Rated F. Scotland and England differ in what may be let: tell us in which nation the home lies.",
	);
	expect(standards).toEqual([]);
	expect(standardNote).toContain("tell us in which nation");
});
