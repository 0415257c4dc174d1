import fc from "fast-check";
import { expect, test } from "vitest";
import { areFiguresStated } from "../../base/inputs.ts";
import type { LettingAnswer } from "../../judgement/answer/answer.ts";
import { answerForStrangers } from "../../judgement/answer/answer.ts";
import { answerLines } from "../../judgement/answer/answer-words.ts";
import type { Assessment } from "../../judgement/assess.ts";
import { scoreSummary } from "../../judgement/score/score-words.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import { lastSale } from "../../subjects/market/last-sale.ts";
import { cases } from "../../test/cases.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import { composeReport } from "./compose-report.ts";
import type { ReportDocument } from "./document/document.ts";
import { flaggedRisks, printedClaims } from "./document/listed-risks.ts";
import { reportFigures } from "./document/report-figures.ts";
import { riskWordsOf } from "./verdict/risk-words.ts";
import { riskInWords } from "./verdict/verdict-words.ts";

/** A thousand homes, each assessed and composed once for all tests. */
const composed = fc.sample(generatedHomes, cases(1_000)).map((home) => {
	const assessment = assessed(home);
	return { home, assessment, document: composeReport(assessment) };
});

/**
 * Checks a property for each home.
 * @throws Error naming the first home that fails
 */
function everyHome(
	ask: (document: ReportDocument, assessment: Assessment, answer: LettingAnswer) => void,
): void {
	for (const { home, assessment, document } of composed) {
		try {
			ask(document, assessment, document.answer);
		} catch (cause) {
			throw new Error(`It does not hold of ${fc.stringify(home)}: ${cause}`, { cause });
		}
	}
}

test("no word of praise stands beside a no, nor beside what is not known", () => {
	everyHome((document, _, { let: lets, pays }) => {
		const words = riskInWords(riskWordsOf(document));
		if (lets.verdict !== "yes" || pays.verdict !== "yes") {
			expect(words).not.toMatch(/strong fundamentals|Low Risk/);
		}
		const isHalf = pays.verdict === "yes_if" && pays.basis === "stated";
		if (lets.verdict === "no" || pays.verdict === "no" || isHalf) {
			expect(document.verdict.investmentLabel).not.toMatch(/Good|Excellent/);
		}
	});
});

test("an area has no label and no grade", () => {
	everyHome((document, { inputs }) => {
		const { grade, gradeLabel, investmentLabel, investmentScore } = document.verdict;
		if (!areFiguresStated(inputs) && investmentScore !== null) {
			expect([grade, gradeLabel]).toEqual([null, null]);
			expect(investmentLabel).not.toMatch(/Risk$|Investment$/);
		}
	});
});

test("a home of which not all is its own never scores 80 and more", () => {
	everyHome((_, { score, energy, inputs }) => {
		const isOwn =
			energy.band.basis === "property" && energy.band.coverage === "ok" && areFiguresStated(inputs);
		expect(isOwn || (score.value ?? 0) < 80).toBe(true);
	});
});

test("the range holds the score, and both pass the same limits", () => {
	everyHome((_, { score }) => {
		if (score.value === null || score.range === null) {
			expect([score.value, score.range]).toEqual([null, null]);
			return;
		}
		const { low, high } = score.range;
		expect(low).toBeLessThanOrEqual(score.value);
		expect(high).toBeGreaterThanOrEqual(score.value);
		for (const { id, at } of score.limits) {
			// The high end is what an area's own certificate, rent and price might show.
			expect(
				id === "not_this_home" ? score.value : Math.max(score.value, high),
			).toBeLessThanOrEqual(at);
		}
	});
});

test("what an answer says is what the chapters say", () => {
	everyHome((document, assessment, { let: lets, pays, risks }) => {
		expect(risks.unchecked).toBe(document.unchecked.length);
		if (lets.figure.kind === "band") {
			expect(lets.figure.value).toBe(document.flat.epcRating);
		}
		if (pays.figure.kind === "pence") {
			const { figures } = document.money;
			const [thisYear] = figures.tax;
			const { ceiling, rentNeeded, largestLoan } = assessment.money.paysAt;
			const told: Readonly<Partial<Record<typeof pays.grade, readonly (number | null)[]>>> = {
				needs_rent: [rentNeeded.decisive],
				ceiling: [ceiling.decisive, largestLoan.decisive],
			};
			expect(
				told[pays.grade] ?? [figures.year.cashFlow, thisYear && afterTaxOfOwners(thisYear)],
			).toContain(pays.figure.value);
			if (pays.basis === "stated") {
				const isLoss = Number(pays.figure.value) < 0;
				expect(isLoss).toBe(["no", "break_even", "before_tax"].includes(pays.grade));
			}
		}
		if (pays.figure.kind === "percent") {
			expect(pays.figure.value).toBe(assessment.money.figures.besideBankRate?.share);
		}
		expect(document.verdict.dealBreakers.length > 0).toBe(lets.verdict === "no");
	});
});

test("no figure is told with two values", () => {
	everyHome((document) => {
		const told = new Map<string, string>();
		for (const { id, evidence } of reportFigures(document)) {
			const value = JSON.stringify(evidence.value);
			expect([id, told.get(id) ?? value]).toEqual([id, value]);
			told.set(id, value);
		}
	});
});

