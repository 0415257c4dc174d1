import fc from "fast-check";
import { expect, test } from "vitest";
import { HomeDetails } from "#contracts/homes.ts";
import { toKeptHome } from "#contracts/kept-home.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { keptAnswerOf } from "#domain/portfolio/kept-answer.ts";
import { assessed, generatedHomes } from "#domain/test/generated-homes.ts";
import { describeApi } from "#tools/openapi/describe.ts";
import { previewEvidence } from "#worker/features/assessment/preview-evidence.ts";
import { gatedParts } from "#worker/features/assessment/preview-gate.ts";
import { wireLicensing, wireScore } from "#worker/features/assessment/preview-judgement.ts";
import { toAssessment } from "#worker/features/open-door/to-assessment.ts";
import { ORIGIN } from "./browser.ts";
import { atAddress, HUGE, LIKELY, leaksIn, planted, STREET } from "./planted-facts.ts";
import { pathsIn, pathsOf } from "./published-paths.ts";

/** Figures that everybody may read: of a whole authority and wider, and what was typed. */
const COARSE = ["authority", "market_area", "region", "country", "visitor", "rule"];
/** Figures that nobody is given: what a home, or the only one of a postcode, was sold for. */
const OF_A_SALE = ["property", "postcode"];

/** What the preview's gate opens to a plan and to nobody else: figures finer than an authority, and texts that say more than a free verdict. */
function gatedIn(assessment: Assessment) {
	const { marketIntelligence, regulatoryFlags } = gatedParts(assessment, { entitled: true });
	const figures = amountsIn(marketIntelligence, "area");
	// What the yield is, and with it the rent in percent of the price, everybody may read.
	const indicators = (marketIntelligence?.indicators ?? []).flatMap(({ id, evidence }) =>
		id !== "rentToPrice" && typeof evidence.value === "number" ? [evidence.value] : [],
	);
	// What a risk costs by published figures, but for round fines and fees, which stand elsewhere too.
	const costs = assessment.risks.flatMap(({ amountFrom, amount }) =>
		amountFrom === "published" && amount !== null && amount % 10_000 !== 0
			? [Math.round(amount / 100)]
			: [],
	);
	const texts = assessment.risks.filter(({ flag }) => flag === "gated").map(({ detail }) => detail);
	return {
		figures: [...figures.map(({ amount }) => amount), ...indicators, ...costs],
		ofSales: figures.filter(({ basis }) => OF_A_SALE.includes(basis)).map(({ amount }) => amount),
		flags: texts.filter((text) => regulatoryFlags.includes(text)),
	};
}

function amountsIn(value: unknown, basis: string): { amount: number; basis: string }[] {
	if (typeof value === "number") {
		return value >= 1_000 && !COARSE.includes(basis) ? [{ amount: value, basis }] : [];
	}
	if (typeof value !== "object" || value === null) {
		return [];
	}
	const own = "basis" in value ? String(value.basis) : basis;
	return Object.entries(value).flatMap(([name, each]) =>
		name === "sample" || name === "count" ? [] : amountsIn(each, own),
	);
}

const writers = {
	toLicensing: wireLicensing,
	toScore: wireScore,
	toEvidence: previewEvidence,
	toGated: gatedParts,
};
const kept = HomeDetails.parse({ standing: "let", postcode: "M14 5LL", stated: { owned: true } });

test("of a thousand homes no figure that a plan opens leaves without one, and no address and no sale with one", () => {
	const home = toKeptHome("hom_1", kept);
	const places = new Set<string>();
	const leaks: string[] = [];
	let sought = 0;
	for (const [at, made] of fc.sample(generatedHomes, { numRuns: 1_000, seed: 16 }).entries()) {
		const facts = planted(made.facts, at % 2 === 0 ? LIKELY : HUGE);
		const chosen = made.chosen && atAddress(made.chosen);
		const assessment = assessed({ ...made, facts, chosen, owners: [] });
		const [shut, open] = [false, true].map((entitled) =>
			toAssessment(assessment, { base: ORIGIN, entitled, writers }),
		);
		const gated = gatedIn(assessment);
		sought += gated.figures.length + gated.flags.length;
		const strangers = JSON.stringify([shut, keptAnswerOf(assessment, home)]);
		const found = [
			...leaksIn(strangers, gated.figures),
			...gated.flags.filter((flag) => strangers.includes(JSON.stringify(flag).slice(1, -1))),
			...(shut?.answer.risks.items.filter(({ isGated }) => isGated) ?? []),
			...leaksIn(JSON.stringify({ ...open, planFigures: null }), gated.ofSales),
			...(JSON.stringify(open).match(STREET) ?? []),
		];
		leaks.push(...found.map((leak) => `home ${at}: ${JSON.stringify(leak)}`));
		pathsIn({ homes: [{ assessment: open }] }, "", places);
	}
	expect(leaks).toEqual([]);
	expect(sought, "figures and texts of a plan").toBeGreaterThan(5_000);
	const published = pathsOf(describeApi("").components.schemas["AssessmentList"] as object);
	expect([...places].filter((place) => !published.has(place))).toEqual([]);
});
