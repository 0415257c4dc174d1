import type { ComponentId } from "./method.ts";

export type Deduction = { readonly label: string; readonly points: number };

/** One of the four parts of the score. */
export type Component = {
	readonly id: ComponentId;
	/** 0-100, higher is better; null when unknown. */
	readonly score: number | null;
	/** Unknown: a stand-in score is used, which adds no known weight. */
	readonly isAssumed: boolean;
	/** Rests on an estimate, an area figure or a thin sample. */
	readonly estimated: boolean;
	/** The reason for its score, in one sentence. */
	readonly reason: string;
	readonly deductions: readonly Deduction[];
	/** Quality of the basis, 0-1, from which the confidence is computed. */
	readonly quality: number;
};

/** Quality of a figure by how close to the home it was measured. */
export const qualityOfBasis = {
	visitor: 1,
	rule: 1,
	property: 1,
	postcode: 0.8,
	area: 0.6,
	authority: 0.5,
	market_area: 0.4,
	region: 0.3,
	country: 0.2,
} as const;