test("every sentence of the answers and the score is whole and short", () => {
	everyHome((_, assessment, answer) => {
		const { let: lets, pays, risks } = answer;
		const texts = [
			...answerLines(answer).map(({ why }) => why),
			...[...lets.needs, ...pays.needs].map(({ what }) => what),
			...risks.items.map(({ headline }) => headline),
			scoreSummary(assessment),
		];
		for (const text of texts) {
			expect(text).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.\.|£-|\?\./);
			expect(text).not.toBe("");
		}
		for (const { reason } of [lets, pays]) {
			// The costs left out of a result vary with what is unknown, so they are not counted.
			expect(reason.replace(/, before [^.]*/, "").length).toBeLessThanOrEqual(85);
		}
	});
});

/** Needs that apply to every grade. Source: Rule ANSWER-4. */
const always =
	/^(Register|Get a new energy certificate|(Ask the seller for|Find) the energy certificate|Choose the address for its own certificate)/;

test("a plain yes leaves nothing to be done but to register and a certificate, and an if names what it is", () => {
	everyHome((_, __, { let: lets, pays }) => {
		if (lets.verdict === "yes") {
			expect(lets.needs.map(({ what }) => what).filter((what) => !always.test(what))).toEqual([]);
		}
		if (lets.verdict === "yes_if") {
			expect(lets.needs.length).toBeGreaterThan(0);
		}
		expect(pays.verdict === "yes" && pays.needs.length > 0).toBe(false);
	});
});

test("strangers are told no amount that rests on a published figure beside the home", () => {
	everyHome((_, { risks }, answer) => {
		const gated = risks
			.filter(({ amountFrom }) => amountFrom === "published")
			.map(({ headline }) => headline);
		for (const { headline, amountPence } of answerForStrangers(answer).risks.items) {
			expect(amountPence === undefined || !gated.includes(headline)).toBe(true);
		}
	});
});

test("every risk says who says so, and what is published says when", () => {
	everyHome((_, { risks }, answer) => {
		for (const { sourceText } of answer.risks.items) {
			expect(sourceText).toMatch(/\w/);
		}
		const undated = risks.filter(
			({ source, amountFrom, amount }) =>
				amount !== null && amountFrom !== "stated" && source.asOf === null,
		);
		expect(undated.map(({ id }) => id)).toEqual([]);
	});
});

test("no sentence is printed more than twice in a report", () => {
	everyHome((document) => {
		const { narrative, risks, unchecked, verdict } = document;
		const sentences = [
			verdict.headline,
			...printedClaims(narrative.keyRisks, narrative).map(({ text }) => text),
			...printedClaims(narrative.recommendations, narrative).map(({ text }) => text),
			...flaggedRisks(risks).map(({ detail }) => detail),
			...unchecked.map(({ why }) => why),
		];
		for (const [text, times] of Map.groupBy(sentences, (text) => text)) {
			expect([text, times.length <= 2]).toEqual([text, true]);
		}
	});
});

/** What a plain yes has settled. */
const unlicensed = /^(licence_.*|planning)$/;
const paysNothing = /^(negative_cash_flow|tax_above_cash_flow|no_lender|under_bank_rate)$/;

test("no risk contradicts the answer beside it", () => {
	everyHome((_, { risks }, { let: lets, pays }) => {
		const ids = risks.map(({ id }) => id);
		if (lets.grade === "yes" || lets.grade === "found_none") {
			expect(ids.filter((id) => unlicensed.test(id))).toEqual([]);
			const stops = risks.filter(
				({ effect, certainty }) => effect === "forbids" && certainty === "certain",
			);
			// A certificate that has run out stands in the answer itself.
			expect(stops.map(({ id }) => id)).toEqual(
				/has expired/.test(lets.reason) ? ["certificate_expiry"] : [],
			);
		}
		if (pays.grade === "yes") {
			expect(ids.filter((id) => paysNothing.test(id))).toEqual([]);
		}
	});
});

test("of a home that may not be let the gravest risk forbids it", () => {
	everyHome((_, { risks: [gravest] }, { let: lets }) => {
		if (lets.verdict === "no") {
			expect(gravest?.id).toMatch(lets.grade === "planning" ? /^planning$/ : forbidding);
		}
	});
});

/** Planning comes before a licence, and a licence before energy. Source: Rule RISK-2. */
const forbidding = /^(planning|licence_.*|below_minimum)$/;

test("the price at which it pays is one figure, however often it is said", () => {
	everyHome((document, { inputs }) => {
		const { answer, plan } = document;
		const told = JSON.stringify([answer, plan.map(({ what }) => what)]);
		const prices = told.match(/(?<=pays? (with a loan of )?up to )£[\d,]*\d/g) ?? [];
		// With a rent stated that is not the mean a need may solve at another rent.
		if (inputs.rent !== null || inputs.price === null) {
			expect([...new Set(prices)].slice(1), told).toEqual([]);
		}
	});
});

test("the owner of a home is not told to bid, and a house with no lease known not of one", () => {
	everyHome((document, { energy, facts, inputs, chosen }) => {
		const { answer, plan, risks, narrative, unchecked } = document;
		const told = JSON.stringify([answer, plan, risks, narrative, unchecked]);
		const about = (words: RegExp) => told.match(words)?.map((found) => found.toString()) ?? [];
		if (inputs.owned) {
			expect(about(/[^"]*(before you (offer|bid|buy)|the seller|asking price)[^"]*/gi)).toEqual([]);
		}
		const isHouse = energy.propertyType.value === "House";
		if (isHouse && lastSale(facts, chosen)?.tenure === "freehold") {
			expect(about(/[^"]*(service charge|ground rent|the lease)[^"]*/gi)).toEqual([]);
		}
	});
});
