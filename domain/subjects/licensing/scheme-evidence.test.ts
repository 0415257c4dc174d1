import { expect, test } from "vitest";
import { noInputs } from "../../base/inputs.ts";
import { someFacts, someScheme, someSchemeEvidence, someUnit } from "../../test/some-facts.ts";
import { judgeLicensing } from "./judge-licensing.ts";
import { BY_CHECK, evidenceLinks, isShown, ownPages } from "./scheme-evidence.ts";

test.each([
	["https://www.testborough.gov.uk/licensing", "council", true],
	["https://www.gov.uk/private-renting", "gov_uk", true],
	["https://www.thegazette.co.uk/id/notice/4916630", "gazette", true],
	["http://www.testborough.gov.uk/licensing", "council", false],
	["https://ada@www.testborough.gov.uk/licensing", "council", false],
	["https://www-prod.testborough.gov.uk/licensing", "council", false],
	["https://staging.testborough.gov.uk/licensing", "council", false],
	["https://testborough2022-prd.orangebus.io/housing", "council", false],
	["https://mta-sts.testborough.gov.uk/licensing", "council", false],
	["https://webtest.testborough.gov.uk/licensing", "council", false],
	["https://pre.testborough.gov.uk/licensing", "council", false],
	["https://present.testborough.gov.uk/licensing", "council", true],
	["https://development.planning.data.gov.uk/entity/1", "gov_uk", false],
	["https://www.planning.data.gov.uk/entity/1", "gov_uk", true],
	["https://github.com/testborough/schemes", "council", false],
	["https://www.landlordnews.example.com/testborough", "press", false],
	["https://developments.testborough.gov.uk/licensing", "council", true],
] as const)("of %s by %s it is said whether it may be shown: %s", (url, publisher, shown) => {
	expect(isShown(someSchemeEvidence({ url, publisher }))).toBe(shown);
});

test("a page of a council, gov.uk or the Gazette is the official word, not a notice portal or the press", () => {
	const publishers = ["council", "gov_uk", "gazette", "notice_portal", "press", "other"] as const;
	const pages = publishers.map((publisher) => someSchemeEvidence({ publisher }));
	expect(ownPages(pages).map(({ publisher }) => publisher)).toEqual([
		"council",
		"gov_uk",
		"gazette",
	]);
	expect(ownPages([someSchemeEvidence({ url: "http://www.testborough.gov.uk/a" })])).toEqual([]);
});

test("the newest readings are linked to, each page once", () => {
	const page = (name: string, readDay: string) =>
		someSchemeEvidence({ url: `https://www.testborough.gov.uk/${name}`, readDay, readBy: "usr_1" });
	const evidence = [
		page("a", "2026-01-05"),
		page("b", "2026-03-05"),
		page("a", "2026-11-05"),
		page("c", "2026-02-05"),
	];
	const links = evidenceLinks([someScheme({ evidence })]);
	expect(links.map(({ url, name }) => [url.slice(-1), name])).toEqual([
		["a", "Council page, read 5 Nov 2026"],
		["b", "Council page, read 5 Mar 2026"],
	]);
});

test("a copy of a page that was read is called one, and two links of a day have two names", () => {
	const page = (name: string, readBy: string) =>
		someSchemeEvidence({
			url: `https://www.testborough.gov.uk/${name}`,
			readDay: "2026-11-05",
			readBy,
		});
	const namesOf = (...by: string[]) =>
		evidenceLinks([someScheme({ evidence: by.map((readBy, at) => page(String(at), readBy)) })]).map(
			({ name }) => name,
		);
	expect(namesOf(BY_CHECK, BY_CHECK)).toEqual([
		"Council page, copy read 5 Nov 2026",
		"Another council page, copy read 5 Nov 2026",
	]);
	expect(namesOf("usr_1", BY_CHECK)).toEqual([
		"Council page, read 5 Nov 2026",
		"Council page, copy read 5 Nov 2026",
	]);
});

const day = "2026-11-20";
const selective = (...schemes: ReturnType<typeof someScheme>[]) =>
	judgeLicensing(someFacts({ place: someUnit(), schemes }), noInputs, day).selective;

test("a verdict leads to its evidence: of a scheme, and of none", () => {
	const evidence = [someSchemeEvidence()];
	expect(selective(someScheme({ evidence })).evidence).toHaveLength(1);
	expect(selective(someScheme({ kind: "none", evidence })).evidence).toHaveLength(1);
});

test("a verdict on rows of which we read no page leads to the council's own, under words that say so", () => {
	const url = "http://www.testborough.gov.uk/licensing";
	const press = someSchemeEvidence({ publisher: "press", url: "https://www.news.example.com/a" });
	expect(selective(someScheme({ url, evidence: [press] })).evidence).toEqual([
		{ url, name: "Council page, not checked by us (http, not secure)", proves: null },
	]);
	expect(selective(someScheme({ url: null })).evidence).toEqual([]);
});

test("what ends within twelve months says so, with the council's plans where we read them ourselves", () => {
	const plans = "The council consults on another until March 2027.";
	const ends = { end: "2027-03-31", plans };
	expect(selective(someScheme({ end: "2027-11-21" })).summary).not.toContain("ends on");
	expect(selective(someScheme(ends)).summary).toMatch(
		/By a list it ends on 31 March 2027: ask what follows\. We have read no page about it\.$/,
	);
	const evidence = [
		someSchemeEvidence({ pageDay: "2026-06", proves: "It runs to 31 March 2027." }),
	];
	expect(selective(someScheme({ ...ends, evidence })).summary).toMatch(
		/It ends on 31 March 2027\. The council consults on another until March 2027\.$/,
	);
});

test.each([
	[
		{ status: "approved", start: null, end: null },
		"A selective licensing scheme of Testborough is approved, and no page we read names its first day. Ask Testborough when it starts here.",
	],
	[
		{ status: "stayed" },
		"A court has stayed a selective licensing scheme of Testborough. Ask Testborough whether it binds here.",
	],
	[
		{ status: "made", start: "2027-04-01", end: null },
		"A selective licensing scheme of Testborough starts here on 1 April 2027.",
	],
	[
		{ status: "quashed" },
		"A selective licensing scheme of Testborough was quashed by a court and we found none after it. Ask Testborough.",
	],
	[
		{ status: "withdrawn" },
		"A selective licensing scheme of Testborough was withdrawn and we found none after it. Ask Testborough.",
	],
] as const)("a scheme with %o says: %s", (over, words) => {
	const evidence = [someSchemeEvidence({ proves: "It is to start on 1 April 2027." })];
	expect(selective(someScheme({ ...over, evidence })).summary).toBe(words);
	expect(selective(someScheme(over)).summary).toContain("We have read no page about it.");
});
