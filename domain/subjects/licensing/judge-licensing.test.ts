import { expect, test } from "vitest";
import { nations } from "../../base/nation.ts";
import { uses } from "../../base/use.ts";
import { allSilent, someFacts, somePlace, someScheme, someUnit } from "../../test/some-facts.ts";
import { bearing, hmoLicenceVerdict, judgeLicensing } from "./judge-licensing.ts";
import { asBoolean } from "./verdict.ts";

const day = "2026-11-20";

test.each([
	["England", "single", false],
	["England", "hmo", true],
	["Wales", "single", false],
	["Wales", "hmo", null],
	["Scotland", "single", false],
	["Scotland", "sharers", true],
	["Scotland", "hmo", true],
	["Northern Ireland", "single", false],
	["Northern Ireland", "sharers", true],
	["Northern Ireland", "hmo", true],
] as const)(
	"in %s, let to %s, the HMO licence required is %s by law alone",
	(nation, use, required) => {
		const facts = someFacts({ place: somePlace({ nation }) });
		expect(
			asBoolean(hmoLicenceVerdict(judgeLicensing(facts, { use, people: null }, day), use).verdict),
		).toBe(required);
	},
);

test.each([
	["likely", [someScheme({ kind: "additional" })], true],
	["none_found", [someScheme({ kind: "none" })], false],
	["unknown", [], null],
	["check_boundary", [someScheme({ kind: "additional", coverage: "areas" })], null],
	["starting_soon", [someScheme({ kind: "additional", start: "2027-01-01" })], false],
] as const)(
	"sharers in England need what additional licensing says: %s",
	(verdict, schemes, required) => {
		const facts = someFacts({ place: someUnit(), schemes });
		const judgement = hmoLicenceVerdict(
			judgeLicensing(facts, { use: "sharers", people: null }, day),
			"sharers",
		);
		expect(judgement.verdict).toBe(verdict);
		expect(asBoolean(judgement.verdict)).toBe(required);
	},
);

const [home] = someUnit().authorities;
const southward = {
	code: "E05000009",
	name: "Southward",
	authority: { code: home?.code ?? "", name: home?.name ?? "" },
	schemes: [],
};

test.each([
	["in a ward with a scheme beside one without", ["E05000001"], "likely", "where we found none"],
	[
		"in a ward without a scheme beside one with it",
		["E05000009"],
		"none_found",
		"where it is probably needed",
	],
	["between two wards of one scheme", ["E05000001", "E05000009"], "likely", null],
] as const)(
	"%s the verdict is the ward's own, and says where else its homes can lie",
	(_, wardCodes, verdict, words) => {
		const facts = someFacts({
			place: someUnit({ wardBeside: southward }),
			schemes: [someScheme({ coverage: "wards", wardCodes })],
		});
		const { selective } = judgeLicensing(facts, { use: "single", people: null }, day);
		expect(selective.verdict).toBe(verdict);
		expect(selective.summary.includes("Homes of this postcode can also lie in Southward")).toBe(
			words !== null,
		);
		expect(selective.summary).toContain(words ?? "");
	},
);

test.each([
	["with a scheme", [{}], "where it is probably needed. Ask Testborough or Nextborough which"],
	["of which nothing is known", [], null],
	["that consults alone", [{ status: "consulting" }], null],
] as const)(
	"beside a council %s homes of the postcode are said to lie in both where it matters",
	(_, rows, words) => {
		const authority = { code: "E07000999", name: "Nextborough" };
		const schemes = rows.map((over) =>
			someScheme({
				authorityCode: authority.code,
				council: authority.name,
				coverage: "whole_district",
				...over,
			}),
		);
		const facts = someFacts({
			place: someUnit({ wardBeside: { ...southward, authority, schemes } }),
		});
		const { selective } = judgeLicensing(facts, { use: "single", people: null }, day);
		expect([selective.verdict, selective.schemes]).toEqual(["unknown", []]);
		expect(selective.summary.includes("can also lie in Southward (Nextborough)")).toBe(
			words !== null,
		);
		expect(selective.summary).toContain(words ?? "");
	},
);

test.each([
	["sharers", 6, "required"],
	["sharers", 4, "none_found"],
	["hmo", 4, "none_found"],
	["hmo", 5, "required"],
	["single", 7, "none_found"],
] as const)(
	"the law counts the people who are stated: let to %s of %d, the mandatory licence is %s",
	(use, people, verdict) => {
		const { mandatory } = judgeLicensing(someFacts({ place: someUnit() }), { use, people }, day);
		expect(mandatory.verdict).toBe(verdict);
	},
);

test("selective licensing spares a home that needs an HMO licence", () => {
	const facts = someFacts({
		place: someUnit(),
		schemes: [someScheme(), someScheme({ kind: "additional" })],
	});
	const bears = (use: (typeof uses)[number]) =>
		bearing(judgeLicensing(facts, { use, people: null }, day), use).selective;
	expect(uses.map(bears)).toEqual([true, false, false]);
});

test("no council outside England and Wales can make a scheme, and Wales has no selective one", () => {
	const verdicts = nations.map((nation) => {
		const { selective, additional } = judgeLicensing(
			someFacts({ place: somePlace({ nation }) }),
			{ use: "single", people: null },
			day,
		);
		return [nation, selective.verdict, additional.verdict];
	});
	expect(verdicts).toEqual([
		["England", "unknown", "unknown"],
		["Wales", "none_found", "unknown"],
		["Scotland", "none_found", "none_found"],
		["Northern Ireland", "none_found", "none_found"],
	]);
});

