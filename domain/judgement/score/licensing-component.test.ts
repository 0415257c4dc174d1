import fc from "fast-check";
import { expect, test } from "vitest";
import { type Use, uses } from "../../base/use.ts";
import { judgeLicensing, type Licensing } from "../../subjects/licensing/judge-licensing.ts";
import type { Judgement } from "../../subjects/licensing/verdict.ts";
import { someFacts, someScheme, someSchemeEvidence, someUnit } from "../../test/some-facts.ts";
import { licensingComponent } from "./licensing-component.ts";

const noScheme = someScheme({ kind: "none" });
const verified = { verifiedOn: "2026-11-01" };
const cityWide = someScheme({ kind: "article4_hmo", end: null });

test.each([
	["one household, none found on leads: half", "single", false, [noScheme], 85],
	[
		"one household, none on a page that we read: a tenth",
		"single",
		false,
		[someScheme({ kind: "none", evidence: [someSchemeEvidence({ pageDay: "2026-05" })] })],
		97,
	],
	[
		"one household, none on a page older than two years: half",
		"single",
		false,
		[someScheme({ kind: "none", evidence: [someSchemeEvidence({ pageDay: "2024-05" })] })],
		85,
	],
	[
		"one household, none found on verified rows: nothing",
		"single",
		false,
		[someScheme({ kind: "none", ...verified })],
		100,
	],
	["one household, selective", "single", false, [someScheme()], 70],
	[
		"one household, selective for named streets: half",
		"single",
		false,
		[someScheme({ coverage: "streets" })],
		85,
	],
	[
		"one household, selective starting soon: half",
		"single",
		false,
		[someScheme({ start: "2027-01-01" })],
		85,
	],
	["one household, no one knows: half", "single", false, [], 85],
	[
		"sharers, additional and Article 4",
		"sharers",
		false,
		[someScheme({ kind: "additional" }), cityWide],
		45,
	],
	[
		"sharers, additional replaces selective",
		"sharers",
		true,
		[someScheme(), someScheme({ kind: "additional" })],
		70,
	],
	[
		"sharers, Article 4 unknown: half of it beside the licence",
		"sharers",
		false,
		[someScheme(), someScheme({ kind: "additional" })],
		57.5,
	],
	["sharers, planning permission held, none found on leads", "sharers", true, [noScheme], 85],
	["five or more, mandatory and Article 4", "hmo", false, [cityWide], 35],
	["five or more, planning permission held", "hmo", true, [], 60],
] as const)("licensing for %s", (_, use, planningPermission, schemes, expected) => {
	const licensing = judgeLicensing(
		someFacts({ place: someUnit(), schemes }),
		{ use, people: null },
		"2026-11-20",
	);
	expect(licensingComponent(licensing, { use, planningPermission }).score).toBe(expected);
});

test("a part of which no licence is settled stands in, and is estimated unless all of it is certain", () => {
	const of = (schemes: Parameters<typeof someFacts>[0]) => {
		const facts = someFacts({ place: someUnit(), ...schemes });
		const stated = { use: "single", planningPermission: false } as const;
		return licensingComponent(
			judgeLicensing(facts, { use: "single", people: null }, "2026-11-20"),
			stated,
		);
	};
	expect(of({ schemes: [] })).toMatchObject({ isAssumed: true, estimated: true });
	expect(of({ schemes: [noScheme] })).toMatchObject({ isAssumed: false, estimated: true });
	const sure = [someScheme({ kind: "none", ...verified })];
	expect(of({ schemes: sure })).toMatchObject({ isAssumed: false, estimated: false });
});

/** Outcomes of a licence from best to worst, unknown ones in between. */
const outcomes = [
	{ verdict: "none_found", proof: "rule" },
	{ verdict: "none_found", proof: "read" },
	{ verdict: "none_found", proof: "lead" },
	{ verdict: "unknown", proof: null },
	{ verdict: "check_boundary", proof: "read" },
	{ verdict: "starting_soon", proof: "lead" },
	{ verdict: "likely", proof: "lead" },
	{ verdict: "required", proof: "verified" },
] as const;
/** Position of a certainly needed licence among them. */
const WORST = 7;
const judgedAs = (at: number): Judgement => ({
	...(outcomes[at] ?? { verdict: "required", proof: "verified" }),
	summary: "",
	need: null,
	schemes: [],
	basis: "postcode",
	citations: [],
});
const kinds = ["mandatory", "additional", "selective", "articleFour"] as const;
const someLicensing = fc
	.tuple(...kinds.map(() => fc.nat(outcomes.length - 1)))
	.map((at) => Object.fromEntries(kinds.map((kind, k) => [kind, at[k] ?? 0])));
const licensingOf = (at: Record<string, number>) =>
	Object.fromEntries(kinds.map((kind) => [kind, judgedAs(at[kind] ?? 0)])) as Licensing;
const licensingScore = (at: Record<string, number>, use: Use) =>
	licensingComponent(licensingOf(at), { use, planningPermission: false }).score ?? -1;

test("a better verdict on any licence never lowers the licensing component", () => {
	fc.assert(
		fc.property(
			someLicensing,
			fc.constantFrom(...kinds),
			fc.nat(outcomes.length - 1),
			fc.constantFrom(...uses),
			(at, kind, to, use) => {
				fc.pre(to <= (at[kind] ?? 0));
				expect(licensingScore({ ...at, [kind]: to }, use)).toBeGreaterThanOrEqual(
					licensingScore(at, use),
				);
			},
		),
	);
});

test("what is not known is worth less than its absence, and no less than its presence", () => {
	const unknown = outcomes.findIndex(({ verdict }) => verdict === "unknown");
	fc.assert(
		fc.property(
			someLicensing,
			fc.constantFrom(...kinds),
			fc.constantFrom(...uses),
			(at, kind, use) => {
				const open = licensingScore({ ...at, [kind]: unknown }, use);
				expect(licensingScore({ ...at, [kind]: 0 }, use)).toBeGreaterThanOrEqual(open);
				expect(licensingScore({ ...at, [kind]: WORST }, use)).toBeLessThanOrEqual(open);
			},
		),
	);
});
