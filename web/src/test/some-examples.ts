import type { Example, Examples, SampleSummary } from "#contracts/examples.ts";
import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";

/** Three answers in short, as a place without a word of the visitor's has them. */
export const someAnswered: AnsweredInShort = {
	let: { sign: "yes_if", word: "Probably: ask Manchester", figure: "3 of 5 checked" },
	pays: { sign: "price", word: "Up to £174,000", figure: "average here £192,000" },
	risk: { sign: "risk", word: "Selective licence: may be required", figure: "£887 usual fee" },
};

/** A preview in short, of the first example. */
export function anExample(overrides: Partial<Example> = {}): Example {
	return {
		postcode: "M145LL",
		place: "Fallowfield, Manchester",
		answered: someAnswered,
		score: 74,
		label: "Yields more than 7 of 10 English councils",
		epcRating: "C",
		grossYield: 6.05,
		licensing: "Selective licence: may be required",
		assessedOn: "2026-11-21",
		...overrides,
	};
}

/** What the home page shows of the sample report. */
export function aSample(overrides: Partial<SampleSummary> = {}): SampleSummary {
	return {
		postcode: "M14 5LL",
		place: "Fallowfield, Manchester",
		answered: someAnswered,
		investmentScore: 74,
		riskScore: 26,
		riskDescription: "Low-risk investment with strong fundamentals",
		headline: "The score is held back most by rental yield (68 of 100, estimated).",
		keyRisks: ["The home may need a selective licence.", "Rates may rise.", "The roof leaks."],
		recommendation: "Choose the address, or ask the seller for the energy certificate.",
		chapters: ["Overall Risk Assessment", "Action Plan"],
		assessedOn: "2026-11-21",
		...overrides,
	};
}

/** All that the home page shows of the product. */
export function someExamples(overrides: Partial<Examples> = {}): Examples {
	return {
		examples: [
			anExample(),
			anExample({
				postcode: "BN29QA",
				place: "Queen's Park, Brighton and Hove",
				score: 59,
				label: "Yields more than 2 of 10 English councils",
				epcRating: "E",
				grossYield: 4.97,
				licensing: "Selective licence: likely required",
			}),
			anExample({
				postcode: "CF243AB",
				place: "Plasnewydd, Cardiff",
				score: 73,
				epcRating: "D",
				grossYield: 4.72,
				licensing: "Selective licence: we found none",
			}),
		],
		sample: aSample(),
		...overrides,
	};
}
