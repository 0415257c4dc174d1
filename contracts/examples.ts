import * as z from "zod";

/** A free preview in short: the same assessment, of today. Null is what is not known there. */
export const Example = z.object({
	/** Without a space, as in addresses of screens. */
	postcode: z.string(),
	/** Where it lies, such as "Fallowfield, Manchester". */
	place: z.string().nullable(),
	/** Investment score, 0-100, higher is better. */
	score: z.number().nullable(),
	label: z.string(),
	colour: z.enum(["green", "yellow", "red"]).nullable(),
	/** A letter, of the certificates at the postcode or typical of the area. */
	epcRating: z.string().nullable(),
	/** Gross yield in percent. */
	grossYield: z.number().nullable(),
	/** The licence that decides, with its verdict, such as "Selective licence: likely required". */
	licensing: z.string(),
	/** Day of the assessment in London, `YYYY-MM-DD`. */
	assessedOn: z.string(),
});
export type Example = z.infer<typeof Example>;

/** The sample report in short: the report of the sample postcode as it would be made today. */
export const SampleSummary = z.object({
	/** With its space. */
	postcode: z.string(),
	place: z.string().nullable(),
	investmentScore: z.number().nullable(),
	riskScore: z.number().nullable(),
	/** As the report prints it; null where it prints none. */
	riskDescription: z.string().nullable(),
	/** The report's own first sentence. */
	headline: z.string(),
	/** Its first risks, at most three, each as the report words it. */
	keyRisks: z.array(z.string()),
	/** Its first recommendation. */
	recommendation: z.string().nullable(),
	/** Titles of its chapters, in order. */
	chapters: z.array(z.string()),
	assessedOn: z.string(),
});
export type SampleSummary = z.infer<typeof SampleSummary>;

/** GET /api/examples: what the home page shows of the product. An example that cannot be had now is left out. */
export const Examples = z.object({
	examples: z.array(Example),
	sample: SampleSummary.nullable(),
});
export type Examples = z.infer<typeof Examples>;
