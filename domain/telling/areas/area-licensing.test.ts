import { expect, test } from "vitest";
import type { LicensingScheme, SchemeEvidence } from "../../base/facts/scheme.ts";
import { someScheme } from "../../test/some-facts.ts";
import { areaLicensing } from "./area-licensing.ts";

const DAY = "2026-11-26";

const page: SchemeEvidence = {
	url: "https://www.testborough.gov.uk/licensing",
	publisher: "council",
	pageDay: null,
	readDay: "2026-11-24",
	readBy: "check",
	proves: "Designated on 1 October 2024, in force from 1 January 2025 until 31 January 2027.",
};

const press: SchemeEvidence = {
	...page,
	url: "https://news.example/licensing",
	publisher: "press",
};

const row = (over: Partial<LicensingScheme>) =>
	someScheme({ evidence: [page], verifiedOn: null, start: "2025-01-01", end: null, ...over });

function selectiveOf(...schemes: LicensingScheme[]) {
	const kinds = areaLicensing({
		council: "Testborough",
		nation: "England",
		schemes,
		wardNames: new Map([["E05000001", "North End"]]),
		day: DAY,
	});
	const found = kinds.find(({ kind }) => kind === "selective");
	if (!found) {
		throw new RangeError("no selective licensing");
	}
	return found;
}

test.each<[string, Partial<LicensingScheme>, string, string]>([
	["in force", {}, "live", "One is in force."],
	["to start", { start: "2027-04-01" }, "coming", "One is to start, by a list on 1 April 2027."],
	[
		"approved without a day",
		{ status: "approved", start: null },
		"coming",
		"One is approved, and no page we read names its first day.",
	],
	["stayed", { status: "stayed" }, "coming", "One is stayed by a court."],
])("a scheme that is %s", (_, over, standing, answer) => {
	expect(selectiveOf(row({ kind: "selective", ...over }))).toMatchObject({ standing, answer });
});

test("what ended, was quashed or is consulted on leaves the council to be asked", () => {
	const ended = selectiveOf(row({ kind: "selective", start: "2020-01-01", end: "2024-12-31" }));
	expect(ended).toMatchObject({
		standing: "unknown",
		answer:
			"We don't know whether there is one. The council can tell you. One ended on 31 December 2024.",
	});
	expect(ended.evidence[0]?.url).toBe("https://www.gov.uk/find-local-council");
	const consulted = selectiveOf(row({ kind: "selective", status: "consulting" }));
	expect(consulted.standing).toBe("unknown");
	expect(consulted.answer).toContain("No page we read says that it was made.");
});

test("a page that rules a kind out is an answer with its page and day, and of that kind alone", () => {
	const none = row({ kind: "none", coverage: "none", ruledOut: ["selective"], start: null });
	const kinds = areaLicensing({
		council: "Testborough",
		nation: "England",
		schemes: [none],
		wardNames: new Map(),
		day: DAY,
	});
	expect(kinds.map(({ kind, standing }) => [kind, standing])).toEqual([
		["selective", "none"],
		["additional", "unknown"],
		["article4_hmo", "unknown"],
	]);
	expect(kinds[0]?.answer).toBe("We found none (page read 24 November 2026).");
	expect(kinds[0]?.evidence[0]?.url).toBe(page.url);
});

test("of a lead nothing is told but its kind and the council's page", () => {
	const lead = row({
		id: "testborough-selective-2025-01-01",
		kind: "selective",
		evidence: [press],
		url: "https://www.testborough.gov.uk/lead",
		wardCodes: ["E05000001"],
		coverage: "wards",
		name: "A secret name",
		fees: { single: 70_000 as never, hmo: null, per: null, accredited: null },
	});
	const { standing, answer, schemes } = selectiveOf(lead);
	expect(standing).toBe("lead");
	expect(answer).toBe(
		"A list names one. We have not read the council's page about it: ask the council.",
	);
	const told = JSON.stringify(schemes);
	for (const secret of ["2025", "January", "North End", "700", "secret", "news.example"]) {
		expect(told).not.toContain(secret);
	}
	expect(schemes[0]?.evidence).toEqual([
		{
			url: "https://www.testborough.gov.uk/lead",
			name: "Council page, not checked by us",
			proves: null,
		},
	]);
});

