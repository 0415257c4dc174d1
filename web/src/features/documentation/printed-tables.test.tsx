import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { rangeInWords, rangeOr } from "#domain/base/amounts-in-words.ts";
import { bands } from "#domain/base/facts/band.ts";
import { councilLicences } from "#domain/base/licence.ts";
import { dateInWords, poundsInWords } from "#domain/base/words.ts";
import {
	grades,
	investmentBands,
	riskBands,
	riskDescriptions,
} from "#domain/judgement/score/bands.ts";
import { qualityOfBasis } from "#domain/judgement/score/component.ts";
import { burdenNames, countedShares } from "#domain/judgement/score/licensing-component.ts";
import {
	componentIds,
	componentLabels,
	demandScores,
	FEWEST_WEIGHT_KNOWN,
	licensingDeductions,
	limitIds,
	scoreLimits,
	weights,
	yieldCurve,
} from "#domain/judgement/score/method.ts";
import { lettingStandards } from "#domain/subjects/energy/letting-standard.ts";
import { feesBeforeMay2026, licenceFee } from "#domain/subjects/licensing/licence-fees.ts";
import { licensingLawOf } from "#domain/subjects/licensing/licensing-law.ts";
import { verdicts } from "#domain/subjects/licensing/verdict.ts";
import { verdictInWords } from "#domain/subjects/licensing/verdict-words.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { EpcPart } from "./epc-part.tsx";
import { LicensingPart } from "./licensing-part.tsx";
import { RiskPart } from "./risk-part.tsx";

/** The lines of a table below its heads, each cell as it reads. */
function lines(caption: string): (string | null)[][] {
	const table = page.getByRole("table", { name: caption, exact: true }).element();
	return [...table.querySelectorAll("tbody tr")].map((line) =>
		[...line.children].map(({ textContent }) => textContent),
	);
}
const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

test("what is said of Scotland is what its homes get: a score without certificates, and of Northern Ireland none", async () => {
	renderPart(<RiskPart />);
	await shown(/In Scotland a score rests on licensing, yield and demand/);
	const known = weights.licensing + weights.yield + weights.market;
	expect(known).toBeGreaterThanOrEqual(FEWEST_WEIGHT_KNOWN);
	expect(known - weights.yield).toBeLessThan(FEWEST_WEIGHT_KNOWN);
});

test("the score's tables are those it is calculated with", async () => {
	renderPart(<RiskPart />);
	await expect.element(page.getByRole("table", { name: "Weights of the score" })).toBeVisible();

	expect(lines("Weights of the score")).toEqual(
		componentIds.map((id) => [componentLabels[id], `${weights[id]}%`]),
	);
	expect(lines("Deductions for licences and planning")).toEqual(
		(["mandatory", "additional", "selective", "articleFour"] as const).map((kind) => [
			burdenNames[kind],
			`−${licensingDeductions[kind]}`,
		]),
	);
	expect(lines("How much of a deduction counts").map(([, share]) => share)).toEqual(
		["needed", "toAsk", "starting", "notKnown", "noneOnLeads", "noneRead", "none"].map(
			(as) => `${countedShares[as as keyof typeof countedShares].share * 100}%`,
		),
	);
	expect(lines("Limits of the score").map(([, most]) => most)).toEqual(
		limitIds.map((id) => String(scoreLimits[id])),
	);
	expect(lines("Score of a gross yield").map(([, score]) => score)).toEqual(
		yieldCurve.map(([, score]) => `${score} points`),
	);
	expect(lines("Score of the demand").map(([demand, , score]) => [demand, score])).toEqual(
		Object.entries(demandScores).map(([demand, score]) => [demand, String(score)]),
	);
	expect(lines("What a figure counts towards the confidence").map(([, share]) => share)).toEqual(
		Object.values(qualityOfBasis).map((share) => `${share * 100}%`),
	);
});

