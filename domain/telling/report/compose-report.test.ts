import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../base/calendar.ts";
import { ADDRESS_WITHHELD } from "../../base/facts/certificate.ts";
import type { Facts, LiveFacts, SourceFailure } from "../../base/facts/facts.ts";
import { fromPounds } from "../../base/money.ts";
import { nations } from "../../base/nation.ts";
import { uses } from "../../base/use.ts";
import { planPhases } from "../../judgement/steps/plan-step.ts";
import { cases } from "../../test/cases.ts";
import { countWords, MOST_WORDS, sentencesOf } from "../../test/sentences.ts";
import {
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import {
	certificateE,
	fullFacts,
	someAssessment,
	someBareReport,
	someReport,
} from "../../test/some-report.ts";
import { composeReport } from "./compose-report.ts";
import type { ReportDocument } from "./document/document.ts";

/** Every text of a document with its path. */
function textsOf(part: unknown, path = ""): [path: string, text: string][] {
	if (typeof part === "string") {
		return [[path, part]];
	}
	return typeof part === "object" && part !== null
		? Object.entries(part).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
		: [];
}

const broken =
	/undefined|NaN|\bnull\b|Infinity|\[object|Invalid|\(\)|\.\.|\s\s|^\s|\s$|\s[.,;:]|^$/;
/** Words that would be promises, which this product avoids. Source: Rule SITE-13. */
const promising = /\b(safe|safely|compliant|guarantee[sd]?|clear|risk-free)\b/i;

const silences: readonly SourceFailure[] = [
	"off",
	"no_position",
	"nation_not_covered",
	"timed_out",
	"unreachable",
	"refused",
	"malformed",
];
const full = fullFacts();
const liveKeys = [
	"geography",
	"certificates",
	"sales",
	"planning",
	"crime",
	"floodWarnings",
] as const;

const live = fc
	.record(Object.fromEntries(liveKeys.map((key) => [key, fc.option(fc.constantFrom(...silences))])))
	.map((whys): LiveFacts => {
		const silent = Object.entries(whys).flatMap(([key, why]) =>
			why === null ? [] : [[key, { state: "silent", why }]],
		);
		return { ...full.live, ...Object.fromEntries(silent) };
	});

const schemes = fc.array(
	fc
		.record({
			kind: fc.constantFrom("selective", "additional", "article4_hmo", "none"),
			coverage: fc.constantFrom("whole_district", "wards", "areas", "proposed"),
			start: fc.constantFrom(null, "2022-01-01", "2027-02-01"),
			end: fc.constantFrom(null, "2026-11-20", "2027-06-30"),
			verifiedOn: fc.constantFrom(null, "2026-11-01"),
		})
		.map((over) => someScheme({ wardCodes: ["E05000001"], ...over })),
	{ maxLength: 4 },
);

const certificates = fc.constantFrom(
	null,
	certificateE,
	someCertificate({ points: 30, band: "F" }),
	someCertificate({ points: 75, band: "C", registeredOn: "2018-01-01" }),
	someCertificate({ points: 70, band: "C", registeredOn: "2015-01-01" }),
	someCertificate({
		points: null,
		band: null,
		potentialPoints: null,
		potentialBand: null,
		improvements: [],
	}),
	someCertificate({
		address: ADDRESS_WITHHELD,
		propertyType: null,
		builtForm: null,
		floorArea: null,
	}),
);

const facts = fc
	.record({
		nation: fc.constantFrom(...nations),
		grain: fc.constantFrom("unit", "sector", "outcode", "nation"),
		nameless: fc.boolean(),
		noArea: fc.boolean(),
		noRents: fc.boolean(),
		noPrices: fc.boolean(),
		schemes,
		registerAsOf: fc.constantFrom(null, "2026-11-20"),
		live,
	})
	.map(({ nation, grain, nameless, noArea, noRents, noPrices, ...rest }): Facts => {
		const place = grain === "unit" ? someUnit({ nation }) : somePlace({ nation, grain });
		return someFacts({
			...rest,
			place: nameless ? { ...place, authorities: [], wards: [], source: null, asOf: null } : place,
			...(noArea ? { areas: [] } : {}),
			...(noRents ? { rents: [], thresholds: [] } : {}),
			...(noPrices ? { authorities: [], regionPrices: null, bankRate: null } : {}),
		});
	});

const assessments = fc
	.record({
		facts,
		chosen: certificates,
		use: fc.constantFrom(...uses),
		bedrooms: fc.constantFrom(null, 0, 1, 6),
		price: fc.constantFrom(null, fromPounds(1), fromPounds(80_000), fromPounds(900_000)),
		rent: fc.constantFrom(null, fromPounds(1), fromPounds(950), fromPounds(9_000)),
		exemption: fc.boolean(),
		planningPermission: fc.boolean(),
		day: fc.constantFrom("2019-01-01", "2026-04-30", "2026-11-21", "2027-04-06", "2031-01-01"),
	})
	.map(someAssessment);

/** An answer without a figure has nothing to say in its place. */
const brokenTexts = (document: ReportDocument) =>
	textsOf(document).filter(
		([path, text]) =>
			broken.test(text) && !/url$/.test(path) && !(text === "" && /figure\.sourceText$/.test(path)),
	);

test("whatever is unknown, a report is composed, is plain JSON, and no gap shows as a broken text", () => {
	fc.assert(
		fc.property(assessments, (assessment) => {
			const document = composeReport(assessment);
			expect(JSON.parse(JSON.stringify(document))).toEqual(document);
			expect(brokenTexts(document)).toEqual([]);
		}),
		cases(400),
	);
});

test("key risks and recommendations are the report's own risks and steps, gravest and first", () => {
	fc.assert(
		fc.property(assessments, (assessment) => {
			const { narrative, risks, plan } = composeReport(assessment);
			const told = new Map(risks.map(({ id, detail }) => [id, detail]));
			expect(narrative.keyRisks.filter(({ id, text }) => told.get(id) !== text)).toEqual([]);
			expect(narrative.recommendations.map(({ id }) => id)).toEqual(
				plan.slice(0, 6).map(({ id }) => id),
			);
		}),
		cases(400),
	);
});

test("nothing in a report promises more than anyone can know", () => {
	fc.assert(
		fc.property(assessments, (assessment) => {
			const promises = textsOf(composeReport(assessment)).filter(([, text]) =>
				// "Gas Safe" is the name of a register, not a promise.
				promising.test(text.replaceAll("Gas Safe", "")),
			);
			expect(promises).toEqual([]);
		}),
		cases(200),
	);
});

/** Paths of names of laws, which risks cite too, and of licence terms, which are not our words. */
const notOurs = /(^|\.)(source|licence|sources\.\d+|name)$|risks(\.items)?\.\d+\.sourceText$/;

test("no sentence of a report is longer than 25 words", () => {
	fc.assert(
		fc.property(assessments, (assessment) => {
			const long = textsOf(composeReport(assessment)).filter(
				([path, text]) =>
					!notOurs.test(path) && sentencesOf(text).some((each) => countWords(each) > MOST_WORDS),
			);
			expect(long).toEqual([]);
		}),
		cases(150),
	);
});

test("the same assessment gives the same report, and another day its own", () => {
	expect(someReport()).toEqual(someReport());
	const assessment = someAssessment({ facts: full, chosen: certificateE });
	const later = someAssessment({
		facts: full,
		chosen: certificateE,
		day: addDays("2031-06-13", 1),
	});
	expect(composeReport(assessment).energy.certificate?.expired).toBe(false);
	expect(composeReport(later).energy.certificate?.expired).toBe(true);
});

test("a full report has its sections filled; a bare one says what is missing", () => {
	const { narrative, plan, sources, energy, place } = someReport();
	expect([narrative.keyRisks.length, energy.standards.length]).toEqual([5, 2]);
	expect(new Set(plan.map(({ phase }) => phase))).toEqual(new Set(planPhases));
	expect(place.map(({ id }) => id)).toContain("floodZone");
	expect(sources.length).toBeGreaterThan(10);
	const bare = someBareReport();
	expect(bare.verdict.investmentScore).toBeNull();
	expect(bare.energy.standards).toEqual([]);
	expect(bare.unchecked.length).toBeGreaterThan(10);
});
