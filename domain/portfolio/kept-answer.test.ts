import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../test/cases.ts";
import { assessed, generatedHomes } from "../test/generated-homes.ts";
import { judgeKept, keptAnswerOf, needsIn } from "./kept-answer.ts";
import { someHeld, someKeptHome, someLicence } from "./test/some-kept-home.ts";

const LARGEST = 2_048;
/** Longer than nearly all addresses of councils' pages. */
const LONG_ADDRESS = 120;

test("a kept answer of any home takes less than 2 kB, and is plain JSON", () => {
	const home = someKeptHome({
		held: someHeld({ licences: [someLicence()], gasUntil: "2026-01-01" }),
	});
	fc.assert(
		fc.property(generatedHomes, (generated) => {
			const kept = keptAnswerOf(assessed(generated), home);
			const text = JSON.stringify(kept);
			const pages = Object.values(kept.licences).flatMap(({ page }) => page ?? []);
			const longer = pages.reduce((sum, page) => sum + LONG_ADDRESS - page.length, 0);
			expect(text.length + longer).toBeLessThan(LARGEST);
			expect(JSON.parse(text)).toEqual(kept);
		}),
		cases(1_000),
	);
});

test("a licence that is held is no risk to let without, and one that is not stays one", () => {
	const licence = someLicence({ kind: "mandatory", people: 50, until: "2099-01-01" });
	const held = someHeld({ areLicencesStated: true, licences: [licence] });
	const lacks = (home: ReturnType<typeof someKeptHome>, of: ReturnType<typeof assessed>) =>
		judgeKept(of, home).answer.risks.items.some(({ id }) => id === "licence_mandatory");
	const found = fc
		.sample(generatedHomes, { numRuns: 300, seed: 1 })
		.map(assessed)
		.filter(
			(of) => of.hmoLicence === of.licensing.mandatory && of.hmoLicence.verdict === "required",
		)
		.filter((of) => lacks(someKeptHome({ held: someHeld() }), of));
	expect(found.length).toBeGreaterThan(5);
	expect(found.filter((of) => lacks(someKeptHome({ held }), of))).toEqual([]);
});

test("no need that is open or probable is a gap, and each gap is among those counted", () => {
	const home = someKeptHome({ held: someHeld({ areLicencesStated: true }) });
	fc.assert(
		fc.property(generatedHomes, (generated) => {
			const assessment = assessed(generated);
			const { kept, requirements } = judgeKept(assessment, home);
			const gaps = requirements.filter(({ state }) => state === "gap").map(({ id }) => id);
			expect(new Set(needsIn(kept, "gap"))).toEqual(new Set(gaps));
			const isCertain = [assessment.hmoLicence, assessment.licensing.selective].some(
				({ verdict }) => verdict === "required",
			);
			expect(isCertain || !gaps.some((id) => id.endsWith("_licence"))).toBe(true);
		}),
		cases(1_000),
	);
});
