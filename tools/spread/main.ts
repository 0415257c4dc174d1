import { runCommand } from "#datasets/commands/run-command.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import { type Inputs, implausibleFigure, noInputs } from "#domain/base/inputs.ts";
import { fromPounds } from "#domain/base/money.ts";
import { type Use, useInWords } from "#domain/base/use.ts";
import { answerLines } from "#domain/judgement/answer/answer-words.ts";
import { composeAnswer } from "#domain/judgement/answer/compose-answer.ts";
import { assess } from "#domain/judgement/assess.ts";
import { committedFacts, type Spot } from "./committed-facts.ts";

/*
 * `npm run spread`: judges a thousand homes of Great Britain, drawn by private renters, and prints how the answers spread: an answer that nearly every home
 * gets says nothing. Of each use a third of the homes state a postcode alone, a third add a price, and a third add price and rent, at yields as lenders'
 * portfolios have them (7.1 % and 1.5 either way). The draw is the same in every run.
 */
const DAY = "2026-11-27";
const SEED = 20_261_127;
const drawn = [
	["single", 600],
	["sharers", 200],
	["hmo", 200],
] as const satisfies readonly (readonly [Use, number])[];
const stages = ["bare", "price", "both"] as const;

const random = randomFrom(SEED);
const known = committedFacts(await readReferenceTables());
const spots = known.spots();
let total = 0;
/** Renters of all spots up to each. */
const weights = spots.map(({ weight }) => {
	total += weight;
	return total;
});

await runCommand(async () => {
	for (const [use, count] of drawn) {
		const homes = Array.from({ length: count }, (_, at) =>
			judged(use, stages[at % stages.length] ?? "bare"),
		);
		print(
			`${useInWords[use]}, ${count} places`,
			homes.map(({ letting }) => letting),
			"Can it be let?",
		);
		for (const stage of stages) {
			const some = homes.filter((home) => home.stage === stage);
			print(
				`  ${stage}`,
				some.map(({ paying }) => paying),
				"Does it pay?",
			);
		}
		const screens = countsOf(homes.map(({ screen }) => screen));
		const [[, most] = ["", 0]] = screens;
		console.info(
			`  first screens: ${screens.length} different of ${count}; the most frequent ${share(most, count)}`,
		);
	}
});

function judged(use: Use, stage: (typeof stages)[number]) {
	for (;;) {
		const facts = known.factsOf(draw());
		const inputs = stated(use, stage, facts);
		if (inputs !== null && implausibleFigure(inputs) === null) {
			const assessment = assess(facts, { inputs, chosen: null, day: DAY });
			const answer = composeAnswer(assessment, 0);
			return {
				stage,
				letting: answer.let.grade,
				paying: answer.pays.grade,
				screen: answerLines(answer)
					.map(({ word, why }) => `${word} ${why}`)
					.join(" | "),
			};
		}
	}
}

/** What a visitor of a stage types; null where the place has no price to begin from. */
function stated(use: Use, stage: (typeof stages)[number], { authorities }: Facts): Inputs | null {
	const average = authorities[0]?.indexPrice?.average;
	if (stage === "bare") {
		return { ...noInputs, use };
	}
	if (average === undefined) {
		return null;
	}
	const price = fromPounds(1_000 * Math.round((average / 100_000) * (0.6 + 0.6 * random())));
	const percent = Math.max(3, 7.1 + 1.5 * normal());
	const rent = fromPounds(5 * Math.round((price * percent) / 100 / 12 / 500));
	return { ...noInputs, use, price, ...(stage === "both" ? { rent } : {}) };
}

function draw(): Spot {
	const at = random() * total;
	const found = spots[weights.findIndex((sum) => sum >= at)];
	if (!found) {
		throw new RangeError("no place was drawn");
	}
	return found;
}

function print(title: string, grades: readonly string[], question: string): void {
	const parts = countsOf(grades).map(([grade, count]) => `${grade} ${share(count, grades.length)}`);
	console.info(`${title}. ${question} ${parts.join(", ")}`);
}

function countsOf(values: readonly string[]): [string, number][] {
	const counts = new Map<string, number>();
	for (const value of values) {
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return [...counts].toSorted(([, a], [, b]) => b - a);
}

function share(count: number, of: number): string {
	return `${((100 * count) / of).toFixed(1)}%`;
}

/** A normal draw with mean 0 and deviation 1. */
function normal(): number {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers from 0 to 1 in the same order for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
