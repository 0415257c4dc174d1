import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { someCertificate, somePlace, someScheme, someUnit } from "../../../test/some-facts.ts";
import { reportOf, someReport } from "../../../test/some-report.ts";
import type { ReportDocument } from "../document/document.ts";
import { riskWordsOf } from "./risk-words.ts";
import { categoryLine, riskInWords } from "./verdict-words.ts";

/** A report that has this risk score, whatever it was made of. */
function ofRisk(riskScore: number | null, document: ReportDocument = someReport()): ReportDocument {
	return { ...document, verdict: { ...document.verdict, riskScore } };
}

test.each([
	[100, "High Risk: High-risk investment - consider alternatives"],
	[80, "High Risk: High-risk investment - consider alternatives"],
	[79, "Higher risk - thorough due diligence recommended"],
	[60, "Higher risk - thorough due diligence recommended"],
	[59, "Moderate risk - consider market conditions"],
	[40, "Moderate risk - consider market conditions"],
])("a risk of %i is told as %s", (risk, words) => {
	expect(riskInWords(riskWordsOf(ofRisk(risk)))).toBe(words);
	expect(categoryLine(riskWordsOf(ofRisk(risk)))).toBe(`Risk category: ${words}`);
});

test("without a risk score there is no category", () => {
	expect(riskWordsOf(ofRisk(null))).toBeNull();
	expect(categoryLine(null)).toBe("Risk category: not enough is known to say.");
});

const PRAISE = "Low Risk: Low-risk investment with strong fundamentals";
const rightBand = { chosen: someCertificate({ points: 72, band: "C" }) };
const paying = { price: fromPounds(100_000), rent: fromPounds(1_200) };
/** No council asks for a licence of one household there. */
const unlicensed = {
	facts: { place: someUnit(), schemes: [someScheme({ kind: "none", verifiedOn: "2026-11-01" })] },
};
const praised = (stated: Parameters<typeof reportOf>[0]) =>
	riskInWords(riskWordsOf(ofRisk(25, reportOf(stated))));

test.each([
	["meets the standard", { ...rightBand, ...paying, ...unlicensed }],
	[
		"may be let by an exemption alone",
		{
			...paying,
			...unlicensed,
			chosen: someCertificate({ points: 30, band: "F" }),
			exemption: true,
		},
	],
	[
		"lies where no standard is in force and has no certificate",
		{ ...paying, facts: { place: somePlace({ nation: "Scotland" }) } },
	],
])("a low risk is praised of a home that %s, needs no licence and pays", (_, stated) => {
	expect(praised(stated)).toBe(PRAISE);
});

test.each([
	[
		"loses money",
		{ ...rightBand, ...unlicensed, price: fromPounds(400_000), rent: fromPounds(1_200) },
	],
	[
		"loses money once a higher-rate taxpayer paid the tax",
		{ ...rightBand, ...unlicensed, price: fromPounds(190_000), rent: fromPounds(1_100) },
	],
	["needs a licence that nobody has settled", { ...rightBand, ...paying }],
	[
		"probably needs a selective licence",
		{ ...rightBand, ...paying, facts: { place: someUnit(), schemes: [someScheme()] } },
	],
	["has no rent that is known", { ...rightBand, facts: { rents: [], authorities: [] } }],
	[
		"may not be let",
		{ ...paying, ...unlicensed, chosen: someCertificate({ points: 30, band: "F" }) },
	],
	["has no certificate of its own", { ...paying, ...unlicensed }],
	[
		"has a certificate that ran out",
		{
			...paying,
			...unlicensed,
			chosen: someCertificate({ points: 72, band: "C", registeredOn: "2015-01-01" }),
		},
	],
])("a home that %s is not praised, not by a badge either", (_, stated) => {
	expect(praised(stated)).toBe("");
	expect(categoryLine(riskWordsOf(ofRisk(25, reportOf(stated))))).toBe("");
});
