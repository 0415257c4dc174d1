import { expect, test } from "vitest";
import { allSilent, someFacts, somePlace, someScheme, someUnit } from "../../test/some-facts.ts";
import { somePlanning } from "../../test/some-report.ts";
import { judgeLicensing, type Licensing } from "./judge-licensing.ts";

const day = "2026-11-20";
const leeds = [{ code: "E08000035", name: "Leeds", share: 1 }];

type Given = Parameters<typeof someFacts>[0];

const needOf = (kind: keyof Licensing, given: Given, use: "single" | "sharers" | "hmo" = "hmo") =>
	judgeLicensing(
		someFacts({ place: someUnit({ authorities: leeds }), ...given }),
		{ use, people: null },
		day,
	)[kind].need;

const row = (over: Parameters<typeof someScheme>[0] = {}) =>
	someScheme({ authorityCode: "E08000035", council: "Leeds", ...over });

const direction = (hmo: "coded" | "worded", startDate: string | null = null): Given => ({
	live: allSilent({
		planning: somePlanning({
			articleFour: [
				{
					dataset: "article-4-direction-area",
					reference: "A4",
					name: "HMO",
					startDate,
					url: "https://www.planning.data.gov.uk/entity/1",
					grade: null,
					hmo,
				},
			],
		}),
	}),
});

test.each<[string, keyof Licensing, Given, string]>([
	[
		"a scheme that was verified",
		"selective",
		{ schemes: [row({ verifiedOn: day })] },
		"Apply for a selective licence",
	],
	[
		"a scheme that is a lead",
		"selective",
		{ schemes: [row()] },
		"Ask Leeds: it probably needs a licence",
	],
	[
		"named streets",
		"selective",
		{ schemes: [row({ coverage: "streets" })] },
		"Ask Leeds if your street needs a licence",
	],
	[
		"a scheme to come",
		"selective",
		{ schemes: [row({ start: "2027-02-01" })] },
		"Ask Leeds when to apply for the licence",
	],
	["no row", "selective", {}, "Ask Leeds if it needs a licence"],
	[
		"none found on leads",
		"selective",
		{ schemes: [row({ kind: "none" })] },
		"Confirm with Leeds that no scheme applies",
	],
	["an unknown additional scheme", "additional", {}, "Ask Leeds if it needs an HMO licence"],
	[
		"no additional scheme found on leads",
		"additional",
		{ schemes: [row({ kind: "none" })] },
		"Ask Leeds to confirm no HMO scheme applies",
	],
	[
		"an additional scheme",
		"additional",
		{ schemes: [row({ kind: "additional", verifiedOn: day })] },
		"Apply for an additional HMO licence",
	],
	["the law", "mandatory", {}, "Apply for an HMO licence"],
	[
		"a direction in force",
		"articleFour",
		direction("coded"),
		"Get planning permission for use as an HMO",
	],
	[
		"a direction in prose",
		"articleFour",
		direction("worded"),
		"Ask Leeds: it probably needs permission",
	],
	[
		"a direction to come",
		"articleFour",
		direction("coded", "2027-02-01"),
		"Ask Leeds about planning permission",
	],
	[
		"a direction of streets",
		"articleFour",
		{ schemes: [row({ kind: "article4_hmo", coverage: "streets" })] },
		"Ask Leeds if a direction covers it",
	],
	["no direction known of", "articleFour", {}, "Ask Leeds about planning permission"],
])("of %s it is said what to do, in a line that fits a phone", (_, kind, given, what) => {
	const need = needOf(kind, given);
	expect(need).toMatchObject({ what, who: "Leeds" });
	expect(what.length).toBeLessThanOrEqual(43);
});

test("the page to do it on is the council's own, also where none was found, and the map's of a direction", () => {
	const url = "https://www.testborough.example/licensing";
	expect(needOf("selective", { schemes: [row()] })?.url).toBe(url);
	expect(needOf("selective", { schemes: [row({ kind: "none" })] })?.url).toBe(url);
	expect(needOf("articleFour", direction("coded"))?.url).toMatch(/planning\.data/);
});

test("where nothing has to be done, nothing is asked", () => {
	expect(needOf("mandatory", {}, "single")).toBeNull();
	expect(needOf("selective", { schemes: [row({ kind: "none", verifiedOn: day })] })).toBeNull();
	expect(needOf("selective", { place: somePlace({ nation: "Scotland" }) })).toBeNull();
});

test("storeys are counted in Wales, and on a border the nation is named, by the visitor alone", () => {
	expect(needOf("mandatory", { place: somePlace({ nation: "Wales" }) })).toMatchObject({
		what: "Count the storeys",
		who: "You",
	});
	const border = somePlace({
		authorities: [
			{ code: "S12000026", name: "Scottish Borders", share: 0.6 },
			{ code: "E06000057", name: "Northumberland", share: 0.4 },
		],
	});
	expect(needOf("selective", { place: border })).toMatchObject({
		what: "Tell us in which nation the home lies",
		who: "You",
	});
});

test("of a place in two districts both are asked, and a long list stays out of the line", () => {
	const authorities = [
		{ code: "E06000017", name: "Rutland", share: 0.6 },
		{ code: "E06000031", name: "Peterborough", share: 0.4 },
	];
	expect(needOf("selective", { place: somePlace({ authorities }) })).toEqual({
		what: "Ask the council if it needs a licence",
		who: "Rutland and Peterborough",
		url: null,
	});
});

test.each([null, "2026-10-03"])(
	"an absence leads to the page that it was read on, also when it was verified (%s) and nothing is to be done",
	(verifiedOn) => {
		const none = someScheme({ kind: "none", url: "https://www.testborough.gov.uk", verifiedOn });
		const { selective, articleFour } = judgeLicensing(
			someFacts({ schemes: [none] }),
			{ use: "single", people: null },
			"2026-11-20",
		);
		expect(selective.need === null).toBe(verifiedOn !== null);
		expect(selective.evidence).toMatchObject([{ url: "https://www.testborough.gov.uk" }]);
		expect(articleFour.evidence).toEqual([]);
	},
);

test.each(["selective", "additional", "articleFour"] as const)(
	"the longest name of a council leaves what to do about %s within a line",
	(kind) => {
		const name = "Bournemouth, Christchurch and Poole";
		const place = someUnit({ authorities: [{ code: "E06000058", name, share: 1 }] });
		const rows = [
			someScheme({ coverage: "streets" }),
			someScheme({ kind: "none" }),
			someScheme({ start: "2027-01-01" }),
			someScheme({ kind: "additional", coverage: "streets" }),
			someScheme({ kind: "article4_hmo", coverage: "streets" }),
		].map((scheme) => ({ ...scheme, authorityCode: "E06000058", council: name }));
		for (const schemes of [[], ...rows.map((scheme) => [scheme])]) {
			const need = needOf(kind, { place, schemes });
			expect(need?.what.length).toBeLessThanOrEqual(60);
			expect(need?.who).toBe(name);
		}
	},
);
