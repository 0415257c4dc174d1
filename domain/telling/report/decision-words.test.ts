import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { daysInWords } from "../../base/words.ts";
import { answerLines, riskWorthInWords } from "../../judgement/answer/answer-words.ts";
import { nextSteps, planPhaseInWords } from "../../judgement/steps/plan-step.ts";
import { cases } from "../../test/cases.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import { readingAge } from "../../test/reading-age.ts";
import { certificateE, fullFacts, reportOf } from "../../test/some-report.ts";
import { composeReport } from "./compose-report.ts";
import { notCheckedLine } from "./decision-words.ts";
import type { ReportDocument } from "./document/document.ts";

/** Lines of page one, without names of places and contacts. */
function pageOne({ answer, plan, dates, unchecked }: ReportDocument): string[] {
	const steps = nextSteps(plan);
	const notChecked = notCheckedLine({ unchecked });
	return [
		...answerLines(answer).flatMap(({ question, word, why }) => [question, word, why]),
		...answer.risks.items.flatMap((risk) => [risk.headline, riskWorthInWords(risk)]),
		...steps.flatMap(({ phase, what }) => [planPhaseInWords[phase], what]),
		...dates.flatMap((date) => [date.title, daysInWords(date)]),
		...(notChecked ? [notChecked.what, notChecked.warning] : []),
	].filter((line) => line !== "");
}

/** Years. */
const OLDEST = 13;

test.each([
	["without figures", {}],
	["that pays", { price: fromPounds(165_000), rent: fromPounds(1_300) }],
	["that loses money", { price: fromPounds(300_000), rent: fromPounds(900) }],
])("page one of a home %s is read with ease at 13", (_, inputs) => {
	const document = reportOf({ facts: fullFacts(), chosen: certificateE, ...inputs });
	expect(readingAge(pageOne(document))).toBeLessThanOrEqual(OLDEST);
});

test("whatever is known, half of all first pages are read with ease at 13, and none asks for more than 15", () => {
	const ages = fc
		.sample(generatedHomes, { numRuns: cases(200).numRuns ?? 200, seed: 7 })
		.map((home) => readingAge(pageOne(composeReport(assessed(home)))))
		.toSorted((a, b) => a - b);
	expect(ages[Math.floor(ages.length / 2)]).toBeLessThanOrEqual(OLDEST);
	expect(ages.at(-1)).toBeLessThanOrEqual(15);
});

test("a text in plain words is read at a lower age than one in long ones", () => {
	expect(readingAge(["The cat sat on the mat. It was warm."])).toBeLessThan(8);
	expect(
		readingAge([
			"Notwithstanding the aforementioned considerations, administrative determinations necessitate comprehensive documentation.",
		]),
	).toBeGreaterThan(20);
});
