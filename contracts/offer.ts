import * as z from "zod";

/** What the report of one place holds and lacks, and whether it is sold. Source: Rule OFFER-2. */
export const ReportOffer = z.object({
	isSold: z.boolean(),
	/** Of the five lines a report is sold by, those that this one makes good. Empty where none is sold. */
	holds: z.array(z.string()).readonly(),
	/** What it will not hold, and why; the energy rating first. */
	lacks: z.array(z.object({ what: z.string(), why: z.string() })).readonly(),
	/** Questions that this one answers besides. */
	questions: z.array(z.string()).readonly(),
	/** Why it is not sold; of one that is sold, that no energy rating is known. */
	reason: z.string().nullable(),
});
export type ReportOffer = z.infer<typeof ReportOffer>;

/** The same on a preview, with what it costs. */
export const PricedOffer = ReportOffer.extend({
	/** Pounds; null when our tables did not say in time, or nothing is sold. */
	price: z.number().nullable(),
});
export type PricedOffer = z.infer<typeof PricedOffer>;