test("a lead beside a scheme that was read is counted, and one that ended is not", () => {
	const leads = (end: string | null) =>
		selectiveOf(
			row({ kind: "selective" }),
			row({ id: "lead", kind: "selective", evidence: [], start: "2021-01-01", end }),
		);
	expect(leads("2030-01-01").answer).toBe(
		"One is in force. A list names another, which we have not checked.",
	);
	expect(leads("2024-01-01")).toMatchObject({ answer: "One is in force.", schemes: { length: 1 } });
});

test("a scheme that was read tells where, when, for whom, for how much, and who has not confirmed it", () => {
	const [scheme] = selectiveOf(
		row({
			kind: "selective",
			coverage: "wards",
			wardCodes: ["E05000001"],
			designatedOn: "2024-10-01",
			start: "2025-01-01",
			end: "2027-01-31",
			exemptions: ["Students' halls."],
			fees: { single: 70_000 as never, hmo: null, per: "home", accredited: 60_000 as never },
		}),
	).schemes;
	expect(scheme?.wards).toEqual(["North End"]);
	expect(scheme?.applyAt).toBe("https://www.testborough.example/licensing");
	expect(Object.fromEntries(scheme?.lines.map(({ label, text }) => [label, text]) ?? [])).toEqual({
		Where: "Listed wards.",
		Designated: "1 October 2024",
		From: "1 January 2025",
		Until: "31 January 2027",
		"After it": "It ends within a year: ask what follows.",
		"Who must apply":
			"Whoever lets a home there to one household or to sharers without an HMO licence.",
		Spared: "Students' halls.",
		Fee: "£700 a home; £600 for accredited landlords.",
		Checked: "Not confirmed on the council's site yet. Ask the council.",
	});
});

test("a day that no page we read names says so, and an end that nobody named is the latest the law allows", () => {
	const linesOf = (over: Partial<LicensingScheme>) =>
		Object.fromEntries(
			selectiveOf(row({ kind: "selective", ...over })).schemes[0]?.lines.map(({ label, text }) => [
				label,
				text,
			]) ?? [],
		);
	expect(linesOf({ start: "2024-06-01" })).toMatchObject({
		From: "1 June 2024, by a list",
		"Not proven": "No page we read names its first or last day. Ask the council.",
		Until: "31 May 2029 at the latest, by a list",
	});
	expect(linesOf({ start: "2024-06-01", verifiedOn: "2026-11-25" })).toMatchObject({
		From: "1 June 2024",
		Until: "31 May 2029 at the latest, five years after its first day.",
	});
});

test("schemes stand in the order of what binds", () => {
	const words = selectiveOf(
		row({ kind: "selective", start: "2019-01-01", end: "2023-01-01" }),
		row({ kind: "selective", start: "2027-01-01" }),
		row({ kind: "selective" }),
	).schemes.map(({ word }) => word);
	expect(words).toEqual(["In force", "Starting soon", "Ended"]);
});

test("each nation has the kinds that its law knows", () => {
	const kindsOf = (nation: Parameters<typeof areaLicensing>[0]["nation"]) =>
		areaLicensing({ council: "X", nation, schemes: [], wardNames: new Map(), day: DAY });
	expect(kindsOf("England").map(({ kind }) => kind)).toEqual([
		"selective",
		"additional",
		"article4_hmo",
	]);
	expect(kindsOf("Wales").map(({ kind }) => kind)).toEqual(["selective", "additional"]);
	expect(kindsOf("Wales")[0]).toMatchObject({
		standing: "none",
		answer: expect.stringContaining("no selective licensing scheme anywhere in Wales"),
	});
	expect([...kindsOf("Scotland"), ...kindsOf("Northern Ireland")]).toEqual([]);
});