test("both scales are printed whole, and a risk of 40 to 59 leads with its description", async () => {
	renderPart(<RiskPart />);
	await expect.element(page.getByRole("table", { name: "Labels of the risk score" })).toBeVisible();

	expect(lines("Labels of the investment score")).toEqual([
		["80 to 100", investmentBands[0].label],
		["60 to 79", investmentBands[1].label],
		["40 to 59", investmentBands[2].label],
		["0 to 39", investmentBands[3].label],
	]);
	expect(lines("Grades of the investment score")).toEqual([
		["80 to 100", `A: ${grades[0].label}`],
		["65 to 79", `B: ${grades[1].label}`],
		["50 to 64", `C: ${grades[2].label}`],
		["35 to 49", `D: ${grades[3].label}`],
		["0 to 34", `E: ${grades[4].label}`],
	]);
	expect(lines("Labels of the risk score")).toEqual([
		["80 to 100", riskDescriptions[0].text, riskBands[0].label],
		["60 to 79", riskDescriptions[1].text, "None printed"],
		["40 to 59", riskDescriptions[2].text, "None printed"],
		["0 to 39", riskDescriptions[3].text, riskBands[2].label],
	]);
});

test("the example is worked through: its parts, its sum, and what a change makes of it", async () => {
	renderPart(<RiskPart />);

	await shown("(40 × 62 + 30 × 70 + 20 × 100 + 10 × 70) ÷ 100 ≈ 73");
	await shown('Investment score 73: "Good Investment". Risk score 27');
	expect(
		lines("The example with one thing changed").map(([, score, known]) => [score, known]),
	).toEqual([
		["20", "100%"],
		["77", "100%"],
		["77", "70%"],
		["None", "50%"],
	]);
});

test("the bands, their points and whether they may be let are those of the rule", async () => {
	renderPart(<EpcPart />);
	await expect.element(page.getByRole("table", { name: "Energy bands" })).toBeVisible();

	expect(lines("Energy bands")).toEqual(
		bands.map(({ letter, from, to }) => [
			letter,
			`${from} to ${to}`,
			"FG".includes(letter) ? "Only with an exemption" : "May be let",
		]),
	);
});

test("each letting standard is printed with its day, its cap and its fine", async () => {
	renderPart(<EpcPart />);

	await shown("In force since 1 April 2020.");
	await shown("Announced, not law yet: from 1 October 2030.");
	for (const { cap, penalty, from } of lettingStandards) {
		await shown(dateInWords(from));
		await shown(`${poundsInWords(cap)} including VAT`);
		await shown(`${poundsInWords(penalty.amount)} per property`);
	}
});

test("fees are those of the rule, with what was usual before 1 May 2026", async () => {
	renderPart(<LicensingPart />);
	await expect.element(page.getByRole("table", { name: "Licence fees in England" })).toBeVisible();

	expect(lines("Licence fees in England")).toEqual(
		councilLicences.map((licence) => [
			burdenNames[licence],
			rangeOr(licenceFee("England", licence)),
			expect.stringMatching(/, seen by 20 November 2026$/),
			rangeInWords(feesBeforeMay2026[licence]),
		]),
	);
	await expect.element(page.getByText("Before 1 May 2026", { exact: true })).toBeVisible();
});

test("fines are told by the day of the offence, the newest first", async () => {
	renderPart(<LicensingPart />);
	await expect.element(page.getByText("From 1 May 2026", { exact: true })).toBeVisible();

	expect(lines("Penalties for letting without a licence in England")).toEqual([
		["From 1 May 2026", "£40,000", "24 months"],
		["6 April 2017 to 30 April 2026", "£30,000", "12 months"],
	]);
	expect(lines("Where national guidance has councils start")).toEqual(
		licensingLawOf("England")
			.penalties.flatMap(({ startingLevels }) => startingLevels)
			.map(({ offence, amount }) => [offence, poundsInWords(amount)]),
	);
});

test("every verdict is explained, for a licence and for planning", async () => {
	renderPart(<LicensingPart />);
	await expect.element(page.getByRole("table", { name: "Licensing verdicts" })).toBeVisible();

	const told = lines("Licensing verdicts");
	expect(told.map(([licence, planning]) => [licence, planning])).toEqual(
		verdicts.map((verdict) =>
			[false, true].map((isPlanning) => verdictInWords({ verdict, isPlanning, isByLaw: false })),
		),
	);
	expect(told.every(([, , meaning]) => meaning)).toBe(true);
});

test.each(["Wales", "Scotland", "Northern Ireland"])(
	"the law of %s has its registration and its HMO licence, and says that it is a part",
	async (nation) => {
		renderPart(<LicensingPart />);
		const topic = page.getByRole("region", { name: nation, exact: true });

		await expect.element(topic.getByText("Registration", { exact: true })).toBeVisible();
		await expect.element(topic.getByText("HMO licence", { exact: true })).toBeVisible();
		await expect
			.element(topic.getByText(`We hold only part of what the law of ${nation}`))
			.toBeVisible();
	},
);
