import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";

/** A summary of today's free preview of a place. Null where something is not known. */
export type Example = {
	/** Without a space, as in the app's own addresses. */
	readonly postcode: string;
	/** Where it lies, such as "Fallowfield, Manchester". */
	readonly place: string | null;
	/** How its three questions are answered. */
	readonly answered: AnsweredInShort;
	/** Investment score, 0-100, higher is better. */
	readonly score: number | null;
	/** Shown above the score. An area gets its rank, never a label. */
	readonly label: string;
	/** Band of the certificates at the postcode, or the typical one of the area. */
	readonly epcRating: string | null;
	/** Gross yield in percent. */
	readonly grossYield: number | null;
	/** The licence that decides, with its verdict, such as "Selective licence: likely required". */
	readonly licensing: string;
	/** Day of the assessment in London, `YYYY-MM-DD`. */
	readonly assessedOn: string;
};

/** A summary of the report on the sample postcode as it would be made today. */
export type SampleSummary = {
	/** With its space. */
	readonly postcode: string;
	readonly place: string | null;
	/** How its three questions are answered. */
	readonly answered: AnsweredInShort;
	readonly investmentScore: number | null;
	readonly riskScore: number | null;
	/** As the report prints it; null where it prints none. */
	readonly riskDescription: string | null;
	/** The report's own first sentence. */
	readonly headline: string;
	/** Its first risks, at most three, each as the report words it. */
	readonly keyRisks: readonly string[];
	/** Its first recommendation. */
	readonly recommendation: string | null;
	/** Titles of its chapters, in order. */
	readonly chapters: readonly string[];
	readonly assessedOn: string;
};

/** GET /api/examples: what the home page shows of the product. An example that is unavailable is left out. */
export type Examples = {
	readonly examples: readonly Example[];
	readonly sample: SampleSummary | null;
};