const area = {
	dataset: "article-4-direction-area",
	reference: "A4",
	name: "HMO direction",
	startDate: "2011-10-08",
	url: null,
	grade: null,
};
const planning = (hmo: "coded" | "worded" | null, startDate = area.startDate) =>
	allSilent({
		planning: {
			state: "answered",
			at: Date.UTC(2026, 10, 20),
			data: {
				articleFour: [{ ...area, hmo, startDate }],
				conservationAreas: [],
				floodZones: [],
				listedBuildings: [],
			},
		},
	});

test.each([
	["a polygon that codes the right", "required", planning("coded"), []],
	["a polygon that only speaks of HMOs", "likely", planning("worded"), []],
	["a coded polygon from tomorrow", "starting_soon", planning("coded", "2026-11-21"), []],
	["a coded polygon from today", "required", planning("coded", "2026-11-20"), []],
	["a polygon about something else", "unknown", planning(null), []],
	[
		"no polygon, but a row for the district",
		"likely",
		planning(null),
		[someScheme({ kind: "article4_hmo", end: null })],
	],
	[
		"no polygon, only a proposal",
		"unknown",
		planning(null),
		[someScheme({ kind: "article4_hmo", status: "consulting", start: "2027-02-15", end: null })],
	],
	[
		"nobody asked, a row for areas",
		"check_boundary",
		allSilent(),
		[someScheme({ kind: "article4_hmo", coverage: "areas" })],
	],
] as const)("Article 4 with %s is %s", (_, verdict, live, schemes) => {
	const facts = someFacts({ place: someUnit(), live, schemes });
	expect(judgeLicensing(facts, { use: "hmo", people: null }, day).articleFour.verdict).toBe(
		verdict,
	);
});

test("a finding of none carries the day the register was compiled", () => {
	const facts = someFacts({ schemes: [someScheme({ kind: "none" })] });
	expect(judgeLicensing(facts, { use: "single", people: null }, day).selective.summary).toBe(
		"We found none (20 November 2026): no selective licensing scheme of Testborough that reaches this place.",
	);
});

test("a sliver of a neighbouring council is not named", () => {
	const place = somePlace({
		authorities: [
			{ code: "E00000001", name: "Testborough", share: 0.99 },
			{ code: "E00000002", name: "Otherton", share: 0.01 },
		],
	});
	expect(
		judgeLicensing(someFacts({ place }), { use: "single", people: null }, day).selective.summary,
	).toBe("We don't know whether this home needs a selective licence. Testborough can tell you.");
});

test("sentences have the right article for each kind of scheme", () => {
	const schemes = [
		someScheme({ kind: "additional", coverage: "areas" }),
		someScheme({ kind: "article4_hmo", coverage: "streets", end: null }),
		someScheme({ end: "2026-01-01" }),
	];
	const { additional, articleFour, selective } = judgeLicensing(
		someFacts({ schemes }),
		{ use: "hmo", people: null },
		day,
	);
	expect(additional.summary).toContain(
		"An additional HMO licensing scheme of Testborough covers named areas.",
	);
	expect(articleFour.summary).toContain(
		"An Article 4 direction on HMOs of Testborough covers named streets.",
	);
	expect(selective.summary).toContain("A selective licensing scheme of Testborough has ended");
});

const onTheBorder = somePlace({
	nation: "Scotland",
	authorities: [
		{ code: "S12000026", name: "Scottish Borders", share: 0.59 },
		{ code: "E06000057", name: "Northumberland", share: 0.41 },
	],
});

test("of a sector on a border nobody says whose law applies", () => {
	const { selective, additional, mandatory } = judgeLicensing(
		someFacts({ place: onTheBorder, schemes: [someScheme({ authorityCode: "E06000057" })] }),
		{ use: "sharers", people: null },
		day,
	);
	for (const judgement of [selective, additional, mandatory]) {
		expect(judgement.verdict).toBe("unknown");
		expect(judgement.summary).toContain("Scotland and England, whose laws differ");
	}
	expect(
		judgeLicensing(someFacts({ place: onTheBorder }), { use: "single", people: null }, day)
			.mandatory.verdict,
	).toBe("none_found");
});

test("a Welsh selective scheme that the register has is not overruled by there having been none", () => {
	const place = someUnit({
		nation: "Wales",
		authorities: [{ code: "W00000001", name: "Prawf", share: 1 }],
	});
	const schemes = [someScheme({ authorityCode: "W00000001", verifiedOn: "2026-11-19" })];
	expect(
		judgeLicensing(someFacts({ place, schemes }), { use: "single", people: null }, day).selective
			.verdict,
	).toBe("required");
	const none = judgeLicensing(someFacts({ place }), { use: "single", people: null }, day).selective;
	expect(none).toMatchObject({ verdict: "none_found", basis: "postcode" });
	expect(none.summary).toContain("We found none (20 November 2026)");
});

test("wards that part a sector are settled by the postcode, streets by nobody but the council", () => {
	const inWard = someScheme({ coverage: "wards", wardCodes: ["E05000001"] });
	const summaryOf = (scheme: typeof inWard) =>
		judgeLicensing(someFacts({ schemes: [scheme] }), { use: "single", people: null }, day).selective
			.summary;
	expect(summaryOf(inWard)).toContain("The full postcode");
	expect(summaryOf(someScheme({ coverage: "streets" }))).toContain(
		"Ask Testborough whether your street needs a licence.",
	);
});
