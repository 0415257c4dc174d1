import { expect, test } from "vitest";
import type { Facts } from "../../../base/facts/facts.ts";
import { fromPounds } from "../../../base/money.ts";
import { someArea, someScheme } from "../../../test/some-facts.ts";
import {
	bareScotland,
	certificateE,
	fullFacts,
	someAssessment,
	someBareReport,
} from "../../../test/some-report.ts";
import { composeReport } from "../compose-report.ts";
import { readStoredReport } from "../read-stored-report.ts";
import { reportContents, reportQuestions } from "./contents.ts";
import { offerOf, offerOfReport } from "./offer.ts";

const figuresTyped = { rent: fromPounds(1_100), price: fromPounds(210_000) };

/** What settles the licence of one household; the made-up place knows everything else. */
const licence = {
	schemes: [someScheme({ id: "selective", kind: "selective" })],
} satisfies Partial<Facts>;
const withoutRent = { rents: [], thresholds: [] } satisfies Partial<Facts>;

/** A place of which the energy band is known and nothing of its market. */
const bandAlone = {
	...withoutRent,
	authorities: [],
	regionPrices: null,
	areas: [someArea({ medianSalePrice: null })],
} satisfies Partial<Facts>;

test("a home about which all is known is sold with all five lines", () => {
	const offer = offerOf(someAssessment({ facts: fullFacts(), chosen: certificateE }));
	expect(offer).toEqual({
		isSold: true,
		holds: reportContents,
		lacks: [],
		questions: Object.values(reportQuestions),
		reason: null,
	});
});

test("where nothing but the law is known nothing is sold, and what is missing is named", () => {
	const offer = offerOf(someAssessment({ facts: bareScotland }));
	expect(offer).toMatchObject({ isSold: false, holds: [] });
	expect(offer.reason).toBe(
		"We do not sell a report on ZZ1 1ZZ, because too little is published about it. We do not know its energy rating, rents and prices.",
	);
});

test("figures that the visitor typed make nothing known", () => {
	// Energy and the typed yield are enough for a score.
	const typed = someAssessment({ facts: bandAlone, ...figuresTyped });
	expect(typed.score.value).not.toBeNull();
	expect(offerOf(typed)).toMatchObject({ isSold: false });
});

test("three of the four and a score are sold, two and a score are not", () => {
	const three = someAssessment({ facts: { ...licence, ...withoutRent } });
	const two = someAssessment({ facts: { ...licence, ...bandAlone } });
	expect([three.score.value, two.score.value]).not.toContain(null);
	expect(offerOf(three)).toMatchObject({ isSold: true });
	expect(offerOf(two)).toMatchObject({
		isSold: false,
		reason: expect.stringMatching(/We do not know its rents and prices\.$/),
	});
});

test("three of the four without a score are not sold", () => {
	const facts = { ...licence, areas: [], authorities: [], thresholds: [] };
	const assessment = someAssessment({ facts });
	expect(assessment.score.value).toBeNull();
	expect(offerOf(assessment)).toMatchObject({
		isSold: false,
		reason: expect.stringMatching(/We do not know its energy rating\.$/),
	});
});

test("without energy the offer says so first, and neither promises its analysis", () => {
	const offer = offerOf(someAssessment({ facts: { ...licence, areas: [] } }));
	expect(offer).toMatchObject({
		isSold: true,
		reason: "No energy rating is known for ZZ1 1ZZ.",
		lacks: [{ what: "EPC analysis with upgrade costs", why: expect.stringMatching(/\w+\.$/) }],
	});
	expect(offer.holds).toEqual(reportContents.slice(1));
});

test("a typical band promises no upgrade costs, and says why", () => {
	const { holds, lacks } = offerOf(someAssessment({ facts: licence }));
	expect(holds[0]).toBe("EPC analysis");
	expect(lacks).toEqual([{ what: "Upgrade costs", why: expect.stringMatching(/\w+\.$/) }]);
});

test("a licence that nobody can tell is lacked, with the reason", () => {
	expect(offerOf(someAssessment()).lacks).toContainEqual({
		what: "HMO, selective licensing and Article 4 checks",
		why: expect.stringMatching(/can tell you/),
	});
});

test("a place without a rent promises its market and no yield", () => {
	const { holds, lacks } = offerOf(someAssessment({ facts: { ...licence, ...withoutRent } }));
	expect(holds).toContain("Market analysis");
	expect(lacks.map(({ what }) => what)).toContain("Rental yield");
});

test.each([
	["of a whole home", someAssessment({ facts: fullFacts(), chosen: certificateE })],
	["of a sector", someAssessment()],
	["with figures typed", someAssessment(figuresTyped)],
	["with bedrooms", someAssessment({ bedrooms: 2, facts: { areas: [] } })],
	["without rents", someAssessment({ facts: withoutRent })],
	["of which nothing is known", someAssessment({ facts: bareScotland, ...figuresTyped })],
	["for sharers", someAssessment({ use: "sharers" })],
])("the report %s is offered as its assessment was", (_, assessment) => {
	const kept = JSON.parse(JSON.stringify(composeReport(assessment)));
	expect(offerOfReport(readStoredReport(kept))).toEqual(offerOf(assessment));
});

test("a report with nothing in it but gaps is not sold", () => {
	expect(offerOfReport(someBareReport())).toMatchObject({ isSold: false });
});

test("only questions that the figures of the place answer are asked, and none where nothing is sold", () => {
	const { questions } = offerOf(someAssessment({ facts: { ...licence, ...withoutRent } }));
	expect(questions).not.toContain(reportQuestions.lenders);
	expect(questions).not.toContain(reportQuestions.rents);
	expect(questions).toContain(reportQuestions.duties);
	expect(offerOf(someAssessment({ facts: bareScotland })).questions).toEqual([]);
});
